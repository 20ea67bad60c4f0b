import { useEffect, useState } from 'react';
import type { RuleNumbers } from '../evening/talk.ts';
import { today } from '../evening/today.ts';
import { lot, newId } from './game/chance.ts';
import { type Opening, readOpening } from './game/opening.ts';
import { newPlaying, type Playing } from './game/saved.ts';
import { fetchPlaying, storePlaying } from './game/stored.ts';
import { useOtherTabs } from './game/useOtherTabs.ts';
import FromHere from './parts/FromHere.tsx';
import { COMPANIES, type Wish } from './parts/Setup.tsx';
import TableView from './parts/TableView.tsx';
import type { PlayTongue } from './tongue.ts';

export interface RoomProps {
  readonly tongue: PlayTongue;
  readonly ruleNumbers: RuleNumbers;
  /** A new table; null for the one that the address or the device has. */
  readonly wish: Wish | null;
  /** Goes back to the choice of a table, perhaps with a reason. */
  readonly onSetup: (fault: string | null) => void;
}

const agreed = ({ game, more, strength, pace }: Wish, { words }: PlayTongue, seed: number) => {
  const names = [words.you, ...words.names].slice(0, COMPANIES[game][more ? 1 : 0]);
  const title = words.label;
  return newPlaying({ game, names, strength, pace, seed, date: today(), id: newId(), title });
};

/** The table that lies there, or a seat at the hand of a link. */
export default function Room({ tongue, ruleNumbers, wish, onSetup }: RoomProps) {
  const [playing, setPlaying] = useState<Playing | null>(null);
  const [from, setFrom] = useState<Opening['from']>(null);
  const [seed, setSeed] = useState<number | null>(null);
  const [kept, setKept] = useState(true);
  const [meet, setMeet] = useState(wish !== null);
  const { words } = tongue;

  const put = (next: Playing, isNew = false): void => {
    const stored = storePlaying(next, isNew);
    setPlaying(stored.playing);
    setKept(stored.kept);
  };
  useOtherTabs(playing?.course.kind ?? null, setPlaying);

  // biome-ignore lint/correctness/useExhaustiveDependencies: opened once, and for each new wish
  useEffect(() => {
    const opening = readOpening(location.hash);
    setSeed(opening.seed);
    const found = fetchPlaying();
    if (wish) put(agreed(wish, tongue, opening.seed ?? lot()), true);
    else if (opening.from) setFrom(opening.from);
    else if (opening.fault) onSetup(opening.fault === 'over' ? words.handIsOver : words.badLink);
    else if (found) setPlaying(found);
    else onSetup(null);
  }, [wish]);

  if (from) {
    return (
      <FromHere
        tongue={tongue}
        from={from}
        onTake={(taken) => {
          put({ ...taken, seed: seed ?? lot() }, true);
          history.replaceState(null, '', location.pathname);
          setMeet(true);
          setFrom(null);
        }}
      />
    );
  }
  if (!playing) return <p className="play__opening">{words.opening}</p>;
  return (
    <>
      {!kept && <p className="play__notice">{words.notKept}</p>}
      <TableView
        key={playing.course.kind === 'evening' ? playing.course.id : 'single'}
        tongue={tongue}
        ruleNumbers={ruleNumbers}
        playing={playing}
        put={put}
        meet={meet}
        onNew={() => onSetup(null)}
      />
    </>
  );
}
