import type { Defaults } from '../../shared/parameters.ts';

/** Rules for passwords. */
export const userParameters = {
  'password.maxAgeDays': '90',
  /** strict, A or B. */
  'password.policy': 'strict',
} as const;

declare module '../../shared/parameters.ts' {
  interface ParameterKeys extends Defaults<typeof userParameters> {}
}
