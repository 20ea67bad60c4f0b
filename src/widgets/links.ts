import type { RuleId } from '#engine';
import type { Locale } from '#words';

/** Where a rule stands in the rulebook: `droggn/play/follow-suit` is /droggn/play/#follow-suit. */
export const ruleHref = (rule: RuleId, locale: Locale): string => {
  const [game, chapter, name] = rule.split('/');
  return `${locale === 'en' ? '' : `/${locale}`}/${game}/${chapter}/#${name}`;
};
