import type { APIRoute } from 'astro';
import type { Analysis } from '#archive/analysis/analyses.ts';
import { library } from '#components/site/archive.ts';

export const getStaticPaths = () =>
  library().archive.analyses.map((analysis) => {
    const [game = '', name = ''] = analysis.id.split('/');
    return { params: { game, name }, props: { analysis } };
  });

/** What perfect play would have made of a hand, as data. */
export const GET: APIRoute<{ analysis: Analysis }> = ({ props: { analysis } }) =>
  Response.json(analysis);
