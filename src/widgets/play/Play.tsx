import { lazy, Suspense, useEffect, useState } from 'react';
import type { RuleNumbers } from '../evening/talk.ts';
import { useOffline } from '../evening/useOffline.ts';
import { hasTable } from './game/keys.ts';
import { Setup, type Wish } from './parts/Setup.tsx';
import type { PlayTongue } from './tongue.ts';
import './play.css';

/** The table with its referees, which is loaded when there is something to lie on it. */
const Room = lazy(() => import('./Room.tsx'));

export interface PlayProps {
  /** The numbers of the rules in the rulebooks. */
  readonly ruleNumbers: RuleNumbers;
}

/** What is open: nothing yet, the choice of a table, or a table, perhaps a new one. */
type Screen =
  | { readonly kind: 'opening' }
  | { readonly kind: 'setup'; readonly fault: string | null }
  | { readonly kind: 'table'; readonly wish: Wish | null; readonly address: string };

const FIRST: Wish = { game: 'droggn', more: false, strength: 'ordinary', pace: 'calm' };

/**
 * A table at which the computer plays the others. The server renders its place alone; what lies on it
 * is on the device.
 */
export function Play({ tongue, ruleNumbers }: PlayProps & { readonly tongue: PlayTongue }) {
  const [screen, setScreen] = useState<Screen>({ kind: 'opening' });
  const [wish, setWish] = useState<Wish>(FIRST);
  const offline = useOffline();
  const { words } = tongue;

  useEffect(() => {
    const open = (): void => {
      const asks = new URLSearchParams(location.hash.slice(1)).has('h');
      if (asks || hasTable()) {
        setScreen({ kind: 'table', wish: null, address: location.hash });
      } else setScreen({ kind: 'setup', fault: null });
    };
    open();
    addEventListener('hashchange', open);
    return () => removeEventListener('hashchange', open);
  }, []);

  const opening = <p className="play__opening">{words.opening}</p>;
  return (
    <section className="play" aria-label={words.label} data-ready={screen.kind !== 'opening'}>
      {screen.kind === 'opening' && opening}
      {screen.kind === 'setup' && (
        <>
          {screen.fault !== null && (
            <p className="play__notice" role="status">
              {screen.fault}
            </p>
          )}
          <Setup
            tongue={tongue}
            wish={wish}
            onWish={setWish}
            onBegin={() => setScreen({ kind: 'table', wish, address: '' })}
          />
        </>
      )}
      {screen.kind === 'table' && (
        <Suspense fallback={opening}>
          <Room
            key={screen.address}
            tongue={tongue}
            ruleNumbers={ruleNumbers}
            wish={screen.wish}
            onSetup={(fault) => setScreen({ kind: 'setup', fault })}
          />
        </Suspense>
      )}
      <p className="play__offline" data-ready={offline}>
        {offline && words.offline}
      </p>
    </section>
  );
}
