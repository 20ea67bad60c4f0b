import { both } from '../locale.ts';

/** Sentences that a page says about itself. */
export const noticeWords = both(
  {
    notTranslated: 'This page has not been translated yet; you are reading the English text.',
    composed: 'This hand was composed for this archive; it was never played at a table.',
    inference: 'This is our inference; no source states it.',
    handInOtherWords: 'Hand record',
    downloadRecord: 'Download the hand record',
    externalLink: 'leads to another site',
  },
  {
    notTranslated: 'Diese Seite ist noch nicht übersetzt; hier steht der englische Text.',
    composed:
      'Diese Partie wurde für dieses Archiv zusammengestellt; an einem Tisch gespielt wurde sie nie.',
    inference: 'Das ist unser Schluss; in keiner Quelle steht es.',
    handInOtherWords: 'Partieprotokoll',
    downloadRecord: 'Partieprotokoll herunterladen',
    externalLink: 'führt zu einer anderen Website',
  },
);
