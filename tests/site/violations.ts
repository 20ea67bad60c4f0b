import axe from 'axe-core';
import type { Page } from 'playwright-core';

const STANDARDS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

interface Violation {
  readonly id: string;
  readonly help: string;
  readonly nodes: readonly { readonly html: string; readonly failureSummary?: string }[];
}

/** A rule in one line, with the first element that breaks it and the number of the others. */
const lineOf = ({ id, help, nodes }: Violation): string => {
  const [first] = nodes;
  const more = nodes.length > 1 ? ` (and ${nodes.length - 1} more)` : '';
  const reason = (first?.failureSummary ?? '').replace(/\s+/g, ' ');
  return `${id}: ${help}: ${first?.html.slice(0, 300)}${more} ${reason}`;
};

/** What axe finds wrong. */
export const violationsOf = async (page: Page): Promise<readonly string[]> => {
  await page.evaluate(axe.source);
  const violations = await page.evaluate<Violation[]>(
    `axe.run(document, { runOnly: ${JSON.stringify(STANDARDS)} }).then((found) => found.violations)`,
  );
  return violations.map(lineOf);
};
