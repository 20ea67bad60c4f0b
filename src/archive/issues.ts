import type { z } from 'astro/zod';

const pathOf = (issue: z.core.$ZodIssue): string => issue.path.map(String).join('.');

/** What zod found, one sentence an issue: where in the entry, and what would be right. */
export const issuesOf = (
  error: z.ZodError,
): readonly { readonly path: string; readonly message: string }[] =>
  error.issues.map((issue) => ({ path: pathOf(issue), message: issue.message }));

/** The same in one line. */
export const sentenceOfIssues = (error: z.ZodError): string =>
  issuesOf(error)
    .map(({ path, message }) => (path === '' ? message : `${path}: ${message}`))
    .join('; ');
