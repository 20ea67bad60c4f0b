import { fold, foldWords } from './fold.ts';
import type { Kind, LexiconEntry } from './lexicon.ts';
import { type Question, type Ranked, type Ranking, stand } from './rank.ts';
import { type FullTextAnswer, type Result, resultOf } from './result.ts';

/** What the words of a query say, and which entries have most of them. */
export interface Weighing {
  readonly ranking: Ranking;
  readonly question: Question;
  readonly ranked: readonly Ranked[];
  /** The game that the query names. */
  readonly game: string | null;
}

/** An entry that has less of the question than this is no answer to it. */
const ENOUGH = 0.4;

/** What a result of this kind is worth: the place of a rule before the places that speak of it. */
const WORTH: Readonly<Record<Kind, number>> = {
  rule: 1.3,
  term: 1.1,
  card: 1,
  question: 1,
  person: 1,
  section: 0.95,
  hand: 0.85,
  step: 0.8,
  source: 0.75,
};

/** A rule that no source settles, a variant and an advice stand behind the rules that hold. */
const ASIDE = 0.85;

const isAside = ({ open, id = '' }: LexiconEntry): boolean =>
  open === true || /^[a-z]+\/(?:variants|tactics)\//.test(id);

/** What something of the other game is worth when one of them is named. */
const OTHER_GAME = 0.6;

const ofGame = (asked: string | null, game = ''): number =>
  asked === null || game === '' || game === asked ? 1 : OTHER_GAME;

/** The game that a query names, by whatever name its term has; null if none, or both. */
export const gameNamed = (query: string, entries: readonly LexiconEntry[]): string | null => {
  const words = new Set(foldWords(query));
  const named = entries.filter(
    ({ kind, url, game, title, forms = [], more = [] }) =>
      kind === 'term' &&
      game !== undefined &&
      url.endsWith(`#${game}`) &&
      [title, ...forms, ...more].some((form) => words.has(fold(form))),
  );
  return named.length === 1 ? (named[0]?.game ?? null) : null;
};

const worthOf = (entry: LexiconEntry): number => WORTH[entry.kind] * (isAside(entry) ? ASIDE : 1);

/** Named things among the results of the full text, the better answers first. */
export const weighed = (
  { ranking, question, ranked, game }: Weighing,
  { results, texts }: FullTextAnswer,
  marks: readonly string[],
): readonly Result[] => {
  const inText = new Map(
    results.map(({ url, kind, title, game: own }) => {
      const text = { title, text: texts.get(url) ?? '', besides: [own] };
      return [url, stand(text, question, ranking).score * WORTH[kind] * ofGame(game, own)];
    }),
  );
  const answers = ranked
    .filter(({ coverage }) => coverage >= ENOUGH)
    .map(({ entry, score }) => ({
      result: resultOf(entry, marks),
      score: Math.max(
        score * worthOf(entry) * ofGame(game, entry.game),
        inText.get(entry.url) ?? 0,
      ),
    }));
  const known = new Set(answers.map(({ result }) => result.url));
  const found = results
    .filter(({ url }) => !known.has(url))
    .map((result) => ({ result, score: inText.get(result.url) ?? 0 }));
  return [...answers, ...found]
    .sort((one, other) => other.score - one.score)
    .map(({ result }) => result);
};
