import { both } from '../locale.ts';

/** The whole hand in words, and its score. */
export const transcriptWords = both(
  {
    transcript: 'The whole hand',
    auction: 'Auction',
    exchange: 'Exchange',
    doubling: 'Doubling',
    play: 'Play',
    result: 'Result',
    scoreLines: 'Score line by line',
    sum: 'Sum',
    variations: 'How it might have gone',
    instead: 'Instead of:',
  },
  {
    transcript: 'Die ganze Partie',
    auction: 'Ansage',
    exchange: 'Tausch',
    doubling: 'Schießen',
    play: 'Spielverlauf',
    result: 'Ergebnis',
    scoreLines: 'Das Ergebnis Posten für Posten',
    sum: 'Summe',
    variations: 'Wie es auch hätte gehen können',
    instead: 'Statt:',
  },
);
