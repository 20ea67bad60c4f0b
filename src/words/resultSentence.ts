import type { TableView } from '#engine';
import { contractName } from './contracts.ts';
import { signed } from './numbers.ts';
import { sentenceCase } from './phrases.ts';
import type { ResultWords } from './resultEnglish.ts';
import type { Speech } from './speech.ts';

/** How a hand ended, without a full stop: `Bartl, Ansager: +117 with 40 card points`. */
export const sentenceOfResult = (say: ResultWords, view: TableView, speech: Speech): string => {
  if (view.thrownIn) return say.thrownIn;
  const { score, declarer, contract } = view;
  if (!score || declarer === null || contract === null) return say.open;
  const points = score.cardPoints ? say.points(score.cardPoints.declarer) : '';
  const revoked = view.revoked === null ? '' : say.revoked(speech.who(view.revoked));
  const result = say.score(speech.who(declarer), contractName(contract), signed(score.score));
  return sentenceCase(`${result}${points}${revoked}`);
};
