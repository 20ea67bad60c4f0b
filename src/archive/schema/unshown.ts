import { z } from 'astro/zod';
import { localised, ruleId } from './shared.ts';

/** A rule that the referee keeps and that no hand of the archive shows at work, and why. */
export const unshownSchema = z.strictObject({
  id: ruleId,
  because: localised,
});

export type Unshown = z.infer<typeof unshownSchema>;
