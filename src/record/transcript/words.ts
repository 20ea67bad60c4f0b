import { both } from '#words';

/** What stands around the lines of a transcript. */
export const transcriptText = both(
  {
    auction: 'Auction',
    exchange: 'Exchange and lay-out',
    doubling: 'Doubling',
    revoke: 'Revoke',
    play: 'Play',
    result: 'Result',
    dealer: 'dealer',
    rests: 'rests',
    talon: { droggn: 'Talon', dobbm: 'Dobb' },
    notFinished: '(not finished)',
    takenBy: (player: string) => `to ${player}`,
    cardPoints: (declarer: string, defenders: string) =>
      `Card points: declarer ${declarer}, defenders ${defenders}.`,
    score: (contract: string) => `Score, ${contract}`,
    sum: 'Sum',
    payments: { droggn: 'Payments, in game points', dobbm: 'Payments, in Schilling' },
  },
  {
    auction: 'Ansage',
    exchange: 'Tausch und Auslegen',
    doubling: 'Schießen',
    revoke: 'Verleugnen',
    play: 'Spielverlauf',
    result: 'Ergebnis',
    dealer: 'Geber',
    rests: 'feiert',
    talon: { droggn: 'Talon', dobbm: 'Dobb' },
    notFinished: '(nicht zu Ende)',
    takenBy: (player) => `an ${player}`,
    cardPoints: (declarer, defenders) =>
      `Augen: Alleinspieler ${declarer}, Gegenspieler ${defenders}.`,
    score: (contract) => `Abrechnung, ${contract}`,
    sum: 'Summe',
    payments: { droggn: 'Zahlungen in Spielpunkten', dobbm: 'Zahlungen in Schilling' },
  },
);
