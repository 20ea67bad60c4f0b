import { err, ok, type Result } from '#engine';

/** The facts of a score as a figure names them: `contract=solo points=40 pagat=ultimo`. */
export type Facts = ReadonlyMap<string, string>;

/** Reads the facts; the error is a sentence for the author. */
export const readFacts = (text: string, known: readonly string[]): Result<Facts, string> => {
  const facts = new Map<string, string>();
  for (const word of text.split(/\s+/).filter(Boolean)) {
    const [key = '', value = ''] = word.split('=');
    if (!known.includes(key) || value === '') {
      return err(`“${word}” is no fact of a score; the known ones are ${known.join(', ')}`);
    }
    facts.set(key, value);
  }
  return ok(facts);
};

/** What the doublings come to: 1, 2, 4 … */
export const multiplierOf = (facts: Facts): Result<number, string> => {
  const doublings = Number(facts.get('doublings') ?? 0);
  return Number.isInteger(doublings) && doublings >= 0
    ? ok(2 ** doublings)
    : err('doublings=… counts the Schwacher and the retours');
};

/** The declarer's card points, of so many in the pack. */
export const pointsOf = (facts: Facts, total: number): Result<number, string> => {
  const points = Number(facts.get('points'));
  return Number.isInteger(points) && points >= 0 && points <= total
    ? ok(points)
    : err(`points=… is missing: the declarer’s card points, 0 to ${total}`);
};
