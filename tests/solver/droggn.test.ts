import { describe } from 'vitest';
import { agreesWithBruteForce, agreesWithReferee } from './agreement.ts';

const CLOSED = { options: { 'gstiess-last-trick': 'forbidden' } };

describe('perfect play of Droggn is that of minimax over the referee', () => {
  for (let from = 1_000; from <= 8_000; from += 1_000) {
    agreesWithReferee({ id: 'droggn', tricksLeft: 4 }, 100, from);
  }
  agreesWithReferee({ id: 'droggn', tricksLeft: 4, drawn: CLOSED }, 100, 20_000);
  agreesWithReferee({ id: 'droggn', tricksLeft: 5 }, 50, 30_000);
  agreesWithReferee({ id: 'droggn', tricksLeft: 4, superMord: true }, 50, 40_000);
});

describe('perfect play of Droggn is that of minimax over the kernel', () => {
  agreesWithBruteForce({ id: 'droggn', tricksLeft: 5 }, 100, 50_000);
  agreesWithBruteForce({ id: 'droggn', tricksLeft: 5, drawn: CLOSED }, 50, 60_000);
  agreesWithBruteForce({ id: 'droggn', tricksLeft: 6 }, 10, 70_000);
});
