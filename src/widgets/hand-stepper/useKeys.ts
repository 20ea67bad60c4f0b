import { type Dispatch, type RefObject, useEffect } from 'react';
import { moveFocus } from './focus.ts';
import { actionOfKey } from './keys.ts';
import type { StepperAction } from './state.ts';

/** Steps by key while the stage, or something in it, has the focus. */
export const useKeys = (
  stage: RefObject<HTMLElement | null>,
  dispatch: Dispatch<StepperAction>,
): void => {
  useEffect(() => {
    const element = stage.current;
    if (!element) return;
    const onKeyDown = (event: KeyboardEvent) => {
      if (!(event.target instanceof HTMLElement)) return;
      const { target } = event;
      if (moveFocus(element, target, event)) {
        event.preventDefault();
        return;
      }
      const type = target.getAttribute('type') ?? '';
      const action = actionOfKey(event, { tag: target.tagName, type });
      if (!action) return;
      event.preventDefault();
      dispatch(action);
    };
    element.addEventListener('keydown', onKeyDown);
    return () => element.removeEventListener('keydown', onKeyDown);
  }, [stage, dispatch]);
};
