import { z } from 'astro/zod';
import { dataWords } from '#words';
import { type DataName, fileSchema } from './schemas.ts';

/** A piece of a JSON Schema, as far as we look into it. */
export interface JsonSchema {
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly items?: JsonSchema;
  readonly anyOf?: readonly JsonSchema[];
  readonly oneOf?: readonly JsonSchema[];
  readonly [key: string]: unknown;
}

/** The kinds of entry that a file has; all but the rules have one. */
const kindsOf = (entry: JsonSchema): readonly JsonSchema[] => entry.oneOf ?? entry.anyOf ?? [entry];

const described = (schema: JsonSchema, words: Readonly<Record<string, string>>): JsonSchema => ({
  ...schema,
  properties: Object.fromEntries(
    Object.entries(schema.properties ?? {}).map(([field, inner]) => [
      field,
      field in words ? { ...inner, description: words[field] } : inner,
    ]),
  ),
});

const describedEntry = (entry: JsonSchema, words: Readonly<Record<string, string>>): JsonSchema => {
  const key = entry.oneOf ? 'oneOf' : 'anyOf';
  return entry.oneOf || entry.anyOf
    ? { ...entry, [key]: kindsOf(entry).map((kind) => described(kind, words)) }
    : described(entry, words);
};

/** The JSON Schema of a data file, draft 2020-12, with what each field means in English. */
export const jsonSchemaOf = (name: DataName, address: string): JsonSchema => {
  const { files, envelope } = dataWords.en;
  const { $schema, ...schema } = z.toJSONSchema(fileSchema(name), {
    target: 'draft-2020-12',
    io: 'output',
  }) as JsonSchema;
  const { entries, ...head } = schema.properties ?? {};
  const items = describedEntry(entries?.items ?? {}, files[name].fields);
  const whole = described({ ...schema, properties: head }, envelope);
  return {
    $schema,
    $id: address,
    title: files[name].title,
    description: files[name].what,
    ...whole,
    properties: {
      ...whole.properties,
      entries: { ...entries, description: envelope.entries, items },
    },
  };
};

/** The fields that an entry of a file may have, in the order of the schema. */
export const fieldsOf = (name: DataName): readonly string[] => {
  const entry = jsonSchemaOf(name, '').properties?.entries?.items ?? {};
  return [...new Set(kindsOf(entry).flatMap(({ properties }) => Object.keys(properties ?? {})))];
};
