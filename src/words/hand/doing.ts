import { both } from '../locale.ts';

/** Doing something at a step of a hand: trying what might have been, guessing what comes. */
export const doingWords = both(
  {
    over: 'The hand is over.',
    toPlay: (who: string, open: number, all: number) =>
      open === all
        ? `${who} may play any of ${all} cards. Touch one.`
        : `${who} may play ${open} of ${all} cards. Touch one.`,
    toSay: (who: string) => `${who} says:`,
    toDiscard: (who: string, needed: number, picked: number) =>
      `${who} puts ${needed} cards away. Touch them: ${picked} of ${needed}.`,
    toBuy: (who: string) => `${who} buys: touch the card wanted, then the one to give.`,
    discard: 'Put away',
    buy: (wanted: string, given: string) => `Buy ${wanted} for ${given}`,
    buyUnfinished: 'Buy',
    wanted: 'Card wanted',
    noCard: 'Card wanted …',
    noBuy: 'buy nothing',
    lay: (card: string) => `lay out ${card}`,
    notOpen: 'not open now',
    revoked: 'Somebody has revoked',
    hasRevoked: 'has revoked',
    backToRecord: 'Back to the record',
    escape: 'Esc',
    stops: 'Here the hand stops, and nobody chooses that. Have it shown.',
    whatPlays: (who: string) => `What does ${who} play?`,
    whatSays: (who: string) => `What does ${who} say?`,
    whatDiscards: (who: string, needed: number, picked: number) =>
      `Which ${needed} cards does ${who} put away? ${picked} chosen.`,
    whatBuys: (who: string) => `What does ${who} buy, and what for?`,
    behind: 'This is known already. The question is further on.',
    toQuestion: 'To the question',
    hint: 'Hint',
    show: 'Show it',
    tally: (first: number, later: number, shown: number) =>
      `Right at once: ${first} · later: ${later} · shown: ${shown}`,
  },
  {
    over: 'Die Partie ist zu Ende.',
    toPlay: (who, open, all) =>
      open === all
        ? `${who} darf jede der ${all} Karten spielen. Bitte antippen.`
        : `${who} darf ${open} von ${all} Karten spielen. Bitte antippen.`,
    toSay: (who) => `${who} sagt:`,
    toDiscard: (who, needed, picked) =>
      `${who} legt ${needed} Karten ab, bitte antippen: ${picked} von ${needed}.`,
    toBuy: (who) => `${who} kauft: zuerst die gewünschte Karte antippen, dann die Karte dafür.`,
    discard: 'Ablegen',
    buy: (wanted, given) => `${wanted} für ${given} kaufen`,
    buyUnfinished: 'Kaufen',
    wanted: 'Gewünschte Karte',
    noCard: 'Gewünschte Karte …',
    noBuy: 'nichts kaufen',
    lay: (card) => `${card} auslegen`,
    notOpen: 'jetzt nicht erlaubt',
    revoked: 'Jemand hat verleugnet',
    hasRevoked: 'hat verleugnet',
    backToRecord: 'Zurück zur Partie',
    escape: 'Esc',
    stops: 'Hier wird die Partie abgebrochen; das wählt niemand. Lassen Sie es sich zeigen.',
    whatPlays: (who) => `Was spielt ${who}?`,
    whatSays: (who) => `Was sagt ${who}?`,
    whatDiscards: (who, needed, picked) =>
      `Welche ${needed} Karten legt ${who} ab? Gewählt: ${picked}.`,
    whatBuys: (who) => `Was kauft ${who}, und wofür?`,
    behind: 'Das ist schon bekannt. Gefragt wird weiter hinten.',
    toQuestion: 'Zur Frage',
    hint: 'Hinweis',
    show: 'Zeigen',
    tally: (first, later, shown) =>
      `Gleich richtig: ${first} · später: ${later} · gezeigt: ${shown}`,
  },
);
