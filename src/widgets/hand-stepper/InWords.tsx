import { useState } from 'react';
import { TableInWords } from './lazily.tsx';
import type { Scene } from './scene.ts';

/** The table in words, for whoever cannot or does not want to see it; open, it follows each step. */
export function InWords({ scene }: { scene: Scene }) {
  const [open, setOpen] = useState(false);
  return (
    <details
      className="step-in-words"
      data-pagefind-ignore=""
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>{scene.hand.words.inWords}</summary>
      {open && <TableInWords scene={scene} />}
    </details>
  );
}
