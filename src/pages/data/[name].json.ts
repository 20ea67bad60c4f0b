import type { APIRoute } from 'astro';
import { DATA_NAMES, type DataName } from '#archive/data/schemas.ts';
import { dataFile } from '#components/site/data.ts';

export const getStaticPaths = () =>
  DATA_NAMES.map((name) => ({ params: { name }, props: { name } }));

/** A part of the archive as data. */
export const GET: APIRoute<{ name: DataName }> = ({ props }) => Response.json(dataFile(props.name));
