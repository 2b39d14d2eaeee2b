import { days, declareParameters, decimal, type Declares } from '../../shared/parameters.ts';

export const exchangeRateParameters = declareParameters('finance', {
  /** Days after which an exchange rate counts as missing. */
  'fx.maxAgeDays': days(40, [1, 365]),
  /** Percent by which a rate may differ from the one before without a question (W-527). */
  'fx.maxDeviationPct': decimal(5, [0, 100], '%'),
});

declare module '../../shared/parameters.ts' {
  interface ParameterKeys extends Declares<typeof exchangeRateParameters> {}
}
