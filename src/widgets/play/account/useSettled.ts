import { useEffect, useMemo, useRef, useState } from 'react';
import { newId } from '../game/chance.ts';
import { storage } from '../game/keys.ts';
import { courseAfter, type Playing } from '../game/saved.ts';
import type { Settled } from './keep.ts';

/**
 * The evening after the hand on the table: null while that is played, or where there is no evening.
 * It is written into the account of the evening, and comes back with what was corrected there.
 */
export const useSettled = (
  playing: Playing,
  over: boolean,
  put: (playing: Playing) => void,
): Settled | null => {
  const after = useMemo(() => (over ? courseAfter(playing) : null), [over, playing]);
  const [settled, setSettled] = useState<(Settled & { readonly hand: number }) | null>(null);
  const putting = useRef(put);
  putting.current = put;
  useEffect(() => {
    if (!after) return;
    let here = true;
    const keep = async (): Promise<void> => {
      const { keepEvening } = await import('./keep.ts');
      if (!here) return;
      const next = keepEvening(after, { storage: storage(), now: Date.now, newId });
      setSettled((before) => ({
        ...next,
        parted: next.parted || (before?.hand === playing.hand && before.parted),
        hand: playing.hand,
      }));
      const { course } = playing;
      const kept = after.evening.entries.length;
      if (course.kind !== 'evening' || (course.id === next.course.id && course.kept === kept))
        return;
      putting.current({ ...playing, course: { ...course, id: next.course.id, kept } });
    };
    const look = () => void keep();
    look();
    addEventListener('storage', look);
    addEventListener('focus', look);
    addEventListener('pageshow', look);
    return () => {
      here = false;
      removeEventListener('storage', look);
      removeEventListener('focus', look);
      removeEventListener('pageshow', look);
    };
  }, [after, playing]);
  if (!after) return null;
  return settled?.hand === playing.hand ? settled : { course: after, parted: false };
};
