import { localePath, ruleHref } from '#archive/addresses.ts';
import type { Citable } from '#archive/citing/citable.ts';
import type { PlacedRule } from '#archive/ledger.ts';
import { citingWords, type Locale } from '#words';
import { edition } from './edition.ts';
import { absolute } from './hosts.ts';
import type { Place } from './place.ts';
import { plainText } from './plain.ts';

interface PageFacts {
  readonly locale: Locale;
  /** Address without its locale. */
  readonly path: string;
  readonly title: string;
  readonly summary: string;
  /** Cited as a whole that stands alone. */
  readonly whole: boolean;
}

/** A page as something to be cited. */
export const citablePage = ({ locale, path, title, summary, whole }: PageFacts): Citable => ({
  key: path.replace(/^\/|\/$/g, ''),
  kind: whole ? 'whole' : 'part',
  title,
  address: absolute(localePath(path, locale)),
  locale,
  edition: edition(),
  summary,
});

/** A rule as something to be cited: with its number, its id and its words. */
export const citableRule = (rule: PlacedRule, place: Place): Citable => {
  const game = rule.game === 'droggn' ? 'Droggn' : 'Dobbm';
  const title = plainText(rule.title, place);
  return {
    key: rule.id,
    kind: 'part',
    title: citingWords[place.text].ruleTitle(title, game, rule.number, rule.id),
    address: absolute(ruleHref(rule.id, place.text)),
    locale: place.text,
    edition: edition(),
    words: plainText(rule.statement, place),
  };
};
