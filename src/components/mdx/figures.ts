import { type Card, err, type GameId, games, ok, type Result, scoreLines, sumOf } from '#engine';
import { scoreOfDobbm } from './dobbmScore.ts';
import { readOutcome } from './outcome.ts';

/** A figure in prose: one of these says what the engine is to work out. */
export interface FigureQuestion {
  /** Cards whose points are counted: `HK HJ H3`. */
  readonly pile?: string | undefined;
  /** What one card is worth before anything is deducted: `HK`. */
  readonly value?: string | undefined;
  /** A number of the pack: `droggn.total`, `cards`, `half`, `trumps`, `hand`, `talon`, `tricks`. */
  readonly pack?: string | undefined;
  /** The score of a hand from what counts of it: `contract=solo points=40 pagat=ultimo`. */
  readonly score?: string | undefined;
}

const cardsOf = (game: GameId, codes: string): Result<readonly Card[], string> => {
  const cards = codes.split(/\s+/).filter(Boolean);
  const wrong = cards.find((code) => !games[game].isCard(code));
  if (wrong !== undefined) return err(`“${wrong}” is no card of ${game}; write codes such as HK`);
  if (cards.length === 0) return err('names no card');
  return ok(cards);
};

const ofPack = (name: string): Result<number, string> => {
  const [id = '', what = ''] = name.split('.');
  const game = id === 'droggn' || id === 'dobbm' ? games[id] : undefined;
  if (!game) return err(`“${id}” is no game; write droggn.${what || 'total'}`);
  const numbers: Readonly<Record<string, number>> = {
    cards: game.pack.length,
    total: game.totalPoints,
    half: game.totalPoints / 2,
    trumps: game.pack.filter((card) => game.suitOf(card) === 'T').length,
    seats: game.seats.length,
    hand: game.handSize,
    talon: game.talonSize,
    tricks: game.tricks,
  };
  const number = numbers[what];
  const known = Object.keys(numbers).join(', ');
  return number === undefined
    ? err(`“${what}” is unknown; the known ones are ${known}`)
    : ok(number);
};

const ofScore = (game: GameId, facts: string): Result<number, string> => {
  if (game === 'dobbm') return scoreOfDobbm(facts);
  const outcome = readOutcome(facts);
  return outcome.ok ? ok(sumOf(scoreLines(outcome.value))) : outcome;
};

/** What the engine comes to, or why it cannot. */
export const answerFigure = (game: GameId, question: FigureQuestion): Result<number, string> => {
  const { pile, value, pack, score } = question;
  if (pile !== undefined) {
    const cards = cardsOf(game, pile);
    return cards.ok ? ok(games[game].count(cards.value).total) : cards;
  }
  if (value !== undefined) {
    const cards = cardsOf(game, value);
    if (!cards.ok) return cards;
    const [card] = cards.value;
    return card === undefined ? err('names no card') : ok(games[game].cardValue(card));
  }
  if (pack !== undefined) return ofPack(pack);
  if (score !== undefined) return ofScore(game, score);
  return err('says neither pile, value, pack, score nor hand');
};

/** The number that the prose states: `−21`, `53`, `1,000`. Undefined if it is no number. */
export const statedNumber = (text: string): number | undefined => {
  const plain = text.trim().replace(/^[−–]/, '-').replace(/^\+/, '');
  return /^-?\d+$/.test(plain) ? Number(plain) : undefined;
};
