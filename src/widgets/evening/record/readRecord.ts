import { err, type GameId, type Options, ok, type PlayedHand, type Result } from '#engine';
import { faultSentence, parseRecord } from '#record';
import type { Locale } from '#words';

/** A hand record as an entry of an evening, and what it says of its table. */
export interface ReadRecord {
  readonly played: PlayedHand;
  readonly game: GameId;
  readonly options: Options;
  /** Names by seat; null if it has none. */
  readonly players: readonly string[] | null;
}

/** The hand in the text of a hand record, or what is wrong with the text. */
export const readRecord = (text: string, locale: Locale): Result<ReadRecord, string> => {
  const parsed = parseRecord(text);
  if (!parsed.ok) return err(faultSentence(parsed.error, locale));
  const { game, options, players, deal, actions } = parsed.value;
  const played: PlayedHand = {
    type: 'played',
    deal: deal.hands.map((hand) => hand.join(' ')),
    talon: deal.talon.join(' '),
    actions,
  };
  return ok({ played, game, options, players });
};
