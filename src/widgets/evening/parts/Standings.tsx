import type { Account, Player, Terms } from '#engine';
import { playersOf } from '#engine';
import { plain, signed, signedMoney } from '#words';
import type { Talk } from '../talk.ts';
import './standings.css';

export interface StandingsProps {
  readonly talk: Talk;
  readonly terms: Terms;
  readonly account: Account;
}

/** What a player has to do in the next deal. */
const dutyOf = (player: Player, { talk, account }: StandingsProps): string => {
  const { words } = talk;
  const { next } = account;
  if (next.kind === 'over') return '';
  const { dealer, resting, seats } = next.sitting;
  if (player === next.mustDeclare) return words.declares;
  if (player === dealer) return resting === null ? words.deals : words.dealsAndRests;
  return next.mustDeclare === null && player === seats[0] ? words.speaksFirst : '';
};

/**
 * How it stands, player by player as they sit: in Droggn the score as it is written down and what it
 * is worth, in Dobbm what has been won and lost.
 */
export function Standings(props: StandingsProps) {
  const { talk, terms, account } = props;
  const { words, locale } = talk;
  const { scores, settlement } = account;
  const isDroggn = terms.game === 'droggn';
  return (
    <section className="standings" aria-label={words.standings}>
      <ul className="standings__players">
        {playersOf(terms.players.length).map((player) => {
          const money = settlement.amounts[player - 1] ?? 0;
          const score = scores[player - 1] ?? 0;
          return (
            <li key={player} className="standings__player">
              <span className="standings__name" title={terms.players[player - 1]}>
                {terms.players[player - 1]}
              </span>
              <span className="standings__figure">{isDroggn ? plain(score) : signed(money)}</span>
              {isDroggn && (
                <span className="standings__money">
                  {signedMoney(money, settlement.unit, locale)}
                </span>
              )}
              <span className="standings__duty">{dutyOf(player, props)}</span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
