import type { Card, CountedGroup, Counting } from '#engine';
import { cardName, counterWords, type Locale, plain } from '#words';
import { CardFace } from '../card/CardFace.tsx';

export interface GroupsProps {
  readonly locale: Locale;
  readonly counting: Counting;
  readonly picked: Card | null;
  /** Chooses a card to change places; without it the cards are only shown. */
  readonly onPick?: ((card: Card) => void) | undefined;
  readonly ready: boolean;
}

/** `5 + 2 + 1 − 2 = 6`. */
const working = ({ values, deduction, points }: CountedGroup): string =>
  `${values.join(' + ')} − ${deduction} = ${plain(points)}`;

interface PlaceProps extends GroupsProps {
  readonly card: Card;
}

function Place({ locale, card, picked, onPick, ready }: PlaceProps) {
  const { name } = cardName('droggn', card, locale);
  const face = <CardFace game="droggn" card={card} />;
  return onPick ? (
    <button
      type="button"
      className="counter__card"
      aria-pressed={picked === card}
      disabled={!ready}
      onClick={() => onPick(card)}
    >
      {face}
      <span className="sr-only">{name}</span>
    </button>
  ) : (
    <>
      {face}
      <span className="sr-only">{name}</span>
    </>
  );
}

function Group({ group, number, ...props }: GroupsProps & { group: CountedGroup; number: number }) {
  const words = counterWords[props.locale];
  const odd = group.cards.length < 3;
  return (
    <li className="counter__group" data-odd={odd || undefined}>
      <p className="counter__title">{odd ? words.oddCards : words.group(number)}</p>
      <ul className="counter__cards">
        {group.cards.map((card, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the focus stays in its place
          <li key={place}>
            <Place {...props} card={card} />
          </li>
        ))}
      </ul>
      <p className="counter__working">{working(group)}</p>
      <p className="counter__running">
        {odd ? words.deductionOfRest : words.deductionOfThree}
        <br />
        {words.running}: {plain(group.running)}
      </p>
    </li>
  );
}

/** A pile laid in threes, each with its working and the running total. */
export function Groups(props: GroupsProps) {
  const { groups } = props.counting;
  return (
    <ol className="counter__groups">
      {groups.map((group, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a group is its place in the pile
        <Group key={index} {...props} group={group} number={index + 1} />
      ))}
    </ol>
  );
}
