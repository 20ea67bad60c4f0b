import type { ActionType, Refusal, RefusalKind } from '#engine';

/** The refusals of one kind, with the facts that this kind has. */
export type RefusalOf<Kind extends RefusalKind> = Extract<Refusal, { readonly kind: Kind }>;

/** Whether an action is about the purchase, made or declined. */
export const isPurchase = (action: ActionType): boolean => action === 'buy' || action === 'no-buy';

/** How many cards a sentence lists before it only counts them. */
export const MOST_LISTED = 12;
