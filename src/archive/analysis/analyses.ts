import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Fault } from '../fault.ts';
import { sentenceOfIssues } from '../issues.ts';
import { filesBelow } from '../raw.ts';
import { type AnalysisEntry, analysisSchema } from '../schema/analysis.ts';

export const ANALYSES = 'content/analyses';

/** The analysis of a hand, with the id of the hand: `droggn/pagat-ultimo`. */
export type Analysis = AnalysisEntry & { readonly id: string };

/** The file in which the analysis of a hand stands. */
export const analysisFile = (id: string): string => `${ANALYSES}/${id}.json`;

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** Reads every analysis; one with a fault is reported and left out. */
export const readAnalyses = (
  root: string,
): { readonly analyses: readonly Analysis[]; readonly faults: readonly Fault[] } => {
  const analyses: Analysis[] = [];
  const faults: Fault[] = [];
  for (const file of filesBelow(root, ANALYSES, '.json')) {
    const id = file.slice(ANALYSES.length + 1, -'.json'.length);
    const data = parsed(readFileSync(join(root, file), 'utf8'));
    const checked = analysisSchema.safeParse(data);
    if (checked.success) analyses.push({ id, ...checked.data });
    else {
      const reason = data === undefined ? 'not JSON' : sentenceOfIssues(checked.error);
      faults.push({ file, place: id, reason });
    }
  }
  return { analyses, faults };
};
