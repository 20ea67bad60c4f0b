import type { HandRecord } from '#record';
import type { Scene } from './scene.ts';

export interface PlayOnProps {
  readonly scene: Scene;
  readonly record: HandRecord;
}

/** The way from the step that is shown to the table at which one plays on against the computer. */
export function PlayOn({ scene, record }: PlayOnProps) {
  const { hand, state, steps, view } = scene;
  const go = async (): Promise<void> => {
    const { addressOfTable } = await import('./playOn/addressOfTable.ts');
    const address = addressOfTable(record, steps.slice(0, state.at + 1), hand.locale);
    if (address !== null) location.href = address;
  };
  const open = view.phase !== 'over' && state.mode !== 'guess';
  return (
    <p className="hand-play-on" data-pagefind-ignore="" hidden={state.mode === 'guess'}>
      <button type="button" disabled={!open} onClick={() => void go().catch(() => undefined)}>
        {hand.words.playOn}
      </button>
    </p>
  );
}
