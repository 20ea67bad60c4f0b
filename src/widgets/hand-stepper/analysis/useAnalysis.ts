import { useEffect, useMemo, useRef, useState } from 'react';
import { compute } from './compute.ts';
import { type KnownTurns, type Line, openSteps, turnAt, workOf } from './line.ts';
import { readAnalysis } from './reading.ts';

/** How far a computation has come. */
export interface Progress {
  readonly done: number;
  readonly all: number;
}

export interface Analysis {
  readonly known: KnownTurns;
  /** Whether what the archive has is on its way, is here, or could not be had. */
  readonly fetched: 'none' | 'loading' | 'ready' | 'failed';
  /** How many turns of the line nobody has looked at yet. */
  readonly missing: number;
  readonly progress: Progress | null;
  /** Whether the worker could not be started or gave up. */
  readonly broken: boolean;
  readonly start: () => void;
  readonly stop: () => void;
}

export interface AnalysisOptions {
  readonly line: Line;
  /** The recorded hand, whose analysis the archive has. */
  readonly recorded: Line;
  /** Where it is; without it everything is computed. */
  readonly address: string | undefined;
  /** Whether anybody looks. */
  readonly open: boolean;
}

const NOTHING: KnownTurns = new Map();

/** What the archive has found out about the recorded hand, fetched when somebody first looks. */
const useFetched = ({ recorded, address, open }: AnalysisOptions) => {
  const [turns, setTurns] = useState<KnownTurns>(NOTHING);
  const [state, setState] = useState<Analysis['fetched']>(address ? 'loading' : 'none');
  const begun = useRef(false);
  useEffect(() => {
    if (!open || address === undefined || begun.current) return;
    begun.current = true;
    fetch(address)
      .then((response) => {
        if (!response.ok) throw new Error(`${response.status}`);
        return response.json();
      })
      .then((data: unknown) => {
        setTurns(readAnalysis(recorded, data));
        setState('ready');
      })
      .catch(() => setState('failed'));
  }, [open, address, recorded]);
  return { turns, state };
};

/** What is known of the lines of a hand; what is missing is computed once it has been asked for. */
export const useAnalysis = (options: AnalysisOptions): Analysis => {
  const { line, open: seen } = options;
  const { turns, state } = useFetched(options);
  const [computed, setComputed] = useState<KnownTurns>(NOTHING);
  const [wanted, setWanted] = useState(false);
  const [broken, setBroken] = useState(false);
  const [progress, setProgress] = useState<Progress | null>(null);
  const known = useMemo<KnownTurns>(() => new Map([...turns, ...computed]), [turns, computed]);
  const missing = openSteps(line).filter((index) => !turnAt(line, known, index)).length;
  const latest = useRef({ line, known });
  latest.current = { line, known };

  const runs = seen && wanted && state !== 'loading' && missing > 0;
  const end = line.keys.at(-1);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a line that has changed is begun anew
  useEffect(() => {
    if (!runs) return;
    const { line: asked, known: before } = latest.current;
    const open = openSteps(asked);
    const from = open.findIndex((index) => !turnAt(asked, before, index));
    const indices = open.slice(from);
    const all = indices.length;
    const { turns: whole, end: result } = workOf(asked);
    const job = {
      game: asked.game.id,
      turns: whole.slice(from),
      end: result,
      known: indices.map((index) => turnAt(asked, before, index)),
    };
    setProgress({ done: 0, all });
    const computation = compute(
      job,
      ({ index, turn, done }) => {
        const key = asked.keys[indices[index] ?? 0] ?? '';
        setComputed((found) => new Map([...found, [key, turn]]));
        setProgress(done === all ? null : { done, all });
      },
      () => {
        setWanted(false);
        setBroken(true);
      },
    );
    return () => {
      computation.stop();
      setProgress(null);
    };
  }, [runs, end]);

  return {
    known,
    fetched: state,
    missing,
    progress,
    broken,
    start: () => {
      setBroken(false);
      setWanted(true);
    },
    stop: () => setWanted(false),
  };
};
