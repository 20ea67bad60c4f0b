import { playerOf, type Seat, type TableView, type Trick } from '#engine';
import { cardName, plain, type Speech, stepSentence } from '#words';
import { type Replay, type Step, viewAt } from '../steps.ts';
import { columns, indented, type Lines, nameOf, section } from './layout.ts';
import { transcriptText } from './words.ts';

type Part = 'auction' | 'exchange' | 'doubling' | 'revoke';

const partOf = (step: Step): Part | null => {
  switch (step.action?.type) {
    case undefined:
    case 'play':
      return null;
    case 'pass':
    case 'bid':
      return 'auction';
    case 'discard':
    case 'buy':
    case 'no-buy':
    case 'lie':
      return 'exchange';
    case 'lay':
      return step.state.phase === 'doubling' ? 'doubling' : 'exchange';
    case 'good':
    case 'schwacher':
    case 'retour':
      return 'doubling';
    case 'revoke':
      return 'revoke';
  }
};

/** What was said and done before the first lead, each part under its heading. */
export const wordLines = (replay: Replay, part: Part, speech: Speech): Lines => {
  const steps = replay.steps.filter((step) => partOf(step) === part);
  const sentences = steps.map((step) =>
    stepSentence({ ...step, after: viewAt(replay, step) }, speech),
  );
  return section(transcriptText[speech.locale][part], indented(sentences));
};

/** The hand trick by trick: who played what, who took it, the points of both sides so far. */
export const trickLines = (replay: Replay, speech: Speech): Lines => {
  const words = transcriptText[speech.locale];
  const ends = replay.steps.filter((step) => step.action?.type === 'play');
  const rows = ends.flatMap((step) => {
    const view = viewAt(replay, step);
    const finished = view.trick === null ? view.tricks.at(-1) : undefined;
    return finished ? [trickRow(finished, view, speech)] : [];
  });
  const last = ends.at(-1);
  const open = last ? viewAt(replay, last).trick : null;
  const seats = replay.game.seats.length;
  const rest = open
    ? [[`${rows.length + 1}`, cardsOf(open, seats, speech), words.notFinished, '']]
    : [];
  return section(words.play, columns([...rows, ...rest], new Set([0])));
};

const trickRow = (trick: Trick, view: TableView, speech: Speech): readonly string[] => {
  const { declarer, defenders } = view.points;
  return [
    `${view.tricks.length}`,
    cardsOf(trick, view.hands.length, speech),
    transcriptText[speech.locale].takenBy(nameOf(trick.winner, speech)),
    `${plain(declarer)} : ${plain(defenders)}`,
  ];
};

const cardsOf = (trick: Pick<Trick, 'lead' | 'cards'>, seats: number, speech: Speech): string =>
  trick.cards
    .map((card) => {
      const seat: Seat = playerOf(trick, card, seats) ?? trick.lead;
      return `${nameOf(seat, speech)} ${cardName(speech.game, card, speech.locale).short}`;
    })
    .join(', ');
