import type { z } from 'astro/zod';
import { type Analysis, readAnalyses } from './analysis/analyses.ts';
import { COLLECTIONS, type CollectionName, fileOf } from './collections.ts';
import { readContact } from './contact.ts';
import type { Fault } from './fault.ts';
import { sentenceOfIssues } from './issues.ts';
import { type PlacedRule, partsOfRuleId, placeRules } from './ledger.ts';
import { type PageText, readPages } from './pages.ts';
import { rawEntries } from './raw.ts';
import type { Asked } from './schema/asked.ts';
import type { Biography } from './schema/biography.ts';
import type { Contact } from './schema/contact.ts';
import type { Edition } from './schema/edition.ts';
import type { Kin, Relation } from './schema/family.ts';
import type { GameEntry } from './schema/game.ts';
import type { HandEntry } from './schema/hand.ts';
import type { Person } from './schema/person.ts';
import type { MapPlace } from './schema/place.ts';
import type { Question } from './schema/question.ts';
import type { Rule } from './schema/rule.ts';
import type { Source } from './schema/source.ts';
import type { Term } from './schema/term.ts';
import type { TimelineEntry } from './schema/timeline.ts';
import type { Unshown } from './schema/unshown.ts';

/** An annotated hand with its id, `droggn/pagat-ultimo`. */
export type Hand = HandEntry & { readonly id: string };

/** Everything that the archive knows, read and checked for its shape. */
export interface Archive {
  readonly games: readonly GameEntry[];
  /** In the order of the rulebooks, numbered. */
  readonly rules: readonly PlacedRule[];
  readonly sources: readonly Source[];
  readonly people: readonly Person[];
  readonly terms: readonly Term[];
  readonly timeline: readonly TimelineEntry[];
  readonly questions: readonly Question[];
  readonly places: readonly MapPlace[];
  /** The games of the family tree, and the lines between them. */
  readonly kin: readonly Kin[];
  readonly relations: readonly Relation[];
  readonly biographies: readonly Biography[];
  readonly hands: readonly Hand[];
  /** What perfect play would have made of them. */
  readonly analyses: readonly Analysis[];
  /** Newest first; the first is the one that a citation names. */
  readonly editions: readonly Edition[];
  /** Enforced rules that no hand shows. */
  readonly unshown: readonly Unshown[];
  /** How readers ask for places of the site, in other words. */
  readonly asked: readonly Asked[];
  readonly pages: readonly PageText[];
  /** Where answers and corrections go. */
  readonly contact: Contact;
}

type Entry<Name extends CollectionName> = z.infer<(typeof COLLECTIONS)[Name]['schema']>;

/** Reads a collection; an entry with a fault is reported and left out. */
const read = <Name extends CollectionName>(root: string, name: Name, faults: Fault[]) => {
  const raw = rawEntries(root, name);
  faults.push(...raw.faults);
  return raw.entries.flatMap(({ id, file, data }) => {
    const checked = COLLECTIONS[name].schema.safeParse(data);
    if (checked.success) return [{ id, entry: checked.data as Entry<Name> }];
    faults.push({ file, place: id, reason: sentenceOfIssues(checked.error) });
    return [];
  });
};

/** Rules whose chapter no game has. */
const homeless = (rules: readonly Rule[], placed: readonly PlacedRule[]): readonly Fault[] =>
  rules
    .filter(({ id }) => !placed.some((one) => one.id === id))
    .map(({ id }) => ({
      file: fileOf('rules', id),
      place: id,
      reason: `content/games.yaml has no chapter "${partsOfRuleId(id).chapter}" in this game`,
    }));

/** Reads the archive from disk: all of it that has the right shape, and what is wrong with the rest. */
export const readArchive = (
  root: string,
): { readonly archive: Archive; readonly faults: readonly Fault[] } => {
  const faults: Fault[] = [];
  const list = <Name extends CollectionName>(name: Name): readonly Entry<Name>[] =>
    read(root, name, faults).map(({ entry }) => entry);
  const games = list('games');
  const pages = readPages(root);
  faults.push(...pages.faults);
  const contact = readContact(root);
  if ('fault' in contact) faults.push(contact.fault);
  const { analyses, faults: unreadable } = readAnalyses(root);
  faults.push(...unreadable);
  const rules = list('rules');
  const placed = placeRules(games, rules);
  faults.push(...homeless(rules, placed));
  const archive: Archive = {
    games,
    rules: placed,
    sources: list('sources'),
    people: list('people'),
    terms: list('terms'),
    timeline: list('timeline').toSorted((a, b) => a.date.localeCompare(b.date)),
    questions: list('questions'),
    places: list('places'),
    kin: list('kin'),
    relations: list('relations'),
    biographies: list('biographies'),
    hands: read(root, 'hands', faults).map(({ id, entry }) => ({ id, ...entry })),
    analyses,
    editions: list('editions'),
    unshown: list('unshown'),
    asked: list('asked'),
    pages: pages.entries,
    contact: 'fault' in contact ? { mail: '' } : contact,
  };
  return { archive, faults };
};
