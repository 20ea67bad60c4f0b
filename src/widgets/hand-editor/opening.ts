import type { GameId } from '#engine';

/** Under this key the device keeps the hand on the table. */
export const EDITOR_KEY = 'stubai-editor';

/** How a table begins: empty, with what is kept on the device, or with the hand of an address. */
export type Opening =
  | { readonly kind: 'game'; readonly game: GameId }
  | { readonly kind: 'kept' }
  | { readonly kind: 'link'; readonly address: string };
