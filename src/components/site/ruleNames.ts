import type { Locale } from '#words';
import { library } from './archive.ts';

/** The numbers and titles of all rules, for a widget that may name any of them. */
export const ruleNames = (locale: Locale) => {
  const { rules } = library().archive;
  return {
    ruleNumbers: Object.fromEntries(rules.map(({ id, number }) => [id, number])),
    ruleTitles: Object.fromEntries(rules.map(({ id, title }) => [id, title[locale] ?? title.en])),
  };
};
