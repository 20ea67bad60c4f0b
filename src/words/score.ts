import type { RuleId, ScoreLine } from '#engine';
import { contractName } from './contracts.ts';
import { both, type Locale } from './locale.ts';

/** The rules that grant lines of a score. */
export const SCORE_RULES = [
  'droggn/scoring/base',
  'droggn/scoring/difference',
  'droggn/scoring/match',
  'droggn/scoring/super-mord',
  'droggn/scoring/revoke',
  'droggn/pagat/ultimo',
  'droggn/pagat/ultimo-beaten',
  'droggn/pagat/laid-out-won',
  'droggn/pagat/laid-out-lost',
  'droggn/pagat/caught',
  'droggn/gstiess/ultimo',
  'dobbm/scoring/difference',
  'dobbm/scoring/revoke',
] as const satisfies readonly RuleId[];

type ScoreRule = (typeof SCORE_RULES)[number];

type Labels = Readonly<Record<ScoreRule, (line: ScoreLine, contract: string) => string>>;

const won = (line: ScoreLine): boolean => line.points > 0;

const labels = both<Labels>(
  {
    'droggn/scoring/base': (_, contract) => `Base value of the contract ${contract}`,
    'droggn/scoring/difference': (line) =>
      won(line) ? 'Declarer’s card points over 37' : 'Defenders’ card points over 37',
    'droggn/scoring/match': () => 'Match: all tricks',
    'droggn/scoring/super-mord': (line) => `Super Mord ${won(line) ? 'made' : 'lost'}`,
    'droggn/scoring/revoke': (line) =>
      `Penalty for the ${won(line) ? 'defenders’' : 'declarer’s'} revoke`,
    'droggn/pagat/ultimo': (line) =>
      won(line) ? 'Pagat takes the last trick' : 'A defender’s Pagat takes the last trick',
    'droggn/pagat/ultimo-beaten': (line) =>
      won(line)
        ? 'A defender’s Pagat is beaten in the last trick'
        : 'Pagat is beaten in the last trick',
    'droggn/pagat/laid-out-won': (line) =>
      won(line)
        ? 'Laid-out Pagat takes the last trick'
        : 'A defender’s laid-out Pagat takes the last trick',
    'droggn/pagat/laid-out-lost': (line) =>
      won(line) ? 'A defender’s laid-out Pagat is lost' : 'Laid-out Pagat is lost',
    'droggn/pagat/caught': (line) =>
      won(line) ? 'A defender’s Pagat is caught' : 'The declarer’s Pagat is caught',
    'droggn/gstiess/ultimo': (line) =>
      won(line) ? 'Laid-out Gstieß takes the last trick' : 'Laid-out Gstieß is lost',
    'dobbm/scoring/difference': (line) =>
      won(line) ? 'Declarer’s card points over 60' : 'Defenders’ card points over 60',
    'dobbm/scoring/revoke': (line) =>
      `Penalty for the ${won(line) ? 'defenders’' : 'declarer’s'} revoke`,
  },
  {
    'droggn/scoring/base': (_, contract) => `Grundwert (${contract})`,
    'droggn/scoring/difference': (line) =>
      won(line) ? 'Augen des Alleinspielers über 37' : 'Augen der Gegenspieler über 37',
    'droggn/scoring/match': () => 'Match: alle Stiche',
    'droggn/scoring/super-mord': (line) => `Super Mord ${won(line) ? 'gewonnen' : 'verloren'}`,
    'droggn/scoring/revoke': (line) =>
      `Buße: ${won(line) ? 'die Gegenspieler haben' : 'der Alleinspieler hat'} verleugnet`,
    'droggn/pagat/ultimo': (line) =>
      won(line)
        ? 'Pagat macht den letzten Stich'
        : 'Pagat eines Gegenspielers macht den letzten Stich',
    'droggn/pagat/ultimo-beaten': (line) =>
      won(line)
        ? 'Pagat eines Gegenspielers im letzten Stich geschlagen'
        : 'Pagat im letzten Stich geschlagen',
    'droggn/pagat/laid-out-won': (line) =>
      won(line)
        ? 'Ausgelegter Pagat macht den letzten Stich'
        : 'Ausgelegter Pagat eines Gegenspielers macht den letzten Stich',
    'droggn/pagat/laid-out-lost': (line) =>
      won(line) ? 'Ausgelegter Pagat eines Gegenspielers verloren' : 'Ausgelegter Pagat verloren',
    'droggn/pagat/caught': (line) =>
      won(line) ? 'Pagat eines Gegenspielers gefangen' : 'Pagat des Alleinspielers gefangen',
    'droggn/gstiess/ultimo': (line) =>
      won(line) ? 'Ausgelegter Gstieß macht den letzten Stich' : 'Ausgelegter Gstieß verloren',
    'dobbm/scoring/difference': (line) =>
      won(line) ? 'Augen des Alleinspielers über 60' : 'Augen der Gegenspieler über 60',
    'dobbm/scoring/revoke': (line) =>
      `Buße: ${won(line) ? 'die Gegenspieler haben' : 'der Alleinspieler hat'} verleugnet`,
  },
);

/** What a line of the score stands for: `Base value of the contract Solo`. */
export const scoreLabel = (line: ScoreLine, contract: string, locale: Locale): string => {
  const rule = SCORE_RULES.find((one) => one === line.rule);
  if (rule === undefined) throw new Error(`no words for a line of the score under ${line.rule}`);
  return labels[locale][rule](line, contractName(contract));
};
