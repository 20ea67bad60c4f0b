import { games, type Score, type TableView } from '#engine';
import { contractName, plain, resultSentence, type Speech, scoreLabel, signed } from '#words';
import type { HandRecord } from '../record.ts';
import { columns, indented, type Lines, nameOf, section } from './layout.ts';

/** How the hand ended; its score line by line with the rules that grant the lines; who pays whom. */
export const scoreLines = (record: HandRecord, view: TableView, speech: Speech): Lines => {
  const result = section('Result', indented([`${resultSentence(view, speech)}.`]));
  const { score, contract } = view;
  if (!score || contract === null) return result;
  return [
    ...result,
    ...cardPointLines(score),
    ...section(`Score, ${contractName(contract)}`, lineTable(score, contract)),
    ...section(payment(record), paymentLines(record, score, speech)),
  ];
};

const cardPointLines = ({ cardPoints }: Score): Lines =>
  cardPoints
    ? indented([
        `Card points: declarer ${plain(cardPoints.declarer)}, defenders ${plain(cardPoints.defenders)}.`,
      ])
    : [];

const lineTable = ({ lines, score }: Score, contract: string): Lines =>
  columns(
    [
      ...lines.map((line) => [
        scoreLabel(line, contract, 'en'),
        signed(line.points),
        `× ${line.times}`,
        signed(line.points * line.times),
        line.rule,
      ]),
      ['Sum', '', '', signed(score), ''],
    ],
    new Set([1, 3]),
  );

const payment = ({ game }: HandRecord): string =>
  game === 'droggn' ? 'Payments, in game points' : 'Payments, in Schilling';

const paymentLines = ({ game, rests }: HandRecord, { payments }: Score, speech: Speech): Lines => {
  const seated = games[game].seats.map((seat) => nameOf(seat, speech));
  const names = rests === null ? seated : [...seated, rests];
  return columns(
    names.map((name, index) => [name, signed(payments[index] ?? 0)]),
    new Set([1]),
  );
};
