import type { ReactNode } from 'react';

export interface PlayButtonProps {
  readonly onClick: () => void;
  readonly main?: boolean;
  readonly disabled?: boolean;
  readonly children: ReactNode;
}

/** A button of the table, as large as a thumb. Disabled it still says why when it is pressed. */
export function PlayButton({ onClick, main, disabled, children }: PlayButtonProps) {
  return (
    <button
      type="button"
      className="play__button"
      data-main={main || undefined}
      aria-disabled={disabled || undefined}
      onClick={onClick}
    >
      {children}
    </button>
  );
}
