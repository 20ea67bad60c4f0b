import { both } from '../../locale.ts';

/** The page around the account of an evening: what it is, how it is kept, an example, a sheet. */
export const eveningTextWords = both(
  {
    title: 'The account of an evening',
    lede: 'A score pad for the table. It adds up, says why, and goes on without a network.',
    withoutScript:
      'The pad itself needs JavaScript. Below stand how the account is kept, a worked example and an empty sheet to print.',
    howTitle: 'How the account is kept',
    example: 'A worked example',
    exampleCaption: 'Five hands of Droggn with four at the table, composed for this archive.',
    sheet: 'An empty sheet',
    sheetColumns: {
      hand: 'No.',
      declarer: 'Declarer',
      contract: 'Contract',
      doubled: 'Doubled',
      result: 'Result',
    },
    sheetHead: { day: 'Day', game: 'Game', stake: 'Stake' },
    /** With the inline markup of the archive: the page links the rules. */
    how: [
      'In both games {rule:droggn/deal/last-declarer-deals|the last declarer deals}. If one more sits at the table than play, {rule:droggn/overview/rests-after-declaring|the dealer rests} and wins or loses with the defenders. The pad says who deals, who rests and who speaks first.',
      'In Droggn {rule:droggn/scoring/running-score|only the declarer’s score is written down}. What the others win or lose follows from it, for at the end {rule:droggn/scoring/settlement|each pair settles the difference}. Last of all someone {rule:droggn/scoring/last-three-hands|calls the last three hands}, which makes four.',
      'In Dobbm {rule:dobbm/session/cash-each-hand|cash changes hands at once}, at the {rule:dobbm/scoring/match-price|price of a Match}. With five at the table a deal thrown in earns the next dealer {rule:dobbm/deal/stockerl|a Stockerl}, and often a {rule:dobbm/session/mussrunde|Mußrunde} ends the evening.',
      'Any hand can be corrected later; everything after it is added up anew. An entry that can then no longer stand is kept and shown, but not counted. What you write down is kept on your device alone, half a hand too, and can be saved as a file.',
    ],
  },
  {
    title: 'Die Abrechnung eines Abends',
    lede: 'Ein Schreibblock für den Tisch. Er rechnet, sagt warum und braucht kein Netz.',
    withoutScript:
      'Der Block selbst braucht JavaScript. Darunter steht, wie abgerechnet wird, dazu ein Beispiel und ein leeres Blatt zum Drucken.',
    howTitle: 'Wie abgerechnet wird',
    example: 'Ein Beispiel',
    exampleCaption: 'Fünf Spiele Droggn mit vier am Tisch, für dieses Archiv zusammengestellt.',
    sheet: 'Ein leeres Blatt',
    sheetColumns: {
      hand: 'Nr.',
      declarer: 'Alleinspieler',
      contract: 'Spiel',
      doubled: 'Geschossen',
      result: 'Ergebnis',
    },
    sheetHead: { day: 'Tag', game: 'Spiel', stake: 'Einsatz' },
    how: [
      'In beiden Spielen {rule:droggn/deal/last-declarer-deals|gibt der letzte Alleinspieler}. Sitzt einer mehr am Tisch, als spielen, so {rule:droggn/overview/rests-after-declaring|feiert der Geber} und gewinnt oder verliert mit den Gegenspielern. Der Block sagt, wer gibt, wer feiert und wer zuerst am Wort ist.',
      'Beim Droggn {rule:droggn/scoring/running-score|schreibt man nur dem Alleinspieler an}. Was die anderen gewinnen oder verlieren, ergibt sich daraus, denn am Ende {rule:droggn/scoring/settlement|gleichen je zwei ihre Differenz aus}. Zuletzt {rule:droggn/scoring/last-three-hands|ruft einer die letzten drei Spiele aus}; das sind noch vier.',
      'Beim Dobbm wird {rule:dobbm/session/cash-each-hand|nach jedem Spiel bar gezahlt}, nach dem {rule:dobbm/scoring/match-price|Preis des Matches}. Zu fünft bringt ein zusammengeworfenes Spiel dem nächsten Geber {rule:dobbm/deal/stockerl|ein Stockerl}, und oft beschließt eine {rule:dobbm/session/mussrunde|Mußrunde} den Abend.',
      'Jedes Spiel lässt sich später berichtigen; alles danach wird neu gerechnet. Ein Eintrag, der so nicht mehr stehen kann, bleibt und wird gezeigt, aber nicht gezählt. Was Sie aufschreiben, bleibt auf Ihrem Gerät, auch ein halb eingetragenes Spiel, und lässt sich als Datei speichern.',
    ],
  },
);
