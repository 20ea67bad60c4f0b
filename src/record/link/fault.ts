import { both, type Locale } from '#words';

/** Why the letters of a link are no hand. */
export interface LinkFault {
  readonly rule: 'record/link';
  readonly kind: 'too-long' | 'unknown-version' | 'damaged';
}

export const linkFault = (kind: LinkFault['kind']): LinkFault => ({ rule: 'record/link', kind });

const words = both<Readonly<Record<LinkFault['kind'], string>>>(
  {
    'too-long': 'The link is longer than any hand; something else has been added to it.',
    'unknown-version':
      'The link begins with a letter that this page does not know. Perhaps it was made by a newer edition of the archive.',
    damaged: 'The link has been cut or altered on its way; please copy all of it once more.',
  },
  {
    'too-long': 'Der Link ist länger als jede Partie; es wurde etwas anderes angehängt.',
    'unknown-version':
      'Der Link beginnt mit einem Zeichen, das diese Seite nicht kennt. Vielleicht stammt er aus einer neueren Ausgabe des Archivs.',
    damaged:
      'Der Link wurde unterwegs gekürzt oder verändert; bitte kopieren Sie ihn noch einmal ganz.',
  },
);

/** Says what is wrong with a link and what to do. */
export const linkFaultSentence = ({ kind }: LinkFault, locale: Locale): string =>
  words[locale][kind];
