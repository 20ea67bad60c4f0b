import type { Card, Game, RuleId, Seat, TableView } from '#engine';
import {
  cardName,
  createSpeech,
  type Locale,
  type Speech,
  type StepFacts,
  type StepperWords,
  sentenceOfResult,
  sentenceOfStep,
} from '#words';
import { ruleHref } from '../links.ts';
import type { AnnotatedHandProps } from './props.ts';

/** What all parts of a stepper speak of: the game, the players, the words of the page's language. */
export interface Hand {
  readonly game: Game;
  readonly locale: Locale;
  readonly words: StepperWords;
  /** Sentences with cards in signs, for the eye. */
  readonly speech: Speech;
  /** Sentences with cards in words, for the ear. */
  readonly spoken: Speech;
  /** A step in words, without a full stop. */
  step(facts: StepFacts, speech: Speech): string;
  /** How the hand ended, without a full stop. */
  result(view: TableView, speech: Speech): string;
  /** `king of hearts`. */
  name(card: Card): string;
  who(seat: Seat): string;
  /** The player of a place in the payments: the seats, then who rests. */
  player(index: number): string;
  /** Where a rule stands, and what a link to it says: `Rule 7.3`, or `7.3 Follow suit`. */
  rule(rule: RuleId): { readonly href: string; readonly text: string; readonly title: string };
}

export const handOf = ({
  game,
  words,
  locale,
  record,
  ruleNumbers,
  ruleTitles,
}: AnnotatedHandProps): Hand => {
  const { players } = record;
  const speech = createSpeech({ locale, game: game.id, players });
  return {
    game,
    locale,
    words,
    speech,
    spoken: createSpeech({ locale, game: game.id, players, style: 'spoken' }),
    step: (facts, speaking) => sentenceOfStep(words.steps, facts, speaking),
    result: (view, speaking) => sentenceOfResult(words.results, view, speaking),
    name: (card) => cardName(game.id, card, locale).name,
    who: speech.who,
    player: (index) => {
      const seat = game.seats[index];
      return seat === undefined ? (record.rests ?? words.rests) : speech.who(seat);
    },
    rule: (rule) => {
      const number = ruleNumbers?.[rule];
      return {
        href: ruleHref(rule, locale),
        text: number ? words.seeRule(number) : rule,
        title: [number, ruleTitles?.[rule] ?? rule].filter(Boolean).join(' '),
      };
    },
  };
};
