/**
 * Answer of every validator: accepted, or the one reason why not.
 * `Reason` is a closed union, so that a caller who maps reasons to texts cannot forget one.
 */
export type Check<Reason extends string = 'format'> = { readonly ok: true } | { readonly ok: false; readonly reason: Reason };

/** The accepted answer. */
export const accepted = { ok: true } as const;

/** A refusal with its reason. */
export function refused<Reason extends string>(reason: Reason): { readonly ok: false; readonly reason: Reason } {
  return { ok: false, reason };
}

/** Accepts a text that matches the whole pattern; refuses others with the reason `format`. */
export function matches(pattern: RegExp, value: string): Check {
  return pattern.test(value) ? accepted : refused('format');
}
