import CiteMark from './CiteMark.astro';
import Compare from './Compare.astro';
import { mdxComponents } from './index.ts';
import QuickCard from './QuickCard.astro';

/** What a page may use that sets games side by side, or a game on one page. */
export const mdxColumns = { ...mdxComponents, CiteMark, Compare, QuickCard };
