import { type Dispatch, useEffect, useRef } from 'react';
import type { Game } from '#engine';
import type { Tree } from './lines/tree.ts';
import type { StepperAction } from './state.ts';

const read = (key: string): string | null => {
  try {
    return sessionStorage.getItem(key);
  } catch {
    return null;
  }
};

const write = (key: string, text: string): void => {
  try {
    sessionStorage.setItem(key, text);
  } catch {
    // A browser that keeps nothing keeps these lines as long as the page is open.
  }
};

/** Milliseconds after which a hand has been opened. */
const OPENED = 300;

export interface KeptLinesOptions {
  /** The page of the hand; without it nothing is kept. */
  readonly page: string | undefined;
  readonly game: Game;
  readonly tree: Tree;
  readonly dispatch: Dispatch<StepperAction>;
}

/** Keeps the reader's own lines in this tab, so that they survive a reload and a way to and fro. */
export const useKeptLines = ({ page, game, tree, dispatch }: KeptLinesOptions): void => {
  const key = page === undefined ? null : `hand-lines ${page}`;
  const planted = useRef(tree);
  const written = useRef(tree);
  useEffect(() => {
    if (key === null) return;
    const plant = () => {
      const text = read(key);
      if (text === null) return;
      import('./lines/kept.ts').then(
        ({ withKept }) => {
          let kept: unknown = null;
          try {
            kept = JSON.parse(text);
          } catch {
            return;
          }
          dispatch({ type: 'plant', tree: withKept(game, planted.current, kept) });
        },
        () => null,
      );
    };
    // The first look into the storage of a tab makes the page wait for it: not while the hand opens.
    const timer = setTimeout(plant, OPENED);
    return () => clearTimeout(timer);
  }, [key, game, dispatch]);
  useEffect(() => {
    if (key === null || tree === written.current) return;
    written.current = tree;
    import('./lines/kept.ts').then(
      ({ keptOf }) => write(key, JSON.stringify(keptOf(game, tree))),
      () => null,
    );
  }, [key, game, tree]);
};
