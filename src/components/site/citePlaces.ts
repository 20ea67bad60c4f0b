import { mdxReferences } from '#archive/mdx.ts';

/** The name of the place in a text where a source is cited for the n-th time, from 1. */
export const citeAnchor = (source: string, count: number): string => `cite-${source}-${count}`;

/** The places in an MDX text where a source is cited, in order. */
export const citeAnchors = (body: string, source: string): readonly string[] =>
  mdxReferences(body)
    .filter(({ component, to }) => component === 'Cite' && to.id === source)
    .map((_, index) => citeAnchor(source, index + 1));
