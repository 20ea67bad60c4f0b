import type { Card, GameId } from '#engine';
import { cornerIndex, type Face, faceOf } from './face.ts';
import { numeralPath } from './numeral.ts';
import { placePath } from './path.ts';
import { COURT_DETAILS, COURT_PATHS, GSTIESS_PATH, MOND_PATH, PAGAT_PATH } from './pictures.ts';
import { pipHeight, pipPlaces } from './pips.ts';
import { SUIT_SIGNS } from './suits.ts';

/** The address of a card's drawing inside its page. */
export const symbolId = (game: GameId, card: Card): string => `card-${game}-${card}`;

/** The field of the pips: centres of the outer ones. */
const FIELD = { left: 53, right: 85, top: 58, bottom: 150 } as const;

const pipsPath = (sign: string, count: number): string => {
  const height = pipHeight(count);
  return pipPlaces(count)
    .map(([column, row]) => {
      const x = FIELD.left + column * (FIELD.right - FIELD.left);
      const y = FIELD.top + row * (FIELD.bottom - FIELD.top);
      return placePath(sign, x, y, height);
    })
    .join('');
};

/** Where the large signs of a court card or a sow lie; Ober and Unter are told apart by it. */
const signsPath = (sign: string, face: Face): string => {
  if (face.kind === 'pips') return pipsPath(sign, face.count);
  if (face.kind === 'sow') return placePath(sign, 64, 80, 46) + placePath(sign, 64, 136, 46);
  if (face.kind !== 'court') return '';
  if (face.court === 'ober') return placePath(sign, 84, 26, 26);
  return face.court === 'unter' ? placePath(sign, 20, 144, 26) : '';
};

function CornerText({ children }: { children: string }) {
  const squeeze = children.length > 1 ? { textLength: 44, lengthAdjust: 'spacingAndGlyphs' } : {};
  return (
    <text x="7" y="42" className="card-index" {...squeeze}>
      {children}
    </text>
  );
}

function SuitCard({ game, face, index }: { game: GameId; face: Face; index: string }) {
  if (face.kind === 'trump' || face.kind === 'gstiess') return null;
  const sign = SUIT_SIGNS[game][face.suit];
  if (!sign) return null;
  return (
    <g className={`card-ink card-ink--${sign.tone}`}>
      <CornerText>{index}</CornerText>
      <path d={placePath(sign.path, 20, 66, 28) + signsPath(sign.path, face)} />
      <text x="20" y="106" className="card-letter">
        {face.suit.toLowerCase()}
      </text>
      {face.kind === 'court' && (
        <g transform="translate(17 30) scale(.82)">
          <path d={COURT_PATHS[face.court]} />
          <path d={COURT_DETAILS[face.court]} className="card-paper" />
        </g>
      )}
    </g>
  );
}

function TrumpCard({ number }: { number: number }) {
  const corner = numeralPath(number, { x: 7, y: 12, height: 30, maxWidth: 51, align: 'start' });
  const picture = number === 21 ? MOND_PATH : number === 1 ? PAGAT_PATH : null;
  const large = numeralPath(number, { x: 50, y: 80, height: 50, maxWidth: 66, align: 'middle' });
  return picture ? (
    <>
      <rect width="100" height="170" className="card-honour" />
      <g className="card-ink card-ink--paper">
        <path d={corner} className="card-stroke" />
        <path d={picture} />
      </g>
    </>
  ) : (
    <>
      <rect width="100" height="170" className="card-trump" />
      <g className="card-ink card-ink--trump">
        <path d={corner} className="card-stroke" />
        <path d={large} className="card-stroke" />
        <path d="M8 58H92V156H8zM14 64H86V150H14z" className="card-frame" />
      </g>
    </>
  );
}

function GstiessCard() {
  return (
    <>
      <rect width="100" height="170" className="card-honour" />
      <g className="card-ink card-ink--paper">
        <CornerText>G</CornerText>
        <path d={GSTIESS_PATH} />
      </g>
    </>
  );
}

export interface CardSymbolProps {
  readonly game: GameId;
  readonly card: Card;
  readonly locale: string;
}

/** The drawing of one card as a symbol. The one place to change when the deck is drawn anew. */
export function CardSymbol({ game, card, locale }: CardSymbolProps) {
  const face = faceOf(game, card);
  return (
    <symbol id={symbolId(game, card)} viewBox="0 0 100 170">
      {face.kind === 'trump' && <TrumpCard number={face.number} />}
      {face.kind === 'gstiess' && <GstiessCard />}
      {face.kind !== 'trump' && face.kind !== 'gstiess' && (
        <SuitCard game={game} face={face} index={cornerIndex(game, face.rank, locale)} />
      )}
    </symbol>
  );
}
