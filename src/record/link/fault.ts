import { both, type Locale } from '#words';
import { LONGEST_NAME } from './names.ts';

/** Why the letters of a link are no hand. */
export interface LinkFault {
  readonly rule: 'record/link';
  readonly kind: 'empty' | 'too-long' | 'unknown-version' | 'damaged';
}

export const linkFault = (kind: LinkFault['kind']): LinkFault => ({ rule: 'record/link', kind });

/** Why a record is not written as a link. */
export type LinkRefusal =
  | { readonly kind: 'not-legal' }
  /** A rules option that this version of links does not know. */
  | { readonly kind: 'unknown-option' }
  /** A name that is too long, or has no sign that can be seen. */
  | { readonly kind: 'unfit-name'; readonly name: string };

const words = both<Readonly<Record<LinkFault['kind'], string>>>(
  {
    empty: 'There is no hand in this link: nothing stands after “h=”.',
    'too-long': 'The link is longer than any hand; something else has been added to it.',
    'unknown-version':
      'The link is written in a way that this page does not know. Perhaps it was made by a newer edition of the archive.',
    damaged: 'The link has been cut or altered on its way; please copy all of it once more.',
  },
  {
    empty: 'In diesem Link steht keine Partie: Nach „h=“ kommt nichts mehr.',
    'too-long': 'Der Link ist länger als jede Partie; es wurde etwas anderes angehängt.',
    'unknown-version':
      'Der Link ist in einer Form geschrieben, die diese Seite nicht kennt. Vielleicht stammt er aus einer neueren Ausgabe des Archivs.',
    damaged:
      'Der Link wurde unterwegs gekürzt oder verändert; bitte kopieren Sie ihn noch einmal ganz.',
  },
);

const refusalWords = both(
  {
    'not-legal': 'Only a hand that the referee accepts can be written as a link.',
    'unknown-option': 'One of the rules of this hand cannot be written in a link yet.',
    'unfit-name': (name: string) =>
      `The name “${name}” does not go into a link: it must have between 1 and ${LONGEST_NAME} signs that can be seen.`,
  },
  {
    'not-legal': 'Nur eine Partie, die der Schiedsrichter gelten lässt, geht in einen Link.',
    'unknown-option':
      'Eine der Regeln dieser Partie lässt sich noch nicht in einen Link schreiben.',
    'unfit-name': (name) =>
      `Der Name „${name}“ geht nicht in einen Link: Er muss 1 bis ${LONGEST_NAME} sichtbare Zeichen haben.`,
  },
);

/** Says what is wrong with a link and what to do. */
export const linkFaultSentence = ({ kind }: LinkFault, locale: Locale): string =>
  words[locale][kind];

/** Says why a record has no link. */
export const linkRefusalSentence = (refusal: LinkRefusal, locale: Locale): string => {
  const say = refusalWords[locale];
  return refusal.kind === 'unfit-name'
    ? say['unfit-name'](shownName(refusal.name))
    : say[refusal.kind];
};

const shownName = (name: string): string =>
  name.length > LONGEST_NAME ? `${[...name].slice(0, LONGEST_NAME).join('')}…` : name;
