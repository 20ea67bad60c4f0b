import { rulesAtWork } from '#record/atWork';
import { AtWork } from '../AtWork.tsx';
import type { Scene } from '../scene.ts';

export interface AtWorkHereProps {
  readonly scene: Scene;
}

/** The rules at work at a step of which the page does not know them: found by replaying its line. */
export function AtWorkHere({ scene }: AtWorkHereProps) {
  const { hand, state, steps, record } = scene;
  const played = { game: hand.game, record, steps };
  return <AtWork hand={hand} rules={rulesAtWork(played, state.at)} />;
}
