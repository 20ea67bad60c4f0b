import type { APIRoute } from 'astro';
import { jsonSchemaOf } from '#archive/data/jsonSchema.ts';
import { DATA_NAMES, type DataName } from '#archive/data/schemas.ts';
import { schemaPath } from '#components/site/data.ts';
import { absolute } from '#components/site/hosts.ts';

export const getStaticPaths = () =>
  DATA_NAMES.map((name) => ({ params: { name }, props: { name } }));

/** What a data file may hold, field by field. */
export const GET: APIRoute<{ name: DataName }> = ({ props }) =>
  new Response(
    `${JSON.stringify(jsonSchemaOf(props.name, absolute(schemaPath(props.name))), null, 2)}\n`,
    { headers: { 'Content-Type': 'application/schema+json' } },
  );
