import type { Kind, Thing } from './named.ts';

/**
 * The components of a page that name something, the attribute in which they do, and the kind of
 * what is named. An attribute may name several, separated by blanks.
 */
const COMPONENTS: readonly (readonly [component: string, attribute: string, kind: Kind])[] = [
  ['Rule', 'id', 'rule'],
  ['Rules', 'ids', 'rule'],
  ['RuleLink', 'id', 'rule'],
  ['RuleMark', 'id', 'rule'],
  ['Disputed', 'rule', 'rule'],
  ['Term', 'id', 'term'],
  ['Cite', 'id', 'source'],
  ['CiteMark', 'id', 'source'],
  ['Person', 'id', 'person'],
  ['Question', 'id', 'question'],
  ['Unknown', 'id', 'question'],
  ['Hand', 'id', 'hand'],
  ['HandLink', 'id', 'hand'],
  ['Step', 'id', 'hand'],
  ['Fig', 'hand', 'hand'],
];

/** A component as it stands in a page. */
interface Tag {
  readonly component: string;
  readonly attributes: string;
  /** Line of the text, from 1. */
  readonly line: number;
}

const TAG = /<([A-Z]\w*)\b([^>]*)>/g;

const tagsOf = (body: string): readonly Tag[] =>
  [...body.matchAll(TAG)].map(({ 1: component = '', 2: attributes = '', index }) => ({
    component,
    attributes,
    line: body.slice(0, index).split('\n').length,
  }));

const attributeOf = (attributes: string, name: string): readonly string[] =>
  new RegExp(`(?:^|\\s)${name}=(["'])(.*?)\\1`)
    .exec(attributes)?.[2]
    ?.split(/\s+/)
    .filter((word) => word !== '') ?? [];

/** Everything that the components of an MDX text name, with the line of the text. */
export const mdxReferences = (
  body: string,
): readonly { readonly to: Thing; readonly component: string; readonly line: number }[] =>
  tagsOf(body).flatMap(({ component, attributes, line }) =>
    COMPONENTS.filter(([name]) => name === component).flatMap(([, attribute, kind]) =>
      attributeOf(attributes, attribute).map((id) => ({ to: { kind, id }, component, line })),
    ),
  );

/** Which rules an MDX text shows in full: the ids of single rules, and whole chapters. */
export const rulesShown = (
  body: string,
): { readonly ids: readonly string[]; readonly chapters: readonly string[] } => ({
  ids: mdxReferences(body)
    .filter(({ component }) => component === 'Rule' || component === 'Rules')
    .map(({ to }) => to.id),
  chapters: tagsOf(body)
    .filter(({ component }) => component === 'Rules')
    .flatMap(({ attributes }) => attributeOf(attributes, 'chapter')),
});

/** Lines that are an import or an export outside a block of code: content holds no code. */
export const codeLines = (body: string): readonly number[] => {
  let fenced = false;
  return body.split('\n').flatMap((line, index) => {
    if (/^\s*(?:```|~~~)/.test(line)) fenced = !fenced;
    return !fenced && /^(?:import|export)\b/.test(line) ? [index + 1] : [];
  });
};
