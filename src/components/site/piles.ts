import type { Hand } from '#archive/archive.ts';
import { faultSentence, playThrough, recordFrom } from '#record';
import type { NamedPile } from '#widgets/triplet-counter/TripletCounter.tsx';
import { pageWords } from '#words';
import type { Place } from './place.ts';
import { plainText } from './plain.ts';

/** What the declarer of a hand has in the end, for the triplet counter to take over. */
export const declarersPile = (hand: Hand, place: Place): NamedPile => {
  const record = recordFrom(hand);
  if (!record.ok)
    throw new Error(`content/hands/${hand.id}.yaml: ${faultSentence(record.error, 'en')}`);
  const { game, state } = playThrough(record.value);
  const name = pageWords[place.text].declarersPile(plainText(hand.title, place));
  return { name, cards: game.view(state).piles.declarer };
};
