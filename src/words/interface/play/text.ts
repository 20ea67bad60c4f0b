import { both } from '../../locale.ts';

/** The page around the table: what it is, how the computer plays, what is kept. */
export const playTextWords = both(
  {
    title: 'Play',
    lede: 'Droggn or Dobbm for a whole evening, against the computer, without a network.',
    withoutScript: 'The table itself needs JavaScript. Below stands how it plays.',
    howTitle: 'How the computer plays',
    /** With the inline markup of the archive: the page links the rules. */
    how: [
      'The referee of this archive deals, sees to it that only what is legal is played, and says which rule stands against it. The account of the evening is kept as it is at the table: {rule:droggn/deal/last-declarer-deals|the last declarer deals}, and with one more at the table {rule:droggn/overview/rests-after-declaring|the dealer rests}.',
      'No player of the computer sees a card that it should not see. Each is given what its seat knows, and nothing else: its own cards, what was said, laid out, bought and played, and who was void.',
      'There are three strengths. A beginner follows rules of thumb that players told: {rule:droggn/tactics/kings-before-trumps|kings before trumps}, {rule:droggn/tactics/buy-what-is-missing|buy what is missing}, {rule:dobbm/tactics/enough-for-a-dobbm|what is enough for a Dobbm}. An ordinary player counts the cards and weighs each trick by itself. A strong one deals the unseen cards out again and again, as they may lie after all that was said and played, and takes what does best on the average.',
      'How people in the valley played is told in the chapters on tactics; the computer’s way is ours, and it is no source for theirs.',
      'All is kept on your device alone, and goes on where you left it when the page is loaded again. Each hand can be walked through afterwards and sent as a link.',
    ],
  },
  {
    title: 'Spielen',
    lede: 'Droggn oder Dobbm einen ganzen Abend lang, gegen den Computer und ohne Netz.',
    withoutScript: 'Der Tisch selbst braucht JavaScript. Darunter steht, wie der Computer spielt.',
    howTitle: 'Wie der Computer spielt',
    how: [
      'Der Schiedsrichter dieses Archivs gibt die Karten, lässt nur zu, was erlaubt ist, und nennt die Regel, die dagegen steht. Abgerechnet wird wie am Tisch: {rule:droggn/deal/last-declarer-deals|Der letzte Alleinspieler gibt}, und sitzt einer mehr am Tisch, {rule:droggn/overview/rests-after-declaring|feiert der Geber}.',
      'Der Computer sieht auf keinem Platz eine Karte, die er dort nicht sehen darf. Auf jedem erfährt er nur, was man auf diesem Platz weiß: die eigenen Karten, was gesagt, ausgelegt, gekauft und gespielt wurde und wer eine Farbe nicht hatte.',
      'Es gibt drei Spielstärken. Ein Anfänger hält sich an Faustregeln, die Spieler weitergegeben haben: {rule:droggn/tactics/kings-before-trumps|Könige vor Trümpfen}, {rule:droggn/tactics/buy-what-is-missing|was man kauft}, {rule:dobbm/tactics/enough-for-a-dobbm|was für einen Dobbm genügt}. Ein ordentlicher Spieler zählt mit und wägt jeden Stich für sich ab. Ein starker verteilt die unbekannten Karten immer wieder so, wie sie nach allem Gesagten und Gespielten liegen können, und tut, was im Mittel am besten ausgeht.',
      'Wie man im Tal gespielt hat, steht in den Kapiteln über die Taktik; so, wie der Computer spielt, haben wir es uns zurechtgelegt, und für die Spieler von damals belegt es nichts.',
      'Alles bleibt auf Ihrem Gerät und geht dort weiter, wo Sie aufgehört haben. Jedes Spiel lässt sich danach durchgehen und als Link verschicken.',
    ],
  },
);
