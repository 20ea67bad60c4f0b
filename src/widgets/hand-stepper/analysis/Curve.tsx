import { useMemo } from 'react';
import type { Speech } from '#words';
import { Say } from '../Say.tsx';
import { type CurveShape, curveOf, type Gift, giftsOf, type Point, pointsOf } from './curve.ts';
import type { KnownTurns, Line } from './line.ts';
import { giftSentence, momentSentence, type Talk, worthText } from './say.ts';

export interface CurveProps {
  readonly talk: Talk;
  readonly line: Line;
  readonly known: KnownTurns;
  readonly at: number;
  /** Goes to a step, where that can be done. */
  readonly onGo: ((step: number) => void) | undefined;
}

function Field({ shape }: { shape: CurveShape }) {
  return (
    <svg
      className="analysis-curve__field"
      viewBox="0 0 100 100"
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      {shape.bands.map(({ from, to, top, bottom, known }) => (
        <rect
          key={from}
          className="analysis-curve__band"
          data-known={known}
          x={from}
          y={top}
          width={to - from}
          height={Math.max(0.5, bottom - top)}
        />
      ))}
      {shape.amounts.map(({ value, at }) => (
        <path key={value} className="analysis-curve__rule" d={`M0,${at}H100`} />
      ))}
      {shape.here !== null && <path className="analysis-curve__here" d={`M${shape.here},0V100`} />}
      <path className="analysis-curve__line" d={shape.path} />
    </svg>
  );
}

interface GiftTextProps extends CurveProps {
  readonly gift: Gift;
}

function GiftText({ talk, line, gift, onGo }: GiftTextProps) {
  const text = (
    <Say hand={talk.hand} sentence={(speech: Speech) => giftSentence(talk, line, gift, speech)} />
  );
  return onGo ? (
    <button type="button" onClick={() => onGo(gift.step)}>
      {text}
    </button>
  ) : (
    text
  );
}

interface FiguresProps {
  readonly points: readonly Point[];
  readonly gifts: readonly Gift[];
}

/** The course of the play, trick by trick, in figures. */
function Figures(props: CurveProps & FiguresProps) {
  const { talk, line, points, gifts } = props;
  const { words } = talk;
  const seats = line.game.seats.length;
  const leads = points.slice(0, -1).filter(({ cards }) => cards % seats === 0);
  return (
    <details className="analysis-figures">
      <summary>{words.figures}</summary>
      <table>
        <thead>
          <tr>
            <th scope="col">{words.trick}</th>
            <th scope="col">{words.fromHere}</th>
            <th scope="col">{words.gaveAway}</th>
          </tr>
        </thead>
        <tbody>
          {leads.map(({ cards, worth }) => {
            const trick = cards / seats + 1;
            const own = gifts.filter((gift) => gift.trick === trick);
            return (
              <tr key={trick}>
                <th scope="row">{trick}</th>
                <td>{worthText(talk, worth)}</td>
                <td>
                  {own.length === 0
                    ? '–'
                    : own.map((gift) => <GiftText key={gift.step} {...props} gift={gift} />)}
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </details>
  );
}

/** What perfect play would have made of the hand at each of its cards. */
export function Curve(props: CurveProps) {
  const { talk, line, known, at } = props;
  const { words, allTricks } = talk;
  const points = useMemo(() => pointsOf(line, known), [line, known]);
  const gifts = useMemo(() => giftsOf(line, known), [line, known]);
  const shape = curveOf(line, points, at);
  if (!shape) return null;
  const [first] = points;
  const last = points.at(-1);
  const isOver = line.steps.at(-1)?.state.phase === 'over';
  const says = (worth: Point | undefined, stage: 'before' | 'over' | 'play') =>
    momentSentence(talk, {
      stage,
      worth: worth?.worth ?? null,
      turn: null,
      choices: [],
      played: null,
    }).replace(/\.$/, '');
  return (
    <figure className="analysis-curve">
      <figcaption>{words.curve}</figcaption>
      <div
        className="analysis-curve__drawing"
        role="img"
        aria-label={words.curveSays(
          says(first, 'before'),
          says(last, isOver ? 'over' : 'play'),
          gifts.length,
        )}
      >
        <div className="analysis-curve__amounts" aria-hidden="true">
          {shape.amounts.map(({ value, at: place }) => (
            <span key={value} style={{ insetBlockStart: `${place}%` }}>
              {allTricks ? (value > 0 ? '✓' : '✗') : value}
            </span>
          ))}
        </div>
        <Field shape={shape} />
        <div className="analysis-curve__tricks" aria-hidden="true">
          {shape.tricks.map(({ value, at: place }) => (
            <span key={value} style={{ insetInlineStart: `${place}%` }}>
              {value}
            </span>
          ))}
        </div>
      </div>
      {shape.bands.length > 0 && (
        <p className="analysis-curve__legend" aria-hidden="true">
          {shape.bands.some((band) => band.known) && <span data-known="true">{words.between}</span>}
          {shape.bands.some((band) => !band.known) && (
            <span data-known="false">{words.notSolved}</span>
          )}
        </p>
      )}
      <Figures {...props} points={points} gifts={gifts} />
    </figure>
  );
}
