import type { PlacedRule } from '#archive/ledger.ts';

/** A line of the contents list of a page. */
export interface OutlineItem {
  readonly anchor: string;
  readonly title: string;
  /** Of a rule: its number. */
  readonly number?: string;
  /** A section within a section. */
  readonly deep: boolean;
}

interface Heading {
  readonly depth: number;
  readonly slug: string;
  readonly text: string;
}

/** Where each heading, rule or run of rules stands in a text, in order. */
const MARKS = /^(#{2,3}) .*$|<Rule\b[^>]*\bid="([^"]*)"|<Rules\b[^>]*\b(ids|chapter)="([^"]*)"/gm;

interface Marks {
  readonly kind: 'heading' | 'rule' | 'rules' | 'chapter';
  readonly value: string;
}

const marksOf = (body: string): readonly Marks[] =>
  [...body.matchAll(MARKS)].map(([, hashes, rule, how, names = '']) => {
    if (hashes !== undefined) return { kind: 'heading', value: hashes };
    if (rule !== undefined) return { kind: 'rule', value: rule };
    return { kind: how === 'chapter' ? 'chapter' : 'rules', value: names };
  });

const rulesOfMark = (
  { kind, value }: Marks,
  rules: readonly PlacedRule[],
): readonly PlacedRule[] => {
  if (kind === 'chapter') {
    return rules.filter((rule) => `${rule.game}/${rule.chapter}` === value);
  }
  const ids = kind === 'heading' ? [] : value.split(/\s+/);
  return ids.flatMap((id) => rules.filter((rule) => rule.id === id));
};

/** The rules of a text that stand before its first heading. */
export const earlyRules = (body: string, rules: readonly PlacedRule[]): ReadonlySet<string> => {
  const marks = marksOf(body);
  const first = marks.findIndex(({ kind }) => kind === 'heading');
  const early = first === -1 ? marks : marks.slice(0, first);
  return new Set(early.flatMap((mark) => rulesOfMark(mark, rules)).map(({ id }) => id));
};

/** The contents list of a text: its headings and its rules, in the order of the page. */
export const outlineOf = (
  body: string,
  headings: readonly Heading[],
  rules: readonly PlacedRule[],
  titleOf: (rule: PlacedRule) => string,
): readonly OutlineItem[] => {
  const rest = headings.filter(({ depth }) => depth === 2 || depth === 3);
  let next = 0;
  return marksOf(body).flatMap((mark): readonly OutlineItem[] => {
    if (mark.kind !== 'heading') {
      return rulesOfMark(mark, rules).map((rule) => ({
        anchor: rule.name,
        title: titleOf(rule),
        number: rule.number,
        deep: false,
      }));
    }
    const heading = rest[next];
    next += 1;
    if (!heading) return [];
    return [{ anchor: heading.slug, title: heading.text, deep: heading.depth === 3 }];
  });
};
