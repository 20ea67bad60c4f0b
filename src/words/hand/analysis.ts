import { both } from '../locale.ts';
import { counted } from '../numbers.ts';

/** What perfect play would have made of a hand. `who` is a player, `card` a card in a sentence. */
export const analysisWords = both(
  {
    loading: 'The analysis is being fetched …',
    failed: 'The analysis could not be fetched. Check the connection, or have it computed here.',
    /* What the declarer comes to. */
    onFromHere: (what: string) => `Perfect play from here: ${what}`,
    onFromLead: (what: string) => `Perfect play from the first lead on: ${what}`,
    exact: (who: string, points: number, total: number) =>
      `${points} of ${total} card points for ${who}`,
    bounds: (who: string, lower: number, upper: number) =>
      `${lower} to ${upper} card points for ${who}, not solved more closely`,
    atLeast: (who: string, lower: number) =>
      `at least ${lower} card points for ${who}, not solved more closely`,
    atMost: (who: string, upper: number) =>
      `at most ${upper} card points for ${who}, not solved more closely`,
    allTricks: (who: string) => `every trick for ${who}`,
    notAllTricks: (who: string) => `not every trick for ${who}`,
    unsolved: 'not solved',
    noPlay: 'No card is played in this hand: there is nothing to solve.',
    over: (who: string, points: number, total: number) =>
      `The hand is over: ${points} of ${total} card points for ${who}`,
    overAllTricks: (who: string) => `The hand is over: every trick for ${who}`,
    overNotAllTricks: (who: string) => `The hand is over: not every trick for ${who}`,
    stopped: 'The hand has been stopped.',
    /* What the card that was just played cost. */
    only: (card: string) => `${card} was the only card`,
    kept: (card: string) => `${card} gave nothing away`,
    cost: (card: string, points: number) => `${card} cost ${points}`,
    costBetween: (card: string, least: number, most: number) =>
      `${card} cost between ${least} and ${most}`,
    costAllTricks: (card: string) => `${card} gave the last hope of every trick away`,
    costNotAllTricks: (card: string) => `${card} gave the game away`,
    costUnsolved: (card: string) => `what ${card} cost is not solved`,
    better: (cards: string) => `better: ${cards}`,
    more: (count: number) => `${count} more`,
    /* The cards that may be played now. */
    choices: (who: string) => `What ${who} may play`,
    choicesNone: 'What may be played',
    nobody: 'Nobody is to play a card here.',
    keeps: 'gives nothing away',
    costs: (points: number) => `costs ${points}`,
    costsBetween: (least: number, most: number) => `costs ${least} to ${most}`,
    costsUnsolved: 'not solved',
    losesAll: 'gives the game away',
    /* The curve, and the same in figures. */
    curve: 'The curve of the hand',
    curveSays: (first: string, last: string, gifts: number) =>
      `${first}. ${last}. ${counted(gifts, 'card', 'cards')} gave points away for certain.`,
    notSolved: 'not solved',
    between: 'between bounds',
    trick: 'Trick',
    figures: 'The same in figures',
    fromHere: 'With perfect play from its lead',
    gaveAway: 'Given away',
    gift: (who: string, what: string) => `${who}: ${what}`,
    range: (lower: number, upper: number) => `${lower} to ${upper}`,
    yes: 'every trick',
    no: 'not every trick',
    unknown: 'not solved',
    /* Computing. */
    missing: (turns: number) =>
      turns === 1
        ? 'The last position of this line has not been looked at yet.'
        : `${turns} positions of this line have not been looked at yet.`,
    compute: 'Compute it here',
    stop: 'Stop',
    computing: (done: number, all: number) => `Computing: ${done} of ${all} positions`,
    computed: 'Everything on this line has been looked at.',
    broken: 'It cannot be computed in this browser, or was interrupted.',
    /* What it is worth. */
    honest:
      'Perfect play sees all cards; people do not. A card that cost points here may have been the best that anybody could know of.',
    counts: {
      tricks: 'In a Super Mord it is about every trick, and about nothing else.',
      droggn:
        'The figures are card points of the declarer’s side, counted in threes as at the table. Perfect play aims at them alone, not at Pagat, Match or doublings.',
      dobbm:
        'The figures are card points of the declarer, with the Dobb as the game counts it. Perfect play aims at them alone.',
    },
  },
  {
    loading: 'Die Analyse wird geholt …',
    failed:
      'Die Analyse ließ sich nicht holen. Versuchen Sie es mit Netz, oder lassen Sie hier rechnen.',
    onFromHere: (what) => `Perfekt gespielt ab hier: ${what}`,
    onFromLead: (what) => `Perfekt gespielt vom ersten Ausspiel an: ${what}`,
    exact: (who, points, total) => `${points} von ${total} Augen für ${who}`,
    bounds: (who, lower, upper) => `${lower} bis ${upper} Augen für ${who}, genauer nicht gelöst`,
    atLeast: (who, lower) => `mindestens ${lower} Augen für ${who}, genauer nicht gelöst`,
    atMost: (who, upper) => `höchstens ${upper} Augen für ${who}, genauer nicht gelöst`,
    allTricks: (who) => `alle Stiche für ${who}`,
    notAllTricks: (who) => `nicht alle Stiche für ${who}`,
    unsolved: 'nicht gelöst',
    noPlay: 'In dieser Partie wird keine Karte gespielt: Es gibt nichts zu lösen.',
    over: (who, points, total) => `Die Partie ist zu Ende: ${points} von ${total} Augen für ${who}`,
    overAllTricks: (who) => `Die Partie ist zu Ende: alle Stiche für ${who}`,
    overNotAllTricks: (who) => `Die Partie ist zu Ende: nicht alle Stiche für ${who}`,
    stopped: 'Die Partie ist abgebrochen worden.',
    only: (card) => `${card} war die einzige Karte`,
    kept: (card) => `${card} hat nichts verschenkt`,
    cost: (card, points) => `${card} hat ${points} gekostet`,
    costBetween: (card, least, most) => `${card} hat zwischen ${least} und ${most} gekostet`,
    costAllTricks: (card) => `${card} hat die Aussicht auf alle Stiche verschenkt`,
    costNotAllTricks: (card) => `${card} hat das Spiel verschenkt`,
    costUnsolved: (card) => `was ${card} gekostet hat, ist nicht gelöst`,
    better: (cards) => `besser: ${cards}`,
    more: (count) => `${count} weitere`,
    choices: (who) => `Was ${who} spielen darf`,
    choicesNone: 'Was gespielt werden darf',
    nobody: 'Hier hat niemand eine Karte zu spielen.',
    keeps: 'verschenkt nichts',
    costs: (points) => `kostet ${points}`,
    costsBetween: (least, most) => `kostet ${least} bis ${most}`,
    costsUnsolved: 'nicht gelöst',
    losesAll: 'verschenkt das Spiel',
    curve: 'Der Verlauf der Partie',
    curveSays: (first, last, gifts) =>
      `${first}. ${last}. ${counted(gifts, 'Karte hat', 'Karten haben')} nachweislich Augen verschenkt.`,
    notSolved: 'nicht gelöst',
    between: 'zwischen Grenzen',
    trick: 'Stich',
    figures: 'Dasselbe in Zahlen',
    fromHere: 'Perfekt gespielt ab dem Ausspiel',
    gaveAway: 'Verschenkt',
    gift: (who, what) => `${who}: ${what}`,
    range: (lower, upper) => `${lower} bis ${upper}`,
    yes: 'alle Stiche',
    no: 'nicht alle Stiche',
    unknown: 'nicht gelöst',
    missing: (turns) =>
      turns === 1
        ? 'Die letzte Stellung dieses Weges ist noch nicht untersucht.'
        : `${turns} Stellungen dieses Weges sind noch nicht untersucht.`,
    compute: 'Hier berechnen',
    stop: 'Anhalten',
    computing: (done, all) => `Es wird gerechnet: ${done} von ${all} Stellungen`,
    computed: 'Alles auf diesem Weg ist untersucht.',
    broken: 'In diesem Browser lässt es sich nicht berechnen, oder es wurde unterbrochen.',
    honest:
      'Perfektes Spiel sieht alle Karten, Menschen nicht. Eine Karte, die hier Augen gekostet hat, kann die beste gewesen sein, von der jemand wissen konnte.',
    counts: {
      tricks: 'Im Super Mord geht es um alle Stiche und um sonst nichts.',
      droggn:
        'Die Zahlen sind Augen der Seite des Alleinspielers, in Dreiergruppen gezählt wie am Tisch. Perfektes Spiel zielt auf sie allein, nicht auf Pagat, Match oder Verdoppeln.',
      dobbm:
        'Die Zahlen sind Augen des Alleinspielers, mit dem Dobb, wie das Spiel ihn zählt. Perfektes Spiel zielt auf sie allein.',
    },
  },
);

export type AnalysisWords = (typeof analysisWords)['en'];
