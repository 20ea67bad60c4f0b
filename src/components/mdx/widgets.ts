import Count from './Count.astro';
import Hand from './Hand.astro';
import { mdxComponents } from './index.ts';

/** What a page with widgets in its text may use. */
export const mdxWidgets = { ...mdxComponents, Count, Hand };
