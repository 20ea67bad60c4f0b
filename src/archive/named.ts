import type { Hand } from './archive.ts';
import type { PlacedRule } from './ledger.ts';
import type { Biography } from './schema/biography.ts';
import type { Edition } from './schema/edition.ts';
import type { Relation } from './schema/family.ts';
import type { GameEntry } from './schema/game.ts';
import type { Person } from './schema/person.ts';
import type { MapPlace } from './schema/place.ts';
import type { Question } from './schema/question.ts';
import type { Witness } from './schema/shared.ts';
import type { Term } from './schema/term.ts';
import type { TimelineEntry } from './schema/timeline.ts';

/** The kinds of thing that the archive knows by an id. */
export type Kind =
  | 'game'
  | 'rule'
  | 'source'
  | 'person'
  | 'term'
  | 'timeline'
  | 'question'
  | 'place'
  | 'kin'
  | 'relation'
  | 'biography'
  | 'hand'
  | 'edition'
  | 'page';

export interface Thing {
  readonly kind: Kind;
  readonly id: string;
}

/** A thing that an entry names, and the field in which it does. */
export interface Named {
  readonly to: Thing;
  readonly field: string;
}

const each = (kind: Kind, ids: readonly string[], field: string): readonly Named[] =>
  ids.map((id) => ({ to: { kind, id }, field }));

const ofWitnesses = (witnesses: readonly Witness[], field: string): readonly Named[] =>
  witnesses.flatMap(({ source, informants = [] }) => [
    ...each('source', [source], field),
    ...each('person', informants, `${field}.informants`),
  ]);

export const namedByGame = ({ glance }: GameEntry): readonly Named[] =>
  glance.flatMap(({ rules, sources }) => [
    ...each('rule', rules, 'glance.rules'),
    ...each('source', sources, 'glance.sources'),
  ]);

export const namedByRule = (rule: PlacedRule): readonly Named[] => [
  ...ofWitnesses(rule.witnesses, 'witnesses'),
  ...(rule.standing === 'disputed'
    ? rule.readings.flatMap(({ witnesses }) => ofWitnesses(witnesses, 'readings'))
    : []),
  ...each('rule', rule.see, 'see'),
  ...each('term', rule.terms, 'terms'),
  ...each('question', rule.question ? [rule.question] : [], 'question'),
];

export const namedByTerm = (term: Term): readonly Named[] => [
  ...ofWitnesses(term.sources, 'sources'),
  ...each(
    'source',
    [...term.spellings, ...(term.spanish ?? []), ...(term.polish ?? [])].flatMap(({ source }) =>
      source ? [source] : [],
    ),
    'forms',
  ),
  ...each('rule', term.rules, 'rules'),
  ...each('term', term.see, 'see'),
];

export const namedByPerson = ({ sources }: Person): readonly Named[] =>
  each('source', sources, 'sources');

export const namedByEvent = ({ sources }: TimelineEntry): readonly Named[] =>
  each('source', sources, 'sources');

export const namedByPlace = ({ sources }: MapPlace): readonly Named[] =>
  each('source', sources, 'sources');

export const namedByRelation = ({ from, to, sources }: Relation): readonly Named[] => [
  ...each('kin', [from], 'from'),
  ...each('kin', [to], 'to'),
  ...each('source', sources, 'sources'),
];

export const namedByQuestion = ({ rules, witnesses }: Question): readonly Named[] => [
  ...each('rule', rules, 'rules'),
  ...ofWitnesses(witnesses, 'witnesses'),
];

export const namedByBiography = ({
  rules,
  question,
  life,
  examples,
}: Biography): readonly Named[] => [
  ...each('rule', rules, 'rules'),
  ...each('question', question ? [question] : [], 'question'),
  ...ofWitnesses(
    life.map(({ witness }) => witness),
    'life',
  ),
  ...each(
    'hand',
    examples.map(({ hand }) => hand),
    'examples',
  ),
];

export const namedByEdition = ({ changes }: Edition): readonly Named[] =>
  changes.flatMap(({ id, rules = [] }) => each('rule', rules, `changes.${id}`));

export const namedByHand = ({ teaches }: Hand): readonly Named[] =>
  each('rule', teaches, 'teaches');
