import { type ScoreLine, sumOf, type TableView } from '#engine';
import { plain, scoreLabel, signed } from '#words';
import { transcriptWords } from '#words/hand/transcript.ts';
import type { Hand } from './hand.ts';
import './score.css';

interface LineProps {
  readonly hand: Hand;
  readonly line: ScoreLine;
  readonly contract: string;
}

function Line({ hand, line, contract }: LineProps) {
  const { href, text } = hand.rule(line.rule);
  return (
    <tr>
      <th scope="row">
        {scoreLabel(line, contract, hand.locale)} <a href={href}>{text}</a>
      </th>
      <td>{line.times === 1 ? '' : `${plain(line.points)} × ${line.times}`}</td>
      <td>{signed(line.points * line.times)}</td>
    </tr>
  );
}

export interface ScoreTableProps {
  readonly hand: Hand;
  /** The table at the end of the hand. */
  readonly view: TableView;
}

/** The score line by line, each with the rule that grants it, their sum and the payments. */
export function ScoreTable({ hand, view }: ScoreTableProps) {
  const { score, contract } = view;
  if (!score || contract === null) return null;
  const words = transcriptWords[hand.locale];
  return (
    <div className="hand-score">
      <table className="hand-figures">
        <caption>{words.scoreLines}</caption>
        <tbody>
          {score.lines.map((line) => (
            <Line key={line.rule} hand={hand} line={line} contract={contract} />
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row" colSpan={2}>
              {words.sum}
            </th>
            <td>{signed(sumOf(score.lines))}</td>
          </tr>
        </tfoot>
      </table>
      <dl className="hand-score__payments">
        {score.payments.map((payment, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: players keep their seats
          <div key={index}>
            <dt>{hand.player(index)}</dt>
            <dd>{signed(payment)}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
