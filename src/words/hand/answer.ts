import { both } from '../locale.ts';

/** What the referee says of a card that a reader touches. */
export const answerWords = both(
  {
    mayBePlayed: (card: string) => `${card} may be played here.`,
    recordPlays: (player: string, card: string) => `In this hand ${player} plays ${card}.`,
    alreadyPlayed: (card: string) => `${card} has been played.`,
    notInTurn: (owner: string, player: string) =>
      `${owner} is not to play now: it is the turn of ${player}.`,
    notYetPlayed: 'No cards are played yet.',
    handOver: 'The hand is over.',
    tryIt: 'What if?',
  },
  {
    mayBePlayed: (card) => `${card} darf hier gespielt werden.`,
    recordPlays: (player, card) => `In dieser Partie spielt ${player} ${card}.`,
    alreadyPlayed: (card) => `${card} ist schon gespielt.`,
    notInTurn: (owner, player) => `${owner} ist jetzt nicht am Zug, sondern ${player}.`,
    notYetPlayed: 'Noch wird keine Karte gespielt.',
    handOver: 'Die Partie ist zu Ende.',
    tryIt: 'Probieren',
  },
);
