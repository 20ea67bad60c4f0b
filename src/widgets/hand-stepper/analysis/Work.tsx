import type { AnalysisWords } from '#words/hand/analysis.ts';
import type { Analysis } from './useAnalysis.ts';

export interface WorkProps {
  readonly words: AnalysisWords;
  readonly analysis: Analysis;
}

/** What has been looked at and what has not, with the means to have it computed. */
export function Work({ words, analysis }: WorkProps) {
  const { fetched, missing, progress, broken, start, stop } = analysis;
  const loading = fetched === 'loading';
  const said = loading
    ? words.loading
    : broken
      ? words.broken
      : missing > 0
        ? `${fetched === 'failed' ? `${words.failed} ` : ''}${words.missing(missing)}`
        : words.computed;
  return (
    <div className="analysis-work" data-idle={!loading && missing === 0}>
      <p role="status">{progress ? words.computing(progress.done, progress.all) : said}</p>
      {progress ? (
        <>
          <progress
            max={progress.all}
            value={progress.done}
            aria-label={words.computing(progress.done, progress.all)}
          />
          <button type="button" onClick={stop}>
            {words.stop}
          </button>
        </>
      ) : (
        missing > 0 &&
        !loading && (
          <button type="button" onClick={start}>
            {words.compute}
          </button>
        )
      )}
    </div>
  );
}
