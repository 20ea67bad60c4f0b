import { type HandRecord, recordOfLink, replay } from '#record';
import { lettersIn } from '../../hand-desk/address.ts';

/** What the address asks for after `#`: a hand at a step of it, or a seed. */
export interface Opening {
  /** The hand up to the step, and where that is in the whole hand. */
  readonly from: { readonly record: HandRecord; readonly steps: number } | null;
  readonly fault: 'bad-link' | 'over' | null;
  readonly seed: number | null;
}

const NOTHING: Opening = { from: null, fault: null, seed: null };

/** Reads `#h=…&step=t4.2` and `#seed=7`. */
export const readOpening = (hash: string): Opening => {
  const asked = new URLSearchParams(hash.replace(/^#/, ''));
  const seed = Number(asked.get('seed') ?? Number.NaN);
  const opening: Opening = { ...NOTHING, seed: Number.isInteger(seed) ? seed : null };
  const link = lettersIn(hash);
  if (link === null) return opening;
  const read = recordOfLink(link);
  if (!read.ok) return { ...opening, fault: 'bad-link' };
  const { game, steps } = replay(read.value);
  const address = asked.get('step') ?? 'start';
  const at = address === 'start' ? 0 : steps.findIndex((step) => step.address === address);
  const step = steps[at];
  if (!step) return { ...opening, fault: 'bad-link' };
  if (game.turn(step.state) === null) return { ...opening, fault: 'over' };
  const actions = steps
    .slice(1, at + 1)
    .flatMap(({ action }) => (action ? game.notation.print(action) : []))
    .join(' ');
  return { ...opening, from: { record: { ...read.value, actions }, steps: at } };
};
