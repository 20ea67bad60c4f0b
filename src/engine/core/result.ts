/** What a rule may refuse: a value, or the reason why there is none. */
export type Result<Value, Reason> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly error: Reason };

export const ok = <Value>(value: Value): Result<Value, never> => ({ ok: true, value });

export const err = <Reason>(error: Reason): Result<never, Reason> => ({ ok: false, error });
