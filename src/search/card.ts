import type { LexiconEntry } from './lexicon.ts';

/** A spelling with the sources that print it, by the labels under which they are cited. */
export interface Spelt {
  readonly form: string;
  readonly by: readonly string[];
}

/** What the card of a term tells besides its meaning. */
export interface Card {
  readonly spelt: readonly Spelt[];
  readonly rules: readonly LexiconEntry[];
}

/** More rules than these stand on the page of the term. */
const RULES = 3;

/** The card of a term: who writes it so, and its rules; null of anything else. */
export const cardOf = (entry: LexiconEntry, all: readonly LexiconEntry[]): Card | null => {
  if (entry.kind !== 'term') return null;
  const labels = new Map(
    all.filter(({ kind }) => kind === 'source').map((one) => [one.url, one.title]),
  );
  const spelt = (entry.written ?? []).map(([form, ...sources]) => ({
    form,
    by: sources.map((url) => labels.get(url)).filter((label) => label !== undefined),
  }));
  const rules = (entry.rules ?? []).map((id) => all.find((one) => one.id === id));
  return { spelt, rules: rules.filter((rule) => rule !== undefined).slice(0, RULES) };
};
