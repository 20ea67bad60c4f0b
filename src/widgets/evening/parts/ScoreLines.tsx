import { type HandResult, sumOf, type Terms } from '#engine';
import { plain, scoreLabel, signed, signedMoney } from '#words';
import { amountOf } from '../result.ts';
import { namesIn, type Talk } from '../talk.ts';
import { RuleLink } from './RuleLink.tsx';
import './score-lines.css';

export interface ScoreLinesProps {
  readonly talk: Talk;
  readonly terms: Terms;
  readonly hand: HandResult;
}

/** In Dobbm the points are paid in Schilling, rounded before they are doubled. */
function Price({ talk, hand }: Pick<ScoreLinesProps, 'talk' | 'hand'>) {
  const amount = amountOf(hand);
  const paid = signedMoney(Math.abs(amount), 'schilling', talk.locale).replace('+', '');
  return (
    <tr className="score-lines__price">
      <th scope="row" colSpan={2}>
        {talk.words.matchPriceOf} <RuleLink talk={talk} rule="dobbm/scoring/match-price" />
      </th>
      <td>{amount < 0 ? talk.entry.eachPaid(paid) : talk.entry.each(paid)}</td>
    </tr>
  );
}

/** The score line by line, each with its rule, and what everybody wins or pays. */
export function ScoreLines({ talk, terms, hand }: ScoreLinesProps) {
  const { entry, locale } = talk;
  const name = namesIn(talk, terms);
  const isDobbm = terms.game === 'dobbm';
  const paid = (payment: number): string =>
    isDobbm ? signedMoney(payment, 'schilling', locale) : signed(payment);
  if (hand.lines.length === 0)
    return (
      <p className="score-lines">
        {entry.nothing} <RuleLink talk={talk} rule="dobbm/scoring/eingestellt" />
      </p>
    );
  return (
    <div className="score-lines">
      <table>
        <caption className="sr-only">{entry.scoreLines}</caption>
        <tbody>
          {hand.lines.map((line) => (
            <tr key={line.rule}>
              <th scope="row">
                {scoreLabel(line, hand.contract, locale)} <RuleLink talk={talk} rule={line.rule} />
              </th>
              <td>{line.times === 1 ? '' : `${plain(line.points)} × ${line.times}`}</td>
              <td>{signed(line.points * line.times)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row" colSpan={2}>
              {entry.sum}
            </th>
            <td>{signed(sumOf(hand.lines))}</td>
          </tr>
          {isDobbm && <Price talk={talk} hand={hand} />}
        </tfoot>
      </table>
      <dl className="score-lines__payments">
        {hand.payments.map((payment, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: players keep their places
          <div key={index} data-own={index === hand.declarer - 1}>
            <dt>{terms.players[index] ?? name(hand.declarer)}</dt>
            <dd>{paid(payment)}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
