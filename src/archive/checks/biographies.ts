import { games } from '#engine';
import type { Archive } from '../archive.ts';
import { fileOf } from '../collections.ts';
import type { Fault } from '../fault.ts';
import type { Biography } from '../schema/biography.ts';
import { type Verdict, verdictsOn } from '../verdicts.ts';

type Told = Omit<Fault, 'file'>;

/** Every disputed rule and every variant has a life, and only one. */
const livesMissing = ({ rules, biographies }: Archive): readonly Told[] =>
  rules.flatMap(({ id, standing, chapter }) => {
    const lives = biographies.filter((one) => one.rules.includes(id));
    if (lives.length > 1) return [{ place: id, reason: 'this rule has more than one biography' }];
    const wants = standing === 'disputed' || chapter === 'variants';
    return wants && lives.length === 0
      ? [{ place: id, reason: 'a disputed rule or a variant needs a biography; none names it' }]
      : [];
  });

const optionFaults = ({ id, game, option, rules }: Biography): readonly Told[] => {
  if (option === undefined) return [];
  const spec = games[game].optionSpecs.find(({ key }) => key === option);
  const place = `${id}: option`;
  if (!spec) {
    const known = games[game].optionSpecs.map(({ key }) => key).join(', ');
    return [{ place, reason: `${game} has no option "${option}"; it has ${known}` }];
  }
  return rules.includes(spec.rule)
    ? []
    : [{ place, reason: `"${option}" decides ${spec.rule}, which is not among its rules` }];
};

/** Readings of an option whose effect no example shows. */
const unshown = ({ id }: Biography, examples: readonly (readonly Verdict[])[]): readonly Told[] => {
  const [first] = examples;
  return (first ?? []).slice(1).flatMap(({ value }, index) =>
    examples.some((verdicts) => {
      const [ours, other] = [verdicts[0], verdicts[index + 1]];
      return other?.refused !== null || other.score.score !== ours?.score.score;
    })
      ? []
      : [{ place: `${id}: examples`, reason: `no example shows what "${value}" changes` }],
  );
};

const exampleFaults = (biography: Biography, { hands }: Archive): readonly Told[] => {
  const { id, game, option, examples } = biography;
  const told: Told[] = [];
  const verdicts = examples.flatMap((example, index) => {
    const place = `${id}: examples.${index}`;
    const hand = hands.find((one) => one.id === example.hand);
    // A hand that is not there is reported with the other dead references.
    if (!hand) return [];
    if (hand.game !== game) {
      told.push({ place, reason: `${hand.id} is no hand of ${game}` });
      return [];
    }
    try {
      return [verdictsOn(hand, example, option)];
    } catch (error) {
      told.push({ place, reason: error instanceof Error ? error.message : String(error) });
      return [];
    }
  });
  return told.length > 0 ? told : unshown(biography, verdicts);
};

/** Rules without a life, options that are none, examples that cannot be played or show nothing. */
export const biographyFaults = (archive: Archive): readonly Fault[] =>
  [
    ...livesMissing(archive),
    ...archive.biographies.flatMap((biography) => {
      const wrong = optionFaults(biography);
      return wrong.length > 0 ? wrong : exampleFaults(biography, archive);
    }),
  ].map((told) => ({ file: fileOf('biographies', ''), ...told }));
