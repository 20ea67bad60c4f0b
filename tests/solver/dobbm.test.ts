import { describe } from 'vitest';
import { agreesWithBruteForce, agreesWithReferee } from './agreement.ts';

describe('perfect play of Dobbm is that of minimax over the referee', () => {
  for (let from = 1; from <= 800; from += 200) {
    agreesWithReferee({ id: 'dobbm', tricksLeft: 3 }, 200, from);
  }
  for (let from = 1001; from <= 1200; from += 50) {
    agreesWithReferee({ id: 'dobbm', tricksLeft: 4 }, 50, from);
  }
});

describe('perfect play of Dobbm is that of minimax over the kernel', () => {
  agreesWithBruteForce({ id: 'dobbm', tricksLeft: 4 }, 200, 5001);
  agreesWithBruteForce({ id: 'dobbm', tricksLeft: 5 }, 10, 6001);
});
