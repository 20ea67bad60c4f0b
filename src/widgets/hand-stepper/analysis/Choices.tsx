import { cardName } from '#words';
import { type Choice, keeps, type Moment } from './moment.ts';
import { choiceText, type Talk } from './say.ts';

export interface ChoicesProps {
  readonly talk: Talk;
  readonly moment: Moment;
}

/** To the eye: a tick, what is lost, or that nobody knows. */
const markOf = ({ allTricks }: Talk, choice: Choice): string => {
  if (keeps(choice)) return '✓';
  const { cost } = choice;
  if (!cost || cost.least === 0) return '?';
  if (allTricks) return '✗';
  return cost.least === cost.most ? `−${cost.least}` : `−${cost.least}…−${cost.most}`;
};

/** The cards that may be played, with what each of them gives away. */
export function Choices({ talk, moment }: ChoicesProps) {
  const { hand, words } = talk;
  const { turn, choices } = moment;
  const title = turn === null ? words.choicesNone : words.choices(hand.who(turn));
  return (
    <section
      className="analysis-choices"
      aria-label={title}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: where it is short of room, it scrolls
      tabIndex={0}
    >
      <p className="analysis-choices__title">{title}</p>
      {choices.length === 0 ? (
        <p>{words.nobody}</p>
      ) : (
        <ul>
          {choices.map((choice) => {
            const { name, short } = cardName(hand.game.id, choice.card, hand.locale);
            const mark = markOf(talk, choice);
            return (
              <li key={choice.card} data-keeps={keeps(choice)} data-solved={mark !== '?'}>
                <span className="sr-only">
                  {name}: {choiceText(talk, choice)}
                </span>
                <span aria-hidden="true">
                  {short} <b>{mark}</b>
                </span>
              </li>
            );
          })}
        </ul>
      )}
    </section>
  );
}
