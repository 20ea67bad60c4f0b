import type { Archive } from './archive.ts';
import { type CollectionName, fileOf } from './collections.ts';
import { mdxReferences } from './mdx.ts';
import {
  type Kind,
  type Named,
  namedByBiography,
  namedByEdition,
  namedByEvent,
  namedByGame,
  namedByHand,
  namedByPerson,
  namedByPlace,
  namedByQuestion,
  namedByRelation,
  namedByRule,
  namedByTerm,
  type Thing,
} from './named.ts';
import type { PageText } from './pages.ts';
import { namedByTexts } from './texts.ts';

/** One thing names another: where it stands, and what it names. */
export interface Reference {
  readonly from: Thing;
  readonly to: Thing;
  readonly file: string;
  readonly place: string;
}

/** References of the entries of a collection, from their fields and from their texts. */
const ofEntries = <Entry extends { readonly id: string }>(
  kind: Kind,
  collection: CollectionName,
  entries: readonly Entry[],
  named: (entry: Entry) => readonly Named[],
): readonly Reference[] =>
  entries.flatMap((entry) =>
    [...named(entry), ...namedByTexts(entry)].map(({ to, field }) => ({
      from: { kind, id: entry.id },
      to,
      file: fileOf(collection, entry.id),
      place: `${entry.id}: ${field}`,
    })),
  );

const ofPage = ({ locale, path, file, data, body, bodyLine }: PageText): readonly Reference[] => {
  const from: Thing = { kind: 'page', id: `${locale}/${path}` };
  return [
    ...data.sources.map((id) => ({
      from,
      to: { kind: 'source' as const, id },
      file,
      place: 'sources',
    })),
    ...mdxReferences(body).map(({ to, component, line }) => ({
      from,
      to,
      file,
      place: `line ${bodyLine + line - 1}: <${component}>`,
    })),
  ];
};

/** Every reference of the archive from one thing to another, dead ones included. */
export const referencesOf = (archive: Archive): readonly Reference[] => [
  ...ofEntries('game', 'games', archive.games, namedByGame),
  ...ofEntries('rule', 'rules', archive.rules, namedByRule),
  ...ofEntries('source', 'sources', archive.sources, () => []),
  ...ofEntries('person', 'people', archive.people, namedByPerson),
  ...ofEntries('term', 'terms', archive.terms, namedByTerm),
  ...ofEntries('timeline', 'timeline', archive.timeline, namedByEvent),
  ...ofEntries('question', 'questions', archive.questions, namedByQuestion),
  ...ofEntries('place', 'places', archive.places, namedByPlace),
  ...ofEntries('relation', 'relations', archive.relations, namedByRelation),
  ...ofEntries('biography', 'biographies', archive.biographies, namedByBiography),
  ...ofEntries('hand', 'hands', archive.hands, namedByHand),
  ...ofEntries('edition', 'editions', archive.editions, namedByEdition),
  ...archive.pages.flatMap(ofPage),
];
