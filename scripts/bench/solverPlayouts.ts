import { GAME_IDS, type GameId, games, type HandState } from '#engine';
import { below, type Chance, createBoard, type Position, packs, playout, setUp } from '#solver';
import { ofBoardgame } from './boardgame.ts';
import { contractPosition, contractState } from './contractHands.ts';
import { grouped, perSecond } from './measure.ts';
import { naiveLegal, naivePlay, naiveStart } from './naiveEngine.ts';

const MILLISECONDS = 300;
const TURNS = 5;

const ofKernel = (id: GameId, position: Position): (() => number) => {
  const board = createBoard(packs[id]);
  const chance: Chance = { state: 1 };
  const cards = games[id].tricks * games[id].seats.length;
  setUp(board, position);
  return () => {
    for (let count = 0; count < 100; count += 1) playout(board, chance);
    return 100 * cards;
  };
};

const ofNaive = (id: GameId, position: Position): (() => number) => {
  const chance: Chance = { state: 1 };
  const start = naiveStart(id, position);
  return () => {
    let cards = 0;
    for (let state = start; ; cards += 1) {
      const legal = naiveLegal(state);
      const card = legal[below(chance, legal.length)];
      if (!card) return cards;
      state = naivePlay(state, card);
    }
  };
};

const ofReferee = (id: GameId, start: HandState): (() => number) => {
  const chance: Chance = { state: 1 };
  const game = games[id];
  return () => {
    let cards = 0;
    for (let state = start; ; cards += 1) {
      const legal = game.legalCards(state);
      const card = legal[below(chance, legal.length)];
      if (card === undefined) return cards;
      const next = game.apply(state, { type: 'play', card });
      if (!next.ok) return cards;
      state = next.value;
    }
  };
};

/** Cards a second in random play of one hand: kernel, naive engine, referee, boardgame.io. */
export const solverPlayouts = (): void => {
  console.log('Random play of one hand, cards a second of a processor');
  for (const id of GAME_IDS) {
    const position = contractPosition(id, 1, games[id].tricks);
    const works = [
      ofKernel(id, position),
      ofNaive(id, position),
      ofReferee(id, contractState(id, 1)),
    ];
    const [kernel = 0, naive = 0, referee = 0] = perSecond(works, MILLISECONDS, TURNS);
    console.log(
      `  ${id}: kernel ${grouped(kernel)}, naive ${grouped(naive)}, referee ${grouped(referee)}; ` +
        `kernel = ${(kernel / naive).toFixed(1)} x naive (goal 15), ` +
        `${(kernel / referee).toFixed(1)} x referee`,
    );
  }
  besideBoardgame();
};

/** After all others: the naive engine, which it plays with, is slower ever after. */
const besideBoardgame = (): void => {
  for (const id of GAME_IDS) {
    const position = contractPosition(id, 1, games[id].tricks);
    const works = [ofReferee(id, contractState(id, 1)), ofBoardgame(id, position)];
    const [referee = 0, boardgame = 0] = perSecond(works, MILLISECONDS, TURNS);
    console.log(
      `  ${id}: referee ${grouped(referee)}, boardgame.io ${grouped(boardgame)}; ` +
        `referee = ${grouped(referee / boardgame)} x boardgame.io`,
    );
  }
};
