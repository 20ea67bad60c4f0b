import { both } from '../locale.ts';

/** The pages on which a reader opens, makes, embeds and prints hands. */
export const handPageWords = both(
  {
    viewer: {
      title: 'Open a hand',
      lede: 'Paste a hand record or a link: the referee reads it, says at the line what is wrong, and lays the hand on the table.',
      withoutScript:
        'Opening a hand needs JavaScript. Below stands how a hand record is written; the annotated hands of the archive can be read without it.',
      formatTitle: 'How a hand record is written',
      format: [
        'A hand record is a small text file in YAML (JSON will do as well). “deal” has one line for each seat; seat 1 sits left of the dealer and bids first. “talon” holds the three undealt cards of Droggn, or the four of the Dobb. “players”, “rests” (one more player, who dealt and sits this hand out) and “rules” may be left out.',
        '“actions” tells what the table says and does, in order. Who acts follows from the game, so nobody is named. Line ends do not matter, and # begins a remark.',
      ],
      cardsTitle: 'Cards',
      cards: [
        'Droggn: trumps T1 (the Pagat) to T21 (the Mond), G for the Gstieß; clubs C, spades S, hearts H, diamonds D with K, Q, R, J for king, queen, rider and jack, and the figures of the other cards.',
        'Dobbm: hearts H, leaves L, acorns A, bells B with S (sow), 10, K, O (ober), U (unter), 9, 8, 7, 6.',
      ],
      wordsTitle: 'Words',
      words: [
        ['pass', 'the seat passes'],
        ['ansager, solo, super, super-mord', 'a bid in Droggn'],
        ['dobbm, solo', 'a bid in Dobbm'],
        ['discard C4 C5 H7', 'what the declarer puts away, out of hand and talon'],
        ['buy HK for C6, no-buy', 'an Ansager buys a card, or none'],
        ['lay pagat, lay gstiess', 'a card is laid out'],
        ['lie', '“ich liege”: always said'],
        ['good, schwacher, retour', 'the doubling, from the declarer’s left'],
        ['T21 T3 T2', 'the cards of a trick, the lead first'],
        ['revoke 2', 'seat 2 has revoked; the hand stops'],
      ],
      exampleTitle: 'A whole small hand',
      more: 'Links keep the deal, the rules, the names and every action; remarks are not kept. They are made in your browser: nothing that you type is sent anywhere.',
      embed: 'Put a hand on your own page',
      make: 'Deal and play a hand yourself',
      annotated: 'The annotated hands of the archive',
    },
    editor: {
      title: 'Deal and play a hand',
      lede: 'Deal by hand, from a seed, or until a hand is as you wish it; then bid, exchange and play for every seat. The referee allows what is legal and says why all else is not.',
      withoutScript:
        'The table needs JavaScript. Without it you can write a hand down as a text file; how that is done stands on the page for opening hands.',
      how: [
        'Every step can be taken back and done again, also with Ctrl+Z and Ctrl+Y. What lies on the table is kept on your device alone.',
        'A seed deals the same cards on every device: tell it to somebody, and you both have the same hand before you.',
        'At the end, or at any moment, take the hand away as a link, as a record or as plain text, and step through it on the page for opening hands.',
      ],
      howTitle: 'How it works',
      open: 'Open a hand from a link or a text',
    },
    embed: {
      title: 'A hand in a frame',
      framed: (hand: string) => `${hand} (in a frame)`,
      description: 'A hand of Droggn or Dobbm to be embedded in another page.',
      withoutScript: 'A hand from a link needs JavaScript to be opened.',
    },
    analysed: 'What perfect play makes of it',
    sheet: {
      link: 'A sheet to print',
      title: (hand: string) => `${hand}: sheet to print`,
      back: 'Back to the hand',
      print: 'Print it, or save it as PDF; it fits A4 and Letter.',
      idea: 'The idea',
      source: (address: string, edition: string) => `${address} · Edition ${edition}`,
    },
  },
  {
    viewer: {
      title: 'Eine Partie öffnen',
      lede: 'Fügen Sie ein Partieprotokoll oder einen Link ein: Der Schiedsrichter liest es, sagt bei der Zeile, was nicht stimmt, und legt die Partie auf den Tisch.',
      withoutScript:
        'Zum Öffnen einer Partie braucht es JavaScript. Unten steht, wie man ein Partieprotokoll schreibt; die kommentierten Partien des Archivs lassen sich auch ohne lesen.',
      formatTitle: 'Wie man ein Partieprotokoll schreibt',
      format: [
        'Ein Partieprotokoll ist eine kleine Textdatei in YAML (JSON geht ebenso). „deal“ hat für jeden Platz eine Zeile; Platz 1 sitzt links vom Geber und ist als Erster am Wort. In „talon“ stehen die drei Karten des Talons oder die vier des Dobb. „players“ (die Namen), „rests“ (ein weiterer Spieler, der gegeben hat und feiert) und „rules“ dürfen fehlen.',
        '„actions“ hält der Reihe nach fest, was am Tisch gesagt und getan wird. Wer an der Reihe ist, ergibt sich aus dem Spiel; Namen stehen daher keine. Zeilen darf man teilen, wie man will, und mit # beginnt eine Bemerkung.',
      ],
      cardsTitle: 'Karten',
      cards: [
        'Droggn: Trümpfe T1 (Pagat) bis T21 (Mond), G für den Gstieß; Kreuz C, Pik S, Herz H, Karo D mit K, Q, R, J für König, Dame, Reiter und Bube, sonst mit der Zahl.',
        'Dobbm: Herz H, Laub L, Eichel A, Schellen B mit S (Sau), 10, K, O (Ober), U (Unter), 9, 8, 7, 6.',
      ],
      wordsTitle: 'Wörter',
      words: [
        ['pass', 'der Platz passt'],
        ['ansager, solo, super, super-mord', 'Ansagen im Droggn'],
        ['dobbm, solo', 'Ansagen im Dobbm'],
        ['discard C4 C5 H7', 'was der Alleinspieler aus Blatt und Talon ablegt'],
        ['buy HK for C6, no-buy', 'beim Ansager: eine Karte kaufen oder keine'],
        ['lay pagat, lay gstiess', 'eine Karte wird ausgelegt'],
        ['lie', '„ich liege“: wird immer gesagt'],
        ['good, schwacher, retour', 'das Schießen, vom linken Nachbarn des Alleinspielers an'],
        ['T21 T3 T2', 'die Karten eines Stichs, die ausgespielte zuerst'],
        ['revoke 2', 'Platz 2 hat verleugnet; die Partie ist aus'],
      ],
      exampleTitle: 'Eine ganze kleine Partie',
      more: 'Ein Link behält das Geben, die Regeln, die Namen und jeden Schritt, Bemerkungen nicht. Er entsteht in Ihrem Browser: Nichts von dem, was Sie schreiben, wird irgendwohin geschickt.',
      embed: 'Eine Partie auf der eigenen Seite einbetten',
      make: 'Selbst geben und spielen',
      annotated: 'Die kommentierten Partien des Archivs',
    },
    editor: {
      title: 'Selbst geben und spielen',
      lede: 'Geben Sie von Hand, mit einer Startzahl oder so lange, bis ein Blatt passt; dann sagen Sie für alle Plätze an, tauschen und spielen. Der Schiedsrichter lässt zu, was gilt, und sagt, warum anderes nicht gilt.',
      withoutScript:
        'Der Tisch braucht JavaScript. Ohne lässt sich eine Partie als Textdatei aufschreiben; wie, steht auf der Seite zum Öffnen von Partien.',
      how: [
        'Jeder Schritt lässt sich zurücknehmen und wiederholen, auch mit Strg+Z und Strg+Y. Was auf dem Tisch liegt, bleibt allein auf Ihrem Gerät gespeichert.',
        'Eine Startzahl gibt auf jedem Gerät dieselben Karten: Sagen Sie sie weiter, und Sie haben beide dieselbe Partie vor sich.',
        'Am Ende oder jederzeit können Sie die Partie als Link, als Protokoll oder als Text mitnehmen und auf der Seite zum Öffnen von Partien Schritt für Schritt ansehen.',
      ],
      howTitle: 'Wie es geht',
      open: 'Eine Partie aus einem Link oder Text öffnen',
    },
    embed: {
      title: 'Eine Partie in einem Rahmen',
      framed: (hand) => `${hand} (im Rahmen)`,
      description: 'Eine Partie Droggn oder Dobbm, in eine andere Seite eingebettet.',
      withoutScript: 'Um eine Partie aus einem Link zu öffnen, braucht es JavaScript.',
    },
    analysed: 'Was perfektes Spiel daraus macht',
    sheet: {
      link: 'Blatt zum Drucken',
      title: (hand) => `${hand}: Blatt zum Drucken`,
      back: 'Zurück zur Partie',
      print: 'Zum Drucken oder als PDF speichern; passt auf A4 und Letter.',
      idea: 'Worum es geht',
      source: (address, edition) => `${address} · Ausgabe ${edition}`,
    },
  },
);
