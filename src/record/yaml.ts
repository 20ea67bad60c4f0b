import { load, YAMLException } from 'js-yaml';
import { err, ok, type Result } from '#engine';
import type { SyntaxFault } from './fault.ts';
import { isMapping, type Mapping, sortOf } from './value.ts';

/** The largest record that is read, in bytes or letters. A hand with long notes has 20,000. */
export const LARGEST_RECORD = 1024 * 1024;

/**
 * The mapping that a YAML 1.2 text consists of. The core schema makes plain data and nothing else;
 * whatever the reader throws at hostile text comes back as a fault.
 */
export const readMapping = (text: string): Result<Mapping, SyntaxFault> => {
  if (text.length > LARGEST_RECORD) {
    return err({ rule: 'record/syntax', kind: 'too-large', limit: LARGEST_RECORD });
  }
  try {
    const value = load(text);
    return isMapping(value)
      ? ok(value)
      : err({ rule: 'record/syntax', kind: 'no-mapping', found: sortOf(value) });
  } catch (thrown) {
    return err(faultOf(thrown));
  }
};

const faultOf = (thrown: unknown): SyntaxFault => {
  const fault = { rule: 'record/syntax', kind: 'no-yaml' } as const;
  if (!(thrown instanceof YAMLException)) {
    return { ...fault, reason: thrown instanceof Error ? thrown.message : '', place: null };
  }
  const { reason, mark } = thrown;
  return {
    ...fault,
    reason,
    place: mark ? { line: mark.line + 1, column: mark.column + 1 } : null,
  };
};
