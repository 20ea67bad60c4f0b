import { useEffect, useState } from 'react';
import type { EveningEdit, EveningEntry, Replay } from '#engine';
import type { SayPlayed } from '#words';
import type { Kept } from '../book/kept.ts';
import { draftIn } from '../book/kept.ts';

export type CardByCard = typeof import('./cardByCard.ts');

/** Once loaded it stays for as long as the page is open. */
let loaded: CardByCard | null = null;

export const loadReferee = async (): Promise<CardByCard> => {
  loaded ??= await import('./cardByCard.ts');
  return loaded;
};

const referee = (): CardByCard => {
  if (!loaded) throw new Error('a hand with every card before its referee');
  return loaded;
};

/** Works out a hand with every card. Whoever calls it has seen to it that the referee is loaded. */
export const replay: Replay = (...hand) => referee().scorePlayedHand(...hand);

export const sayPlayed: SayPlayed = (...refusal) => referee().playedRefusalSentence(...refusal);

const isPlayed = (entry: EveningEntry): boolean => entry.type === 'played';

const bringsPlayed = (edit: EveningEdit): boolean => 'entry' in edit && isPlayed(edit.entry);

/** Whether there is a hand with every card in an evening, or in what can be undone. */
export const needsReferee = (kept: Kept): boolean => {
  const { evening, past, future } = kept;
  return (
    evening.entries.some(isPlayed) ||
    [...past, ...future].some(bringsPlayed) ||
    draftIn(kept).played !== null ||
    kept.fresh.played !== null
  );
};

/** Whether an evening can be added up: at once, or when the referee that it needs is there. */
export const useReferee = (kept: Kept): 'ready' | 'loading' | 'missing' => {
  const needed = needsReferee(kept) && !loaded;
  const [state, setState] = useState<'ready' | 'loading' | 'missing'>('loading');
  useEffect(() => {
    if (!needed) return;
    let here = true;
    loadReferee()
      .then(() => here && setState('ready'))
      .catch(() => here && setState('missing'));
    return () => {
      here = false;
    };
  }, [needed]);
  return needed ? state : 'ready';
};
