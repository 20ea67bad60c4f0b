import { counted } from './numbers.ts';
import type { ResultWords } from './resultEnglish.ts';

/** How a hand ended, in German. */
export const resultGerman: ResultWords = {
  thrownIn: 'Alle sagen „weiter“; es wird zusammengeworfen',
  open: 'Hier bricht das Protokoll ab; die Partie ist nicht zu Ende',
  score: (who, contract, score) => `${who}, ${contract}: ${score}`,
  points: (points) => ` mit ${counted(points, 'Auge', 'Augen')}`,
  revoked: (who) => `; ${who} hat verleugnet`,
};
