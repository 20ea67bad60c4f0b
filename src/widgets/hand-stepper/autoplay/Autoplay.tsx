import { type Dispatch, type RefObject, useEffect } from 'react';
import type { NoteSegment } from '../../note/segments.ts';
import type { Scene } from '../scene.ts';
import type { StepperAction } from '../state.ts';
import { pauseAfter } from './pause.ts';

export interface AutoplayProps {
  readonly scene: Scene;
  readonly stage: RefObject<HTMLElement | null>;
  readonly dispatch: Dispatch<StepperAction>;
}

const lengthOf = (segments: readonly NoteSegment[]): number =>
  segments.reduce((sum, segment) => {
    if (segment.kind === 'emphasis') return sum + lengthOf(segment.children);
    return sum + (segment.kind === 'card' ? 2 : segment.text.length);
  }, 0);

/**
 * Lets the hand play by itself, with time to read each note. It stops when the focus goes anywhere
 * but to the button that stops it, when the table is touched, when the page is hidden, and when the
 * reader comes to want less motion.
 */
export function Autoplay({ scene, stage, dispatch }: AutoplayProps) {
  const { state, notes, current, view } = scene;
  const { action } = current;
  const pause = pauseAfter({
    action,
    finishes: action?.type === 'play' && view.trick === null,
    letters: notes.reduce((sum, note) => sum + lengthOf(note.segments), 0),
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: each step has its own time
  useEffect(() => {
    const timer = setTimeout(() => dispatch({ type: 'tick' }), pause);
    return () => clearTimeout(timer);
  }, [dispatch, pause, state.at]);
  useEffect(() => {
    const stop = () => dispatch({ type: 'play', playing: false });
    const motion = matchMedia('(prefers-reduced-motion: reduce)');
    const onMotion = () => motion.matches && stop();
    const onElsewhere = ({ target }: Event) => {
      const own = target instanceof Element && target.closest('.step-view__autoplay');
      if (!own) stop();
    };
    const onHidden = () => document.hidden && stop();
    const element = stage.current;
    onMotion();
    motion.addEventListener('change', onMotion);
    element?.addEventListener('focusin', onElsewhere);
    element?.addEventListener('pointerdown', onElsewhere);
    document.addEventListener('visibilitychange', onHidden);
    return () => {
      motion.removeEventListener('change', onMotion);
      element?.removeEventListener('focusin', onElsewhere);
      element?.removeEventListener('pointerdown', onElsewhere);
      document.removeEventListener('visibilitychange', onHidden);
    };
  }, [dispatch, stage]);
  return null;
}
