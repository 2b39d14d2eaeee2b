import type { InvalidField } from '../refusal/refusal.ts';

/** Findings of several rules, per input. */
export const joinFindings = (...rules: readonly (readonly InvalidField[][])[]): InvalidField[][] =>
  (rules[0] ?? []).map((_, index) => rules.flatMap((rule) => rule[index]!));
