import type { TableView } from '#engine';
import { contractName } from './contracts.ts';
import { both } from './locale.ts';
import { counted, signed } from './numbers.ts';
import { sentenceCase } from './phrases.ts';
import type { Speech } from './speech.ts';

const words = both(
  {
    thrownIn: 'All pass; the cards are thrown in',
    open: 'The record stops here; the hand is not finished',
    score: (who: string, contract: string, score: string) => `${who}, ${contract}: ${score}`,
    points: (points: number) => ` with ${counted(points, 'card point', 'card points')}`,
    revoked: (who: string) => `; ${who} has revoked`,
  },
  {
    thrownIn: 'Alle sagen weiter; es wird zusammengeworfen',
    open: 'Hier bricht das Protokoll ab; die Partie ist nicht zu Ende',
    score: (who, contract, score) => `${who}, ${contract}: ${score}`,
    points: (points) => ` mit ${counted(points, 'Auge', 'Augen')}`,
    revoked: (who) => `; ${who} hat verleugnet`,
  },
);

/** How a hand ended, without a full stop: `Bartl, Ansager: +117 with 40 card points`. */
export const resultSentence = (view: TableView, speech: Speech): string => {
  const say = words[speech.locale];
  if (view.thrownIn) return say.thrownIn;
  const { score, declarer, contract } = view;
  if (!score || declarer === null || contract === null) return say.open;
  const points = score.cardPoints ? say.points(score.cardPoints.declarer) : '';
  const revoked = view.revoked === null ? '' : say.revoked(speech.who(view.revoked));
  const result = say.score(speech.who(declarer), contractName(contract), signed(score.score));
  return sentenceCase(`${result}${points}${revoked}`);
};
