import FamilyTree from './FamilyTree.astro';
import { mdxComponents } from './index.ts';

/** What a page with a drawn figure in its text may use. */
export const mdxFigures = { ...mdxComponents, FamilyTree };
