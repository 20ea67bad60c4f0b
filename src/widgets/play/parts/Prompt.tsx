import type { ReactNode } from 'react';
import type { Action, Card, HandState, Refusal } from '#engine';
import { contractName, type Locale, quoted, refusalSentence, wordSaid } from '#words';
import { Say } from '../../hand-stepper/Say.tsx';
import { BuyPrompt } from './BuyPrompt.tsx';
import type { Common } from './common.ts';
import { PlayButton } from './PlayButton.tsx';

export interface PromptProps extends Common {
  readonly state: HandState;
  readonly ownTurn: boolean;
  readonly chosen: readonly Card[];
  readonly refusal: Refusal | null;
  readonly act: (action: Action) => void;
}

/** A word as it is said at the table, in the players' German. */
function Said({
  word,
  bidBefore = false,
  locale,
}: {
  readonly word: string;
  readonly bidBefore?: boolean;
  readonly locale: Locale;
}) {
  return <small lang="de">{quoted(wordSaid(word, bidBefore), locale)}</small>;
}

function BidPrompt({ tongue, hand, table, state, act }: PromptProps) {
  const { words } = tongue;
  const bidBefore = table.calls.some(({ word }) => word !== 'pass');
  const actions = hand.game
    .legalActions(state)
    .filter(({ type }) => hand.mustDeclare === null || type === 'bid');
  return (
    <>
      <p className="play-prompt__ask">
        {hand.mustDeclare === null ? words.bid : words.mustDeclare(words.you)}
      </p>
      <div className="play__buttons">
        {actions.map((action) =>
          action.type === 'bid' ? (
            <PlayButton key={action.contract} onClick={() => act(action)}>
              {contractName(action.contract)}
              <Said word={action.contract} locale={tongue.locale} />
            </PlayButton>
          ) : (
            <PlayButton key="pass" onClick={() => act(action)}>
              {words.pass}
              <Said word="pass" bidBefore={bidBefore} locale={tongue.locale} />
            </PlayButton>
          ),
        )}
      </div>
    </>
  );
}

function DiscardPrompt({ tongue, hand, talk, table, chosen, act }: PromptProps) {
  const { words } = tongue;
  const size = hand.game.talonSize;
  const talon = hand.game.sortHand(table.talon);
  return (
    <>
      <p className="play-prompt__ask">{words.discard(size)}</p>
      <p className="play-prompt__hint">
        <Say hand={talk} sentence={(speech) => words.took(speech.cards(talon))} />
      </p>
      <div className="play__buttons">
        <PlayButton
          main
          disabled={chosen.length !== size}
          onClick={() => act({ type: 'discard', cards: chosen })}
        >
          {words.putAway}
        </PlayButton>
        <span className="play-prompt__count" role="status">
          {words.chosen(chosen.length, size)}
        </span>
      </div>
    </>
  );
}

function WordPrompt({ tongue, hand, table, state, act }: PromptProps) {
  const { words } = tongue;
  const label = (action: Action): ReactNode => {
    switch (action.type) {
      case 'lay':
        return words.lay[action.card];
      case 'lie':
        return <span lang="de">{words.lie}</span>;
      case 'good':
        return words.good;
      case 'schwacher':
      case 'retour':
        return (
          <>
            {words[action.type]}
            <small>{words.timesNow(table.multiplier * 2)}</small>
          </>
        );
      default:
        return null;
    }
  };
  return (
    <>
      <p className="play-prompt__ask">
        {table.phase === 'doubling' ? words.answer : words.beforeLead}
      </p>
      <div className="play__buttons">
        {hand.game.legalActions(state).map((action) => (
          <PlayButton
            key={action.type === 'lay' ? action.card : action.type}
            main={action.type === 'lie' || action.type === 'good'}
            onClick={() => act(action)}
          >
            {label(action)}
          </PlayButton>
        ))}
      </div>
    </>
  );
}

/** What is asked of the reader before the first lead. */
export function Question(props: PromptProps) {
  switch (props.table.phase) {
    case 'auction':
      return <BidPrompt {...props} />;
    case 'discarding':
      return <DiscardPrompt {...props} />;
    case 'buying':
      return <BuyPrompt {...props} />;
    case 'laying-out':
    case 'doubling':
      return <WordPrompt {...props} />;
    case 'play':
    case 'over':
      return null;
  }
}

/** Why what the reader tried is refused, with the rule that says so. */
export function RefusalLine({ talk, refusal }: Pick<PromptProps, 'talk' | 'refusal'>) {
  const rule = refusal && talk.rule(refusal.rule);
  return (
    <div className="play-refusal">
      <p role="alert">
        {refusal && rule && (
          <>
            <Say hand={talk} sentence={(speech) => refusalSentence(refusal, speech)} />{' '}
            <a href={rule.href}>{rule.text}</a>
          </>
        )}
      </p>
    </div>
  );
}
