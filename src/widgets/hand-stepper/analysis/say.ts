import type { Card } from '#engine';
import { isExact, type Worth } from '#solver/turn.ts';
import { type Speech, sentenceCase } from '#words';
import { type AnalysisWords, analysisWords } from '#words/hand/analysis.ts';
import type { Hand } from '../hand.ts';
import { type Line, viewAt } from './line.ts';
import type { Choice, Cost, Moment, PlayedCard } from './moment.ts';

/** What sentences about perfect play speak of. */
export interface Talk {
  readonly hand: Hand;
  readonly words: AnalysisWords;
  readonly total: number;
  /** The declarer by name. */
  readonly declarer: string;
  /** Whether all tricks are at stake and not points. */
  readonly allTricks: boolean;
}

export const talkOf = (hand: Hand, line: Line): Talk => {
  const view = viewAt(line, line.steps.length - 1);
  const declarer = view?.declarer ?? null;
  return {
    hand,
    words: analysisWords[hand.locale],
    total: hand.game.totalPoints,
    declarer: declarer === null ? hand.words.declarer : hand.who(declarer),
    allTricks: view?.contract === 'super-mord',
  };
};

/** What a worth is in a table: `42`, `38 to 46`, `every trick`, `not solved`. */
export const worthText = ({ words, allTricks, total }: Talk, worth: Worth | null): string => {
  if (!worth || (worth.lower <= 0 && worth.upper >= (allTricks ? 1 : total))) return words.unknown;
  if (!isExact(worth)) return words.range(worth.lower, worth.upper);
  if (allTricks) return worth.lower > 0 ? words.yes : words.no;
  return `${worth.lower}`;
};

const worthPhrase = ({ words, declarer, total, allTricks }: Talk, worth: Worth | null): string => {
  if (!worth) return words.unsolved;
  const { lower, upper } = worth;
  if (allTricks) {
    if (!isExact(worth)) return words.unsolved;
    return lower > 0 ? words.allTricks(declarer) : words.notAllTricks(declarer);
  }
  if (isExact(worth)) return words.exact(declarer, lower, total);
  if (lower <= 0 && upper >= total) return words.unsolved;
  if (lower <= 0) return words.atMost(declarer, upper);
  return upper >= total ? words.atLeast(declarer, lower) : words.bounds(declarer, lower, upper);
};

/** What perfect play yields from a moment on. */
export const momentSentence = (talk: Talk, { stage, worth }: Moment): string => {
  const { words, declarer, total, allTricks } = talk;
  switch (stage) {
    case 'play':
      return `${words.onFromHere(worthPhrase(talk, worth))}.`;
    case 'before':
      return `${words.onFromLead(worthPhrase(talk, worth))}.`;
    case 'stopped':
      return words.stopped;
    case 'over': {
      if (!worth) return words.stopped;
      if (allTricks) {
        return `${worth.lower > 0 ? words.overAllTricks(declarer) : words.overNotAllTricks(declarer)}.`;
      }
      return `${words.over(declarer, worth.lower, total)}.`;
    }
  }
};

const isProven = (cost: Cost | null): cost is Cost => cost !== null && cost.least > 0;

/** How many better cards are named. */
const NAMED = 3;

const betterCards = ({ words }: Talk, cards: readonly Card[], speech: Speech): string => {
  const named = cards.slice(0, NAMED).map(speech.card);
  const rest = cards.length - named.length;
  return words.better(rest > 0 ? `${named.join(', ')}, ${words.more(rest)}` : speech.any(named));
};

/** In a Super Mord there are no points to give away, only the game. */
const lossOfAll = ({ words }: Talk, played: PlayedCard, card: string, line: Line): string =>
  viewAt(line, line.steps.length - 1)?.declarer === played.seat
    ? words.costAllTricks(card)
    : words.costNotAllTricks(card);

const lossText = (
  talk: Talk,
  line: Line,
  played: PlayedCard,
  { least, most }: Cost,
  card: string,
): string => {
  const { words, allTricks } = talk;
  if (allTricks) return lossOfAll(talk, played, card, line);
  return least === most ? words.cost(card, least) : words.costBetween(card, least, most);
};

/** A card that gave something away, with who played it. */
export const giftSentence = (talk: Talk, line: Line, gift: PlayedCard, speech: Speech): string =>
  talk.words.gift(
    talk.hand.who(gift.seat),
    isProven(gift.cost)
      ? lossText(talk, line, gift, gift.cost, speech.card(gift.card))
      : speech.card(gift.card),
  );

/** What the card that was just played gave away, and which card would have been better. */
export const costSentence = (
  talk: Talk,
  line: Line,
  played: PlayedCard,
  speech: Speech,
): string => {
  const { words } = talk;
  const { cost, only, better } = played;
  const card = speech.card(played.card);
  if (only) return sentenceCase(`${words.only(card)}.`);
  if (cost?.most === 0) return sentenceCase(`${words.kept(card)}.`);
  if (!isProven(cost)) return sentenceCase(`${words.costUnsolved(card)}.`);
  const said = lossText(talk, line, played, cost, card);
  const others = better.length > 0 ? `; ${betterCards(talk, better, speech)}` : '';
  return sentenceCase(`${said}${others}.`);
};

/** What is said of a card that may be played. */
export const choiceText = ({ words, allTricks }: Talk, { cost }: Choice): string => {
  if (cost?.most === 0) return words.keeps;
  if (!isProven(cost)) return words.costsUnsolved;
  if (allTricks) return words.losesAll;
  const { least, most } = cost;
  return least === most ? words.costs(least) : words.costsBetween(least, most);
};
