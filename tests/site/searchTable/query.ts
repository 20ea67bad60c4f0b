/**
 * What is typed, and the places that answer it: `#pagat` is a term, `@john-mcleod` a person,
 * `$pierer-1857` a source, `/hands/…/` any address, `droggn/play/follow-suit` a rule. A rule's number,
 * which follows from the ledger, is written `{droggn/play/follow-suit}`.
 */
export type Query = readonly [typed: string, target: string, ...others: string[]];

export interface QueryGroup {
  readonly name: string;
  readonly queries: readonly Query[];
}

/** The address of a target in a language whose pages begin with `root`. */
export const addressOf = (target: string, root: string): string => {
  const at = (path: string) => `${root}${path}`;
  const name = target.slice(1);
  switch (target.charAt(0)) {
    case '#':
      return at(`glossary/#${name}`);
    case '@':
      return at(`people/#${name}`);
    case '$':
      return at(`sources/${name}/`);
    case '/':
      return at(name);
    default:
      return at(target.replace(/\/([^/]*)$/, '/#$1'));
  }
};
