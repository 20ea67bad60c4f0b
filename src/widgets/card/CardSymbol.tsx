import type { Card, GameId } from '#engine';
import { cardName, type Locale } from '#words';
import { faceOf, type SuitFace } from './face.ts';
import { numeralPath } from './numeral.ts';
import { placePath } from './path.ts';
import { COURT_DETAILS, COURT_PATHS, GSTIESS_PATH, MOND_PATH, PAGAT_PATH } from './pictures.ts';
import { pipHeight, pipPlaces } from './pips.ts';
import { SUIT_SIGNS } from './suits.ts';
import { symbolId } from './symbolId.ts';

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
const signsPath = (sign: string, face: SuitFace): string => {
  if (face.kind === 'pips') return pipsPath(sign, face.count);
  if (face.kind === 'sow') return placePath(sign, 64, 80, 46) + placePath(sign, 64, 136, 46);
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

function SuitCard({ game, face, index }: { game: GameId; face: SuitFace; index: string }) {
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

const cornerNumeral = (numeral: string): string =>
  numeralPath(numeral, { x: 8, y: 13, height: 29, maxWidth: 50, align: 'start' });

function TrumpCard({ numeral }: { numeral: string }) {
  const large = numeralPath(numeral, { x: 50, y: 82, height: 50, maxWidth: 62, align: 'middle' });
  return (
    <>
      <rect width="100" height="170" className="card-trump" />
      <g className="card-ink card-ink--trump">
        <path d={cornerNumeral(numeral) + large} className="card-stroke" />
        <path d="M8 58H92V156H8zM14 64H86V150H14z" className="card-frame" />
      </g>
    </>
  );
}

const HONOURS = { mond: MOND_PATH, pagat: PAGAT_PATH, gstiess: GSTIESS_PATH } as const;

/** The three cards that stand out from all others: light on dark. */
function HonourCard({ kind, index }: { kind: keyof typeof HONOURS; index: string }) {
  return (
    <>
      <rect width="100" height="170" className="card-honour" />
      <g className="card-ink card-ink--paper">
        {kind === 'gstiess' ? (
          <CornerText>{index}</CornerText>
        ) : (
          <path d={cornerNumeral(index)} className="card-stroke" />
        )}
        <path d={HONOURS[kind]} />
        <path d="M4 4H96V166H4z" className="card-frame" />
      </g>
    </>
  );
}

function Drawing({ game, card, locale }: CardSymbolProps) {
  const face = faceOf(game, card);
  const { index } = cardName(game, card, locale);
  switch (face.kind) {
    case 'trump':
      return <TrumpCard numeral={index} />;
    case 'mond':
    case 'pagat':
    case 'gstiess':
      return <HonourCard kind={face.kind} index={index} />;
    case 'court':
    case 'sow':
    case 'pips':
      return <SuitCard game={game} face={face} index={index} />;
  }
}

export interface CardSymbolProps {
  readonly game: GameId;
  readonly card: Card;
  readonly locale: Locale;
}

/** The drawing of one card as a symbol. The one place to change when the deck is drawn anew. */
export function CardSymbol(props: CardSymbolProps) {
  return (
    <symbol id={symbolId(props.game, props.card)} viewBox="0 0 100 170">
      <Drawing {...props} />
    </symbol>
  );
}
