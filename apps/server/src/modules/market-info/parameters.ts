import { days, declareParameters, type Declares } from '../../shared/parameters.ts';

export const marketInfoParameters = declareParameters('sales', {
  /** Days after which an answered report is closed. */
  'info.closeDays': days(30, [1, 365]),
});

declare module '../../shared/parameters.ts' {
  interface ParameterKeys extends Declares<typeof marketInfoParameters> {}
}
