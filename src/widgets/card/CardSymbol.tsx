import type { Card, GameId } from '#engine';
import type { Locale } from '#words';
import { BACK_INKS, backOf, smallBack } from './drawing/back.ts';
import { FORMATS } from './drawing/frame.ts';
import { type LargeCard, largeCard } from './drawing/large.ts';
import type { Drawing } from './drawing/shape.ts';
import { SMALL, smallCard } from './drawing/small.ts';
import { symbolId } from './symbolId.ts';

function Shapes({ drawing }: { readonly drawing: Drawing }) {
  return drawing.map(({ ink, path }) => <path key={path} className={`ink-${ink}`} d={path} />);
}

export interface CardSymbolProps {
  readonly game: GameId;
  readonly card: Card;
  readonly locale: Locale;
}

const SMALL_BOX = `0 0 ${SMALL.width} ${SMALL.height}`;

/** The small drawing. Its picture has an id, so that the large one need not repeat it. */
export function SmallSymbol({ game, card, locale }: CardSymbolProps) {
  const { under, picture, at, over } = smallCard(game, card, locale);
  const id = symbolId(game, card);
  return (
    <symbol id={id} viewBox={SMALL_BOX}>
      <Shapes drawing={under} />
      {picture.length > 0 && (
        <g transform={`translate(${at.x} ${at.y})scale(${at.scale})`}>
          <g id={`${id}-picture`}>
            <Shapes drawing={picture} />
          </g>
        </g>
      )}
      <Shapes drawing={over} />
    </symbol>
  );
}

function Half({ id, of, shared }: { id: string; of: LargeCard; shared: string | null }) {
  const { format, picture, corner } = of;
  const drawn = shared ? <use href={`#${shared}`} /> : <Shapes drawing={picture} />;
  return (
    <g id={id}>
      {picture.length > 0 &&
        (format.scale === 1 ? drawn : <g transform={`scale(${format.scale})`}>{drawn}</g>)}
      <Shapes drawing={corner} />
    </g>
  );
}

/** The large drawing: half of it is drawn and then turned about the middle. */
export function LargeSymbol({ shared, ...card }: CardSymbolProps & { readonly shared: boolean }) {
  const of = largeCard(card.game, card.card, card.locale);
  const { width, height } = of.format;
  const id = symbolId(card.game, card.card, 'large');
  const picture = shared ? `${symbolId(card.game, card.card)}-picture` : null;
  return (
    <symbol id={id} viewBox={`0 0 ${width} ${height}`}>
      <rect width={width} height={height} className="ink-paper" />
      <Half id={`${id}-half`} of={of} shared={picture} />
      <use href={`#${id}-half`} transform={`rotate(180 ${width / 2} ${height / 2})`} />
      <Shapes drawing={of.whole} />
    </symbol>
  );
}

/** The backs of a pack. */
export function BackSymbols({ game, large }: { readonly game: GameId; readonly large: boolean }) {
  const ink = BACK_INKS[game];
  const format = FORMATS[game];
  const { width, height } = format;
  return (
    <>
      <symbol id={symbolId(game, null)} viewBox={SMALL_BOX}>
        <Shapes drawing={smallBack(ink)} />
      </symbol>
      {large && (
        <symbol id={symbolId(game, null, 'large')} viewBox={`0 0 ${width} ${height}`}>
          <rect width={width} height={height} className="ink-paper" />
          <g id={`${symbolId(game, null, 'large')}-drawing`}>
            <Shapes drawing={backOf(format, ink)} />
          </g>
        </symbol>
      )}
    </>
  );
}
