import type { ReactNode } from 'react';
import type { BookState } from '../book/book.ts';
import { titleOf } from '../names.ts';
import type { Talk } from '../talk.ts';
import './notices.css';

export interface NoticesProps {
  readonly talk: Talk;
  readonly state: BookState;
  /** Saves the evening that is open; null if none is. */
  readonly onSave: (() => void) | null;
  readonly onBringBack: () => void;
}

/** After an evening has been removed the way back is at hand. */
const meet = (element: HTMLElement | null): void => element?.focus();

function Notice({ children, grave = false }: { children: ReactNode; grave?: boolean }) {
  return (
    <div className="evening-notice" data-grave={grave}>
      {children}
    </div>
  );
}

/** What the device or another tab has done, said at once and in its place. */
export function Notices({ talk, state, onSave, onBringBack }: NoticesProps) {
  const { words } = talk;
  const { keeping, news, removed } = state;
  return (
    <div className="evening-notices">
      {keeping !== 'kept' && (
        <Notice grave>
          <p>{keeping === 'full' ? words.full : words.forbidden}</p>
          {onSave && (
            <button type="button" onClick={onSave}>
              {words.saveFile}
            </button>
          )}
        </Notice>
      )}
      {news && (
        <Notice>
          <p>{news.kind === 'changed' ? words.changedElsewhere : words.parted}</p>
        </Notice>
      )}
      {removed && (
        <Notice>
          <p>{words.removed(titleOf(removed.evening, talk))}</p>
          <button ref={meet} type="button" onClick={onBringBack}>
            {words.bringBack}
          </button>
        </Notice>
      )}
    </div>
  );
}
