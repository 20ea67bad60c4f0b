import { both } from '../locale.ts';

/** What a letter is about: an open question, or anything at all. */
interface About {
  /** The question as it stands in the register. */
  readonly title: string;
  /** The question as one would put it to a player. */
  readonly ask: string;
  readonly id: string;
  readonly address: string;
}

/** How to answer a question of the register, and the text that an answer begins with. */
export const letterWords = both(
  {
    remember: 'Do you remember it differently?',
    know: 'Do you know it?',
    write: 'Write to us',
    issue: 'Open an issue',
    template: 'The text to copy',
    templateMeans: (mail: string) =>
      `If the link opens nothing, copy this text into a letter to ${mail}.`,
    subject: ({ title, id }: About) => `Stubai Tarock: ${title} (${id})`,
    text: ({ ask, address }: About) => `The question:
${ask}
${address}

What I remember or know:


Where and when it was so:


How I know it (played it, saw it, was told, read it in …):


My name, and whether you may give it:

`,
    anySubject: 'Stubai Tarock: a memory or a correction',
    anyText: (address: string) => `What I remember, or what is wrong, and on which page:
${address}


Where and when it was so:


How I know it (played it, saw it, was told, read it in …):


My name, and whether you may give it:

`,
  },
  {
    remember: 'Haben Sie es anders in Erinnerung?',
    know: 'Wissen Sie es?',
    write: 'Schreiben Sie uns',
    issue: 'Als Meldung eintragen',
    template: 'Der Text zum Kopieren',
    templateMeans: (mail) =>
      `Wenn der Link nichts öffnet, kopieren Sie diesen Text in einen Brief an ${mail}.`,
    subject: ({ title, id }) => `Stubaier Tarock: ${title} (${id})`,
    text: ({ ask, address }) => `Die Frage:
${ask}
${address}

Was ich weiß oder in Erinnerung habe:


Wo und wann es so war:


Woher ich es weiß (selbst gespielt, gesehen, gehört, gelesen in …):


Mein Name, und ob er genannt werden darf:

`,
    anySubject: 'Stubaier Tarock: eine Erinnerung oder eine Berichtigung',
    anyText: (address) => `Was ich in Erinnerung habe, oder was falsch ist und auf welcher Seite:
${address}


Wo und wann es so war:


Woher ich es weiß (selbst gespielt, gesehen, gehört, gelesen in …):


Mein Name, und ob er genannt werden darf:

`,
  },
);
