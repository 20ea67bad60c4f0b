import { describe } from 'vitest';
import { agreesWithBruteForce, agreesWithReferee } from './agreement.ts';

describe('perfect play of Dobbm is that of minimax over the referee', () => {
  for (let from = 1_000; from <= 10_000; from += 1_000) {
    agreesWithReferee({ id: 'dobbm', tricksLeft: 4 }, 100, from);
  }
});

describe('perfect play of Dobbm is that of minimax over the kernel', () => {
  agreesWithBruteForce({ id: 'dobbm', tricksLeft: 4 }, 200, 50_000);
  agreesWithBruteForce({ id: 'dobbm', tricksLeft: 5 }, 10, 60_000);
});
