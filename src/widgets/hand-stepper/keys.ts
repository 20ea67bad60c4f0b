import type { StepperAction } from './state.ts';

/** What of a key press matters; a browser's event has it. */
export interface KeyPress {
  readonly key: string;
  readonly shiftKey: boolean;
  readonly altKey: boolean;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
}

const KEYS: ReadonlyMap<string, StepperAction> = new Map([
  ['ArrowLeft', { type: 'step', by: 'card', direction: -1 }],
  ['ArrowRight', { type: 'step', by: 'card', direction: 1 }],
  ['PageUp', { type: 'step', by: 'trick', direction: -1 }],
  ['PageDown', { type: 'step', by: 'trick', direction: 1 }],
  ['Home', { type: 'end', direction: -1 }],
  ['End', { type: 'end', direction: 1 }],
]);

const SHIFTED: ReadonlyMap<string, StepperAction> = new Map([
  ['ArrowLeft', { type: 'step', by: 'trick', direction: -1 }],
  ['ArrowRight', { type: 'step', by: 'trick', direction: 1 }],
]);

/**
 * What a key does while the stepper has the focus. Nothing with Alt, Control or Command, which
 * belong to the browser, nor in an element that needs the key itself, named by its tag and type.
 */
export const actionOfKey = (
  press: KeyPress,
  target: { readonly tag: string; readonly type: string },
): StepperAction | null => {
  if (press.altKey || press.ctrlKey || press.metaKey) return null;
  const tag = target.tag.toLowerCase();
  if (press.key === 'Escape' && !press.shiftKey) return { type: 'leave' };
  if (tag === 'select' || tag === 'textarea') return null;
  if (tag === 'input' && target.type !== 'range') return null;
  return (press.shiftKey ? SHIFTED : KEYS).get(press.key) ?? null;
};
