import type { Defaults } from '../../shared/parameters.ts';

export const coefficientParameters = {
  /** Days after which an exchange rate counts as missing. */
  'fx.maxAgeDays': '40',
} as const;

declare module '../../shared/parameters.ts' {
  interface ParameterKeys extends Defaults<typeof coefficientParameters> {}
}
