import { CONTRACTS as DOBBM_CONTRACTS } from '../../dobbm/contracts.ts';
import { CONTRACTS as DROGGN_CONTRACTS } from '../../droggn/contracts.ts';
import type {
  ClosingCall,
  DobbmHand,
  DobbmResult,
  DroggnHand,
  DroggnResult,
  EveningEntry,
  PagatEvent,
  PlayedHand,
  ThrownIn,
} from '../entry.ts';
import { type Player, playersOf } from '../player.ts';
import type { Terms } from '../terms.ts';
import {
  type Decoder,
  flag,
  list,
  nullable,
  object,
  oneOf,
  text,
  variant,
  wholeNumber,
} from './decode.ts';

type Result<Kind extends DroggnResult['kind']> = Extract<DroggnResult, { kind: Kind }>;

const droggnResult = (player: Decoder<Player>): Decoder<DroggnResult> => {
  const pagat = nullable(
    object<PagatEvent>({
      kind: oneOf(['ultimo', 'ultimo-beaten', 'caught', 'laid-out-won', 'laid-out-lost']),
      by: player,
    }),
  );
  return variant<DroggnResult>('kind', {
    points: object<Result<'points'>>({
      kind: oneOf(['points']),
      points: wholeNumber,
      pagat,
      lastTrick: nullable(oneOf(['declarer', 'defenders'])),
    }),
    match: object<Result<'match'>>({ kind: oneOf(['match']), pagat }),
    'super-mord': object<Result<'super-mord'>>({
      kind: oneOf(['super-mord']),
      won: flag,
      laidOut: nullable(oneOf(['pagat', 'gstiess'])),
    }),
    revoke: object<Result<'revoke'>>({ kind: oneOf(['revoke']), by: player, laidOut: flag }),
  });
};

const dobbmResult = (player: Decoder<Player>): Decoder<DobbmResult> =>
  variant<DobbmResult>('kind', {
    points: object<Extract<DobbmResult, { kind: 'points' }>>({
      kind: oneOf(['points']),
      points: wholeNumber,
    }),
    revoke: object<Extract<DobbmResult, { kind: 'revoke' }>>({
      kind: oneOf(['revoke']),
      by: player,
    }),
  });

const handAt = (game: Terms['game'], player: Decoder<Player>): Decoder<DroggnHand | DobbmHand> =>
  game === 'droggn'
    ? object<DroggnHand>({
        type: oneOf(['hand']),
        game: oneOf(['droggn']),
        declarer: player,
        contract: oneOf(DROGGN_CONTRACTS),
        doublings: wholeNumber,
        result: droggnResult(player),
      })
    : object<DobbmHand>({
        type: oneOf(['hand']),
        game: oneOf(['dobbm']),
        declarer: player,
        contract: oneOf(DOBBM_CONTRACTS),
        doublings: wholeNumber,
        result: dobbmResult(player),
      });

/**
 * An entry at a table with so many players. Only its shape is looked at: an entry that cannot stand
 * where it does is no damage, and the account reports it.
 */
export const entryAt = (game: Terms['game'], players: number): Decoder<EveningEntry> =>
  variant<EveningEntry>('type', {
    hand: handAt(game, oneOf(playersOf(players))),
    played: object<PlayedHand>({
      type: oneOf(['played']),
      deal: list(text),
      talon: text,
      actions: text,
    }),
    'thrown-in': object<ThrownIn>({ type: oneOf(['thrown-in']) }),
    'last-three': object<ClosingCall>({ type: oneOf(['last-three']) }),
    mussrunde: object<ClosingCall>({ type: oneOf(['mussrunde']) }),
  });
