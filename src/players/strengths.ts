/** How well the computer plays, the weakest first. */
export const STRENGTHS = ['beginner', 'ordinary', 'strong'] as const;

export type Strength = (typeof STRENGTHS)[number];
