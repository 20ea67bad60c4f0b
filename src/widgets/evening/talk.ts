import type { Player, RuleId, Sitting, Terms } from '#engine';
import { type Company, type EveningTongue, nameOf } from '#words';
import { ruleHref } from '../links.ts';

/** What all parts of the account speak in: a language with its words, and the numbers of the rules. */
export interface Talk extends EveningTongue {
  /** Where a rule stands, and what a link to it says. */
  rule(rule: RuleId): { readonly href: string; readonly text: string };
  /** Says a sentence to those who listen instead of looking; each replaces the one before. */
  say(sentence: string): void;
}

export type RuleNumbers = Readonly<Record<string, string>>;

export const talkOf = (
  tongue: EveningTongue,
  ruleNumbers: RuleNumbers,
  say: (sentence: string) => void,
): Talk => {
  const { words, locale } = tongue;
  return {
    ...tongue,
    rule: (rule) => {
      const number = ruleNumbers[rule];
      const text = number === undefined ? words.rule : words.seeRule(number);
      return { href: ruleHref(rule, locale), text };
    },
    say,
  };
};

export const companyOf = ({ locale }: Talk, terms: Terms, sitting: Sitting | null): Company => ({
  locale,
  terms,
  sitting,
});

/** The name of each player. */
export const namesIn = (talk: Talk, terms: Terms): ((player: Player) => string) => {
  const company = companyOf(talk, terms, null);
  return (player) => nameOf(company, player);
};
