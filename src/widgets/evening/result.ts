import type { HandResult, Posting, Terms } from '#engine';
import { contractName, plain, signed, signedMoney } from '#words';
import { namesIn, type Talk } from './talk.ts';

/** What each other player pays the declarer, with its unit in Dobbm; negative if he pays. */
export const amountOf = ({ payments, declarer }: HandResult): number => {
  const own = payments[declarer - 1] ?? 0;
  return own / (payments.length - 1);
};

/** The figure of a hand: points in Droggn, `+3 S` from each in Dobbm. */
export const figureOf = (hand: HandResult, { game }: Terms, { locale }: Talk): string =>
  game === 'droggn' ? signed(hand.score) : signedMoney(amountOf(hand), 'schilling', locale);

/** `Solo ×4, 43 : 31`: what was played and how it was counted. */
export const summaryOf = (hand: HandResult, { words, entry }: Talk): string => {
  const { contract, multiplier, cardPoints, revokedBy } = hand;
  const doubled = multiplier > 1 ? ` ${words.doubledTo(multiplier)}` : '';
  const counted = cardPoints
    ? `, ${plain(cardPoints.declarer)} : ${plain(cardPoints.defenders)}`
    : revokedBy === null
      ? ''
      : `, ${entry.endings.revoke}`;
  return `${contractName(contract)}${doubled}${counted}`;
};

/** An entry in a sentence without a full stop: `Bartl, Ansager, 43 : 31: +26`. */
export const sentenceOf = (posting: Posting, terms: Terms, talk: Talk): string => {
  const name = namesIn(talk, terms);
  const { words, locale } = talk;
  switch (posting.kind) {
    case 'hand': {
      const { hand } = posting;
      return `${name(hand.declarer)}, ${summaryOf(hand, talk)}: ${figureOf(hand, terms, talk)}`;
    }
    case 'thrown-in': {
      const { stockerl } = posting;
      if (!stockerl) return words.thrownIn;
      const { collector, payments } = stockerl;
      const all = payments[collector - 1] ?? 0;
      const each = signedMoney(all / (payments.length - 1), 'schilling', locale).replace('+', '');
      return `${words.thrownIn}; ${words.stockerl(name(collector), each)}`;
    }
    case 'call':
      return words.calls[posting.closing.kind];
    case 'impossible':
      return words.impossible;
  }
};
