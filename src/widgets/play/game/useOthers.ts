import { useEffect, useRef, useState } from 'react';
import type { Action, Seat } from '#engine';
import { type SeatView, seatView } from '#players';
import { startThinker, type Thinker } from '../worker/thinker.ts';
import type { Done, Hand, Playing } from './saved.ts';
import { mix } from './shuffle.ts';

/** How long a word or card lies before the next follows, and a finished trick, in milliseconds. */
const WAITS = {
  calm: { step: 650, trick: 1600 },
  brisk: { step: 0, trick: 60 },
} as const;

const later = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds));

/** In a Mußrunde nobody speaks but the one who must declare. */
const forced = (view: SeatView, must: Seat | null): Action | null => {
  if (must === null || view.phase !== 'auction') return null;
  if (view.seat !== must) return { type: 'pass' };
  return view.actions.find((action) => action.type === 'bid') ?? null;
};

export interface Others {
  /** The seat that is thinking. */
  readonly thinking: Seat | null;
  readonly failed: boolean;
}

/** Lets the computer's players act whenever it is the turn of one, in a worker. */
export const useOthers = (
  playing: Playing | null,
  hand: Hand | null,
  course: { readonly done: readonly Done[]; readonly state: Done['state'] } | null,
  act: (action: Action) => void,
): Others => {
  const [failed, setFailed] = useState(false);
  const thinker = useRef<Thinker | null>(null);
  const doing = useRef(act);
  doing.current = act;
  useEffect(
    () => () => {
      thinker.current?.stop();
      thinker.current = null;
    },
    [],
  );
  const turn = hand && course ? hand.game.turn(course.state) : null;
  const must = hand?.mustDeclare ?? null;
  const own =
    turn !== null &&
    turn === hand?.own &&
    !(course?.state.phase === 'auction' && must !== null && must !== turn);
  const thinking = turn !== null && !own ? turn : null;
  const moment = `${playing?.seed} ${playing?.hand} ${playing?.actions} ${playing?.course.kind}`;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the moment stands for all that it is made of
  useEffect(() => {
    if (!playing || !hand || !course || thinking === null) return;
    let here = true;
    const { game, options } = hand;
    const { state, done } = course;
    const view = seatView({ game, options, state }, thinking);
    const wait = WAITS[playing.pace];
    const trickLies = state.phase === 'play' && view.trick === null && view.tricks.length > 0;
    const answer = async (): Promise<Action> => {
      const word = forced(view, must);
      if (word) return word;
      thinker.current ??= startThinker();
      return thinker.current.ask(view, playing.strength, mix(playing.seed, done.length));
    };
    Promise.all([answer(), later(trickLies ? wait.trick : wait.step)])
      .then(([action]) => here && doing.current(action))
      .catch(() => here && setFailed(true));
    return () => {
      here = false;
    };
  }, [moment, thinking]);
  return { thinking, failed };
};
