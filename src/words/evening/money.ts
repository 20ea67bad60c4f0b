import type { Settlement } from '#engine';
import { both, type Locale } from '../locale.ts';

type Unit = Settlement['unit'];

const GROSCHEN_IN_SCHILLING = 100;

const decimalMark = both('.', ',');

/** A no-break space keeps the figure and its unit together. */
const amountOf = (size: number, unit: Unit, locale: Locale): string => {
  if (unit === 'schilling') return `${size} S`;
  if (size < GROSCHEN_IN_SCHILLING) return `${size} g`;
  const rest = String(size % GROSCHEN_IN_SCHILLING).padStart(2, '0');
  return `${Math.floor(size / GROSCHEN_IN_SCHILLING)}${decimalMark[locale]}${rest} S`;
};

/** `5.30 S` and in German `5,30 S`, below a Schilling `50 g`; in Dobbm whole Schilling, `12 S`. */
export const money = (amount: number, unit: Unit, locale: Locale): string =>
  `${amount < 0 ? '−' : ''}${amount === 0 ? '0' : amountOf(Math.abs(amount), unit, locale)}`;

/** The same with a sign: `+5.30 S`. */
export const signedMoney = (amount: number, unit: Unit, locale: Locale): string =>
  `${amount > 0 ? '+' : ''}${money(amount, unit, locale)}`;

/** A signed figure in Schilling, without the unit, for a column of them: `+5.30`. */
export const schillingFigure = (amount: number, unit: Unit, locale: Locale): string => {
  const size = Math.abs(amount);
  const groschen = String(size % GROSCHEN_IN_SCHILLING).padStart(2, '0');
  const figure =
    unit === 'schilling'
      ? String(size)
      : `${Math.floor(size / GROSCHEN_IN_SCHILLING)}${decimalMark[locale]}${groschen}`;
  return amount === 0 ? '0' : `${amount < 0 ? '−' : '+'}${figure}`;
};
