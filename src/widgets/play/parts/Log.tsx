import type { Action, Seat, TableView } from '#engine';
import { type Speech, sentenceCase } from '#words';
import { Say } from '../../hand-stepper/Say.tsx';
import type { Done } from '../game/saved.ts';
import type { Common } from './common.ts';

export interface LogProps extends Common {
  readonly done: readonly Done[];
  readonly thinking: Seat | null;
  readonly ownTurn: boolean;
}

/** How many sentences stay in sight. */
const LATEST = 4;

/** What everybody at the table, and the reader, sees of an action. */
const sentenceFor = (
  { tongue, talk, hand }: Common,
  seat: Seat,
  action: Action,
  after: TableView,
  speech: Speech,
): string => {
  const { words } = tongue;
  if (action.type === 'discard' && seat !== hand.own) {
    return words.puts(speech.who(seat), action.cards.length);
  }
  if (action.type === 'buy' && seat !== hand.own) {
    const from = after.bought?.from;
    const buys = words.buys(
      speech.who(seat),
      speech.card(action.wanted),
      from === undefined ? '' : speech.who(from),
    );
    return from === hand.own ? `${buys}; ${words.youGive(speech.card(action.given))}` : buys;
  }
  return talk.step({ seat, action, after }, speech);
};

/** How the hand has begun: whose deal it is, and whether it is one of the closing rounds. */
function Dealt({ tongue: { words }, hand: { dealer, rests, closing } }: Common) {
  if (dealer === null) return null;
  return (
    <li>
      {closing && `${words.called[closing]} `}
      {rests === null ? words.dealt(dealer) : words.dealtAndRests(rests)}
    </li>
  );
}

/** What was said and played last, for the eye and, as it happens, for the ear. */
export function Log(props: LogProps) {
  const { tongue, talk, hand, table, done, thinking, ownTurn } = props;
  const { words } = tongue;
  const latest = done.slice(-LATEST);
  return (
    <div className="play-log">
      <div role="log" aria-label={words.lastSaid}>
        <ol className="play-log__lines">
          {done.length < LATEST && <Dealt {...props} />}
          {latest.map(({ number, seat, action, state }) => (
            <li key={number}>
              {seat !== null && (
                <Say
                  hand={talk}
                  sentence={(speech) =>
                    `${sentenceCase(sentenceFor(props, seat, action, hand.game.view(state), speech))}.`
                  }
                />
              )}
            </li>
          ))}
        </ol>
      </div>
      {/* Who listens hears what is done, not that somebody thinks about it. */}
      <p className="play-log__now">
        <span aria-hidden="true">{thinking !== null && words.thinking(talk.who(thinking))}</span>
        <span role="status">
          {ownTurn && (table.phase === 'play' ? words.yourCard : words.yourTurn)}
        </span>
      </p>
    </div>
  );
}
