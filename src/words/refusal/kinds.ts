import type { Refusal, RefusalKind } from '#engine';

/** The refusals of one kind, with the facts that this kind has. */
export type RefusalOf<Kind extends RefusalKind> = Extract<Refusal, { readonly kind: Kind }>;

/** How many cards a sentence lists before it only counts them. */
export const MOST_LISTED = 12;
