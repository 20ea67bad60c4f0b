import { currentEdition } from '#archive/editions.ts';
import type { Edition } from '#archive/schema/edition.ts';
import { library } from './archive.ts';

/** The edition that the foot of each page and every citation name. */
export const edition = (): Edition => currentEdition(library().archive);
