/**
 * The letters of a hand in the part of an address after `#`: `#h=1GRd…`. Null if there is none; the
 * rest of an address is left alone.
 */
export const lettersIn = (address: string): string | null => {
  const [, letters] = /[#&]h=([^&\s]*)/.exec(address) ?? [];
  return letters ?? null;
};

/** Whether a text is the address of a hand and nothing else, as one pastes it. */
export const isAddress = (text: string): boolean =>
  /^\s*(?:https?:\/\/\S*)?#(?:\S*&)?h=\S*\s*$/i.test(text);

/** The address of a hand on another page of the site: `/de/editor/#h=1GRd…`. */
export const handAddress = (
  page: 'viewer' | 'editor' | 'embed',
  letters: string,
  locale: string,
): string => `${locale === 'en' ? '' : `/${locale}`}/${page}/#h=${letters}`;
