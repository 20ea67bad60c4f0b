import { useId, useState } from 'react';
import { SEEDS } from '../dealing/chance.ts';
import type { DealPartProps } from './DealPart.tsx';

/** A seed that nobody has chosen: short enough to be told to somebody. */
export const anySeed = (): number => {
  const [number = 0] = crypto.getRandomValues(new Uint32Array(1));
  return number % 1_000_000;
};

/** A seed as typed; null if it is none. */
export const seedIn = (text: string): number | null => {
  const trimmed = text.trim();
  const seed = /^\d{1,10}$/.test(trimmed) ? Number(trimmed) : SEEDS;
  return seed < SEEDS ? seed : null;
};

export interface SeedRowProps extends Pick<DealPartProps, 'draft' | 'words'> {
  readonly onSeed: (seed: number) => void;
}

/** Deals from a seed: one of chance, or one that is typed. */
export function SeedRow({ draft, words, onSeed }: SeedRowProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const [bad, setBad] = useState(false);
  const id = useId();
  const text = typed ?? (draft.seed === null ? '' : String(draft.seed));
  const deal = (): void => {
    const seed = seedIn(text);
    setBad(seed === null);
    if (seed === null) return;
    setTyped(null);
    onSeed(seed);
  };
  const dealAny = (): void => {
    setTyped(null);
    setBad(false);
    onSeed(anySeed());
  };
  return (
    <form
      className="seed-row"
      onSubmit={(event) => {
        event.preventDefault();
        deal();
      }}
    >
      <button type="button" className="button--main" onClick={dealAny}>
        {words.dealRandom}
      </button>
      <label>
        <span>{words.seed}</span>
        <input
          type="text"
          inputMode="numeric"
          autoComplete="off"
          maxLength={12}
          value={text}
          aria-describedby={id}
          aria-invalid={bad || undefined}
          onChange={(event) => setTyped(event.target.value)}
        />
      </label>
      <button type="submit">{words.dealSeed}</button>
      <p id={id} className="seed-row__hint" role="status">
        {bad ? words.badSeed(String(SEEDS - 1)) : words.seedHint}
      </p>
    </form>
  );
}
