import { useEffect, useState } from 'react';
import type { Refusal } from '#engine';
import type { Locale, Speech } from '#words';

export type RefusalSentence = (refusal: Refusal, speech: Speech) => string;

/**
 * The sentences of the referee, which a reader needs who touches a card that may not be played. They
 * come when the hand is first used, so that the page opens without them.
 */
const LOADERS: Readonly<Record<Locale, () => Promise<RefusalSentence>>> = {
  en: async () => (await import('#words/refusal/english.ts')).refusalInEnglish,
  de: async () => (await import('#words/refusal/german.ts')).refusalInGerman,
};

/** Says why an action is refused; null until it is `wanted` and has come. */
export const useRefusal = (locale: Locale, wanted: boolean): RefusalSentence | null => {
  const [sentence, setSentence] = useState<RefusalSentence | null>(null);
  useEffect(() => {
    if (!wanted) return;
    let current = true;
    LOADERS[locale]().then(
      (loaded) => {
        if (current) setSentence(() => loaded);
      },
      // Without a network the rule and its link are still shown.
      () => undefined,
    );
    return () => {
      current = false;
    };
  }, [locale, wanted]);
  return sentence;
};
