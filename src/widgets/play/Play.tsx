import { lazy, Suspense, useCallback, useEffect, useState } from 'react';
import type { RuleNumbers } from '../evening/talk.ts';
import { today } from '../evening/today.ts';
import { useOffline } from '../evening/useOffline.ts';
import { type Opening, readOpening } from './game/opening.ts';
import { newPlaying, type Playing } from './game/saved.ts';
import { fetchPlaying, storePlaying } from './game/stored.ts';
import { Setup, type Wish } from './parts/Setup.tsx';
import type { PlayTongue } from './tongue.ts';
import './play.css';

const FromHere = lazy(() => import('./parts/FromHere.tsx'));
const TableView = lazy(() => import('./parts/TableView.tsx'));

export interface PlayProps {
  /** The numbers of the rules in the rulebooks. */
  readonly ruleNumbers: RuleNumbers;
}

/** A number that nobody can foresee. */
const lot = (): number => (crypto.getRandomValues(new Uint32Array(1))[0] ?? 1) | 0;

const newId = (): string =>
  `e-${[lot(), lot()]
    .map((one) => (one >>> 0).toString(36))
    .join('')
    .slice(0, 10)}`;

/** What is open: nothing yet, the choice of a table, a seat of a link's hand, or a table. */
type Screen = 'opening' | 'setup' | 'from-here' | 'table';

/**
 * A table at which the computer plays the others. The server renders its place alone; what lies on it
 * is on the device.
 */
export function Play({ tongue, ruleNumbers }: PlayProps & { readonly tongue: PlayTongue }) {
  const [screen, setScreen] = useState<Screen>('opening');
  const [playing, setPlaying] = useState<Playing | null>(null);
  const [opening, setOpening] = useState<Opening | null>(null);
  const [kept, setKept] = useState(true);
  const { words } = tongue;
  const offline = useOffline();

  const put = useCallback((next: Playing): void => {
    setPlaying(next);
    setKept(storePlaying(next));
  }, []);

  useEffect(() => {
    const open = (): void => {
      const asked = readOpening(location.hash);
      const found = fetchPlaying();
      setOpening(asked);
      setPlaying(found);
      if (asked.from) setScreen('from-here');
      else setScreen(found ? 'table' : 'setup');
    };
    open();
    addEventListener('hashchange', open);
    return () => removeEventListener('hashchange', open);
  }, []);

  const begin = (wish: Wish): void => {
    const { game, players, strength, pace } = wish;
    const names = [words.you, ...words.names].slice(0, players);
    const agreed = { game, names, strength, pace, date: today(), id: newId(), title: words.label };
    put(newPlaying({ ...agreed, seed: opening?.seed ?? lot() }));
    setScreen('table');
  };

  return (
    <section className="play" aria-label={words.label} data-ready={screen !== 'opening'}>
      {screen === 'opening' && <p className="play__opening">{words.opening}</p>}
      {opening?.fault && screen !== 'from-here' && (
        <p className="play__notice" role="status">
          {opening.fault === 'over' ? words.handIsOver : words.badLink}
        </p>
      )}
      {!kept && <p className="play__notice">{words.notKept}</p>}
      {screen === 'setup' && <Setup tongue={tongue} before={playing} onBegin={begin} />}
      <Suspense fallback={<p className="play__opening">{words.opening}</p>}>
        {screen === 'from-here' && opening?.from && (
          <FromHere
            tongue={tongue}
            from={opening.from}
            onTake={(taken) => {
              put({ ...taken, seed: opening.seed ?? lot() });
              history.replaceState(null, '', location.pathname);
              setScreen('table');
            }}
          />
        )}
        {screen === 'table' && playing && (
          <TableView
            key={playing.course.kind === 'evening' ? playing.course.id : 'single'}
            tongue={tongue}
            ruleNumbers={ruleNumbers}
            playing={playing}
            put={put}
            onNew={() => setScreen('setup')}
          />
        )}
      </Suspense>
      <p className="play__offline" data-ready={offline}>
        {offline && words.offline}
      </p>
    </section>
  );
}
