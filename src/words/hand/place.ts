import { both, type Locale } from '../locale.ts';

const words = both(
  {
    start: 'the deal',
    auction: 'the auction',
    exchange: 'the exchange',
    purchase: 'the purchase',
    layOut: 'the laying out',
    doubling: 'the doubling',
    trick: (number: string) => `trick ${number}`,
    revoke: 'the revoke',
    end: 'the end',
  },
  {
    start: 'Geben',
    auction: 'Ansage',
    exchange: 'Tausch',
    purchase: 'Kauf',
    layOut: 'Auslegen',
    doubling: 'Schießen',
    trick: (number) => `${number}. Stich`,
    revoke: 'Verleugnen',
    end: 'Ergebnis',
  },
);

const NAMES = {
  start: 'start',
  x: 'exchange',
  buy: 'purchase',
  lay: 'layOut',
  lie: 'layOut',
  revoke: 'revoke',
  end: 'end',
} as const;

const isNamed = (address: string): address is keyof typeof NAMES => Object.hasOwn(NAMES, address);

/** The part of a hand in which a step stands, in words: `t4.2` is `trick 4`. */
export const placeName = (address: string, locale: Locale): string => {
  const say = words[locale];
  if (isNamed(address)) return say[NAMES[address]];
  const [, trick] = /^t(\d+)\.\d+$/.exec(address) ?? [];
  if (trick !== undefined) return say.trick(trick);
  return address.startsWith('a') ? say.auction : say.doubling;
};
