import { z } from 'astro/zod';
import { localised, slug } from './shared.ts';

/** On which side of its dot the name of a place stands. */
const side = z.enum(['n', 'e', 's', 'w']);

export const placeSchema = z
  .strictObject({
    /** Permanent key and anchor. */
    id: slug,
    name: localised,
    /** The town at which a region or a hamlet is drawn. */
    shown: localised.optional(),
    /** Longitude and latitude in degrees, from GeoNames. */
    at: z.tuple([z.number().min(-180).max(180), z.number().min(-90).max(90)]),
    maps: z.array(z.enum(['valley', 'wide'])).min(1),
    label: z.partialRecord(z.enum(['valley', 'wide']), side),
    /**
     * game: where the two games are known or were looked for. cards: where packs are made. relatives:
     * where related games are played. valley: the world of the valley, with no word of a card in it.
     */
    kind: z.enum(['game', 'cards', 'relatives', 'valley']),
    says: localised,
    sources: z.array(slug).min(1),
  })
  .refine(({ maps, label }) => maps.every((map) => label[map] !== undefined), {
    path: ['label'],
    message: 'says on which side the name stands, for each of its maps',
  });

export type MapPlace = z.infer<typeof placeSchema>;
export type MapName = MapPlace['maps'][number];
