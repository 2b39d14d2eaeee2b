import { days, declareParameters, type Declares } from '../../shared/parameters.ts';

export const suggestParameters = declareParameters('sales', {
  /** Days after which a suggestion is closed that its dealer does not answer, or that is in production. */
  'suggest.closeDays': days(90, [1, 365]),
});

declare module '../../shared/parameters.ts' {
  interface ParameterKeys extends Declares<typeof suggestParameters> {}
}
