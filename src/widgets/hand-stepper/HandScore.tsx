import { handOf } from './hand.ts';
import type { AnnotatedHandProps } from './props.ts';
import { ScoreTable } from './ScoreTable.tsx';
import { timelineOf } from './timeline.ts';

/** The score of a hand that is played to its end. Rendered by the server alone. */
export function HandScore(props: AnnotatedHandProps) {
  const hand = handOf(props);
  const { end } = timelineOf(props.game, props.record);
  return <ScoreTable hand={hand} view={hand.game.view(end.state)} />;
}
