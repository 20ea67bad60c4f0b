import type { Player } from '#engine';
import { namesIn } from '../talk.ts';
import { Choice } from './Choice.tsx';
import type { FieldProps } from './fieldProps.ts';

interface PlayerChoiceProps extends Pick<FieldProps, 'talk' | 'asked'> {
  readonly legend: string;
  readonly name: string;
  readonly players: readonly Player[];
  readonly value: Player | null;
  readonly onChoose: (player: Player) => void;
}

/** One of the players in the hand. */
export function PlayerChoice({ talk, asked, players, ...choice }: PlayerChoiceProps) {
  const nameOf = namesIn(talk, asked.terms);
  const options = players.map((player) => ({ value: player, label: nameOf(player) }));
  return <Choice {...choice} options={options} />;
}
