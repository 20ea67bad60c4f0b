import {
  type DobbmHand,
  type DobbmResult,
  type DroggnHand,
  type DroggnResult,
  type EveningEntry,
  err,
  ok,
  type PagatEvent,
  type Player,
  type Result,
  tables,
} from '#engine';
import { BLANK, type Draft, type Ending } from './draft.ts';
import { type Asked, asksLastTrick, contractIn, declarerIn, endingIn, pointsIn } from './form.ts';

/** The first thing that a hand still lacks. */
export type Missing =
  | 'declarer'
  | 'ending'
  | 'points'
  | 'number'
  | 'pagat-by'
  | 'revoke-by'
  | 'record';

type Read<Value> = Result<Value, Missing>;

/** The entry that a draft stands for, or what it still lacks. */
export const entryOf = (draft: Draft, asked: Asked): Read<EveningEntry> => {
  if (draft.record !== null) return draft.played ? ok(draft.played) : err('record');
  const declarer = declarerIn(draft, asked);
  if (declarer === null) return err('declarer');
  const ending = endingIn(draft, asked);
  if (ending === null) return err('ending');
  return asked.terms.game === 'droggn'
    ? droggnHand(draft, asked, declarer, ending)
    : dobbmHand(draft, asked, declarer, ending);
};

const pointsOf = (draft: Draft, asked: Asked): Read<number> => {
  if (draft.points.trim() === '') return err('points');
  const points = pointsIn(draft, asked);
  return points === null ? err('number') : ok(points);
};

const revokerOf = ({ revokeBy }: Draft): Read<Player> =>
  revokeBy === null ? err('revoke-by') : ok(revokeBy);

const droggnHand = (
  draft: Draft,
  asked: Asked,
  declarer: Player,
  ending: Ending,
): Read<EveningEntry> => {
  const contract = contractIn(draft, asked);
  if (contract === 'dobbm') throw new Error('a Dobbm in an evening of Droggn');
  const result = droggnResult(draft, asked, ending);
  if (!result.ok) return result;
  const { doublings } = draft;
  return ok({ type: 'hand', game: 'droggn', declarer, contract, doublings, result: result.value });
};

const droggnResult = (draft: Draft, asked: Asked, ending: Ending): Read<DroggnResult> => {
  const { laidOut, cardLaidOut } = draft;
  switch (ending) {
    case 'won':
    case 'lost':
      return ok({ kind: 'super-mord', won: ending === 'won', laidOut });
    case 'revoke': {
      const by = revokerOf(draft);
      return by.ok ? ok({ kind: 'revoke', by: by.value, laidOut: cardLaidOut }) : by;
    }
    case 'match': {
      const pagat = pagatOf(draft);
      return pagat.ok ? ok({ kind: 'match', pagat: pagat.value }) : pagat;
    }
    case 'points':
    case 'no-trick': {
      const points = pointsOf(draft, asked);
      if (!points.ok) return points;
      const pagat = pagatOf(draft);
      if (!pagat.ok) return pagat;
      const lastTrick = asksLastTrick(draft, asked) ? draft.lastTrick : null;
      return ok({ kind: 'points', points: points.value, pagat: pagat.value, lastTrick });
    }
  }
};

const pagatOf = ({ pagat, pagatBy }: Draft): Read<PagatEvent | null> => {
  if (pagat === null) return ok(null);
  return pagatBy === null ? err('pagat-by') : ok({ kind: pagat, by: pagatBy });
};

const dobbmHand = (
  draft: Draft,
  asked: Asked,
  declarer: Player,
  ending: Ending,
): Read<EveningEntry> => {
  const contract = contractIn(draft, asked) === 'solo' ? 'solo' : 'dobbm';
  const result = dobbmResult(draft, asked, ending);
  if (!result.ok) return result;
  const { doublings } = draft;
  return ok({ type: 'hand', game: 'dobbm', declarer, contract, doublings, result: result.value });
};

const dobbmResult = (draft: Draft, asked: Asked, ending: Ending): Read<DobbmResult> => {
  if (ending === 'revoke') {
    const by = revokerOf(draft);
    return by.ok ? ok({ kind: 'revoke', by: by.value }) : by;
  }
  if (ending === 'match') return ok({ kind: 'points', points: tables.dobbm.totalPoints });
  if (ending === 'no-trick') return ok({ kind: 'points', points: 0 });
  const points = pointsOf(draft, asked);
  return points.ok ? ok({ kind: 'points', points: points.value }) : points;
};

/** The draft with which an entry is corrected: as it was entered, or blank where there was no hand. */
export const draftOf = (entry: EveningEntry): Draft => {
  switch (entry.type) {
    case 'played':
      return { ...BLANK, record: '', played: entry };
    case 'hand': {
      const { declarer, contract, doublings } = entry;
      const common = { ...BLANK, declarer, contract, doublings };
      return entry.game === 'droggn' ? withDroggn(common, entry) : withDobbm(common, entry);
    }
    case 'thrown-in':
    case 'last-three':
    case 'mussrunde':
      return BLANK;
  }
};

const withDroggn = (draft: Draft, { result }: DroggnHand): Draft => {
  switch (result.kind) {
    case 'points': {
      const { points, pagat, lastTrick } = result;
      const typed = { ending: 'points', points: String(points), lastTrick } as const;
      return { ...draft, ...typed, pagat: pagat?.kind ?? null, pagatBy: pagat?.by ?? null };
    }
    case 'match': {
      const { pagat } = result;
      return {
        ...draft,
        ending: 'match',
        pagat: pagat?.kind ?? null,
        pagatBy: pagat?.by ?? null,
      };
    }
    case 'super-mord':
      return { ...draft, ending: result.won ? 'won' : 'lost', laidOut: result.laidOut };
    case 'revoke':
      return { ...draft, ending: 'revoke', revokeBy: result.by, cardLaidOut: result.laidOut };
  }
};

const withDobbm = (draft: Draft, { result }: DobbmHand): Draft => {
  if (result.kind === 'revoke') return { ...draft, ending: 'revoke', revokeBy: result.by };
  if (result.points === 0) return { ...draft, ending: 'no-trick' };
  if (result.points === tables.dobbm.totalPoints) return { ...draft, ending: 'match' };
  return { ...draft, ending: 'points', points: String(result.points) };
};
