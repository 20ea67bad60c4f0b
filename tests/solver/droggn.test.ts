import { describe } from 'vitest';
import { agreesWithBruteForce, agreesWithReferee } from './agreement.ts';

const CLOSED = { options: { 'gstiess-last-trick': 'forbidden' } };

describe('perfect play of Droggn is that of minimax over the referee', () => {
  for (let from = 1; from <= 700; from += 100) {
    agreesWithReferee({ id: 'droggn', tricksLeft: 4 }, 100, from);
  }
  agreesWithReferee({ id: 'droggn', tricksLeft: 3 }, 100, 1001);
  agreesWithReferee({ id: 'droggn', tricksLeft: 4, drawn: CLOSED }, 100, 2001);
  agreesWithReferee({ id: 'droggn', tricksLeft: 5 }, 50, 3001);
  agreesWithReferee({ id: 'droggn', tricksLeft: 4, superMord: true }, 50, 4001);
});

describe('perfect play of Droggn is that of minimax over the kernel', () => {
  agreesWithBruteForce({ id: 'droggn', tricksLeft: 5 }, 100, 5001);
  agreesWithBruteForce({ id: 'droggn', tricksLeft: 5, drawn: CLOSED }, 50, 6001);
  agreesWithBruteForce({ id: 'droggn', tricksLeft: 6 }, 10, 7001);
});
