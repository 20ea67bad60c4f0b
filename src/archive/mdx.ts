import type { Kind, Thing } from './named.ts';

/** The components of a page that name something, the attribute in which they do, and its kind. */
const COMPONENTS: readonly (readonly [component: string, attribute: string, kind: Kind])[] = [
  ['Rule', 'id', 'rule'],
  ['RuleLink', 'id', 'rule'],
  ['Term', 'id', 'term'],
  ['Cite', 'id', 'source'],
  ['Person', 'id', 'person'],
  ['Question', 'id', 'question'],
  ['Hand', 'id', 'hand'],
  ['Fig', 'hand', 'hand'],
];

const TAG = /<([A-Z]\w*)\b([^>]*)>/g;

const lineOf = (text: string, index: number): number => text.slice(0, index).split('\n').length;

const attributeOf = (attributes: string, name: string): string | undefined =>
  new RegExp(`(?:^|\\s)${name}=(["'])(.*?)\\1`).exec(attributes)?.[2];

/** Everything that the components of an MDX text name, with the line of the text. */
export const mdxReferences = (
  body: string,
): readonly { readonly to: Thing; readonly component: string; readonly line: number }[] =>
  [...body.matchAll(TAG)].flatMap(({ 1: component = '', 2: attributes = '', index }) =>
    COMPONENTS.filter(([name]) => name === component).flatMap(([, attribute, kind]) => {
      const id = attributeOf(attributes, attribute);
      return id === undefined ? [] : [{ to: { kind, id }, component, line: lineOf(body, index) }];
    }),
  );

/** Lines that are an import or an export outside a block of code: content holds no code. */
export const codeLines = (body: string): readonly number[] => {
  let fenced = false;
  return body.split('\n').flatMap((line, index) => {
    if (/^\s*(?:```|~~~)/.test(line)) fenced = !fenced;
    return !fenced && /^(?:import|export)\b/.test(line) ? [index + 1] : [];
  });
};
