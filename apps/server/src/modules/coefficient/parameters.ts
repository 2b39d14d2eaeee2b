import { days, declareParameters, type Declares } from '../../shared/parameters.ts';

export const coefficientParameters = declareParameters('finance', {
  /** Days after which an exchange rate counts as missing. */
  'fx.maxAgeDays': days(40, [1, 365]),
});

declare module '../../shared/parameters.ts' {
  interface ParameterKeys extends Declares<typeof coefficientParameters> {}
}
