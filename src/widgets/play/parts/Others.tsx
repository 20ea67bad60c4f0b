import type { Seat } from '#engine';
import { CardFace } from '../../card/CardFace.tsx';
import { Spoken } from '../../hand-stepper/Spoken.tsx';
import type { Seated } from '../../hand-stepper/seating.ts';
import type { Common } from './common.ts';

export interface OthersProps extends Common {
  readonly seating: readonly Seated[];
  readonly thinking: Seat | null;
}

/** The others at the table, and what everybody sees of them. */
export function Others({ tongue, hand, talk, table, seating, thinking }: OthersProps) {
  const { words, stepper } = tongue;
  const { laidOut, bought, declarer, multiplier } = table;
  const shown = hand.own === null ? seating : seating.slice(0, -1);
  return (
    <ul className="play-others">
      {shown.map(({ seat }) => {
        const tricks = table.tricks.filter(({ winner }) => winner === seat).length;
        const cards = table.hands[seat - 1]?.length ?? 0;
        const open = [
          ...(laidOut?.by === seat ? [laidOut.card] : []),
          ...(bought && declarer === seat ? [bought.card] : []),
        ].filter((card) => table.hands[seat - 1]?.includes(card));
        return (
          <li
            key={seat}
            className="play-others__player"
            data-turn={table.turn === seat || undefined}
            data-thinking={thinking === seat || undefined}
          >
            <p className="play-others__name">
              {talk.who(seat)}
              {declarer === seat && (
                <span className="play-others__role">
                  {' '}
                  {stepper.declarer}
                  {multiplier > 1 && ` ×${multiplier}`}
                </span>
              )}
            </p>
            <p className="play-others__said">
              <Spoken hand={talk} view={table} seat={seat} />
            </p>
            <p className="play-others__count">
              {words.cardsLeft(cards)}
              {(table.phase === 'play' || table.phase === 'over') && `, ${words.tricks(tricks)}`}
            </p>
            {open.length > 0 && (
              <ul className="play-others__open">
                {open.map((card) => (
                  <li key={card}>
                    <CardFace game={hand.game.id} card={card} />
                    <span className="sr-only">{talk.name(card)}</span>
                  </li>
                ))}
              </ul>
            )}
          </li>
        );
      })}
    </ul>
  );
}
