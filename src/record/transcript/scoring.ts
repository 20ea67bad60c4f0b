import { games, type Score, type TableView } from '#engine';
import { contractName, plain, resultSentence, type Speech, scoreLabel, signed } from '#words';
import type { HandRecord } from '../record.ts';
import { columns, indented, type Lines, nameOf, section } from './layout.ts';
import { transcriptText } from './words.ts';

/** How the hand ended; its score line by line with the rules that grant the lines; who pays whom. */
export const scoreLines = (record: HandRecord, view: TableView, speech: Speech): Lines => {
  const words = transcriptText[speech.locale];
  const result = section(words.result, indented([`${resultSentence(view, speech)}.`]));
  const { score, contract } = view;
  if (!score || contract === null) return result;
  return [
    ...result,
    ...cardPointLines(score, speech),
    ...section(words.score(contractName(contract)), lineTable(score, contract, speech)),
    ...section(words.payments[record.game], paymentLines(record, score, speech)),
  ];
};

const cardPointLines = ({ cardPoints }: Score, { locale }: Speech): Lines =>
  cardPoints
    ? indented([
        transcriptText[locale].cardPoints(plain(cardPoints.declarer), plain(cardPoints.defenders)),
      ])
    : [];

const lineTable = ({ lines, score }: Score, contract: string, { locale }: Speech): Lines =>
  columns(
    [
      ...lines.map((line) => [
        scoreLabel(line, contract, locale),
        signed(line.points),
        `× ${line.times}`,
        signed(line.points * line.times),
        line.rule,
      ]),
      [transcriptText[locale].sum, '', '', signed(score), ''],
    ],
    new Set([1, 3]),
  );

const paymentLines = ({ game, rests }: HandRecord, { payments }: Score, speech: Speech): Lines => {
  const seated = games[game].seats.map((seat) => nameOf(seat, speech));
  const names = rests === null ? seated : [...seated, rests];
  return columns(
    names.map((name, index) => [name, signed(payments[index] ?? 0)]),
    new Set([1]),
  );
};
