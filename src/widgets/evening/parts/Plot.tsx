import type { Account, Terms } from '#engine';
import { money, signedMoney } from '#words';
import { courseOf, type PlotShape, plotShape } from '../plot/plotShape.ts';
import { namesIn, type Talk } from '../talk.ts';
import './plot.css';

export interface PlotProps {
  readonly talk: Talk;
  readonly terms: Terms;
  readonly account: Account;
}

/** The height of a name, as a share of the field. */
const NAME = 11;

function Field({ shape }: { shape: PlotShape }) {
  return (
    <svg
      className="plot__field"
      viewBox="0 0 100 100"
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      {shape.amounts.map(({ value, at }) => (
        <path key={value} className="plot__rule" data-zero={value === 0} d={`M0,${at}H100`} />
      ))}
      {shape.lines.map(({ player, points }) => (
        <polyline key={player} className="plot__line" data-player={player} points={points} />
      ))}
    </svg>
  );
}

/** The same in figures, for those who do not see the lines. */
function Figures({ talk, terms, account }: PlotProps) {
  const { words, locale } = talk;
  const { unit } = account.settlement;
  return (
    <details className="plot__figures">
      <summary>{words.plotFigures}</summary>
      <table>
        <thead>
          <tr>
            <th scope="col">{words.hand}</th>
            {terms.players.map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {courseOf(account, terms).map((amounts, hand) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: hands keep their order
            <tr key={hand}>
              <th scope="row">{hand === 0 ? words.start : hand}</th>
              {amounts.map((amount, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: players keep their places
                <td key={index}>{signedMoney(amount, unit, locale)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}

/** The course of the evening: a line for each player, with his name at its end. */
export function Plot(props: PlotProps) {
  const { talk, terms, account } = props;
  const { words, locale } = talk;
  const { unit } = account.settlement;
  const shape = plotShape(account, terms, NAME);
  if (!shape) return null;
  const name = namesIn(talk, terms);
  const ends = shape.lines.map(
    ({ player, end }) => `${name(player)} ${signedMoney(end.value, unit, locale)}`,
  );
  return (
    <figure className="plot">
      <div className="plot__drawing" role="img" aria-label={words.plotSays(ends.join(', '))}>
        <div className="plot__amounts" aria-hidden="true">
          {shape.amounts.map(({ value, at }) => (
            <span key={value} style={{ insetBlockStart: `${at}%` }}>
              {money(value, unit, locale)}
            </span>
          ))}
        </div>
        <Field shape={shape} />
        <div className="plot__names" aria-hidden="true">
          {shape.lines.map(({ player, end }) => (
            <span key={player} data-player={player} style={{ insetBlockStart: `${end.label}%` }}>
              {name(player)}
            </span>
          ))}
        </div>
        <div className="plot__hands" aria-hidden="true">
          {shape.hands.map(({ value, at }) => (
            <span key={value} style={{ insetInlineStart: `${at}%` }}>
              {value}
            </span>
          ))}
        </div>
      </div>
      <Figures {...props} />
    </figure>
  );
}
