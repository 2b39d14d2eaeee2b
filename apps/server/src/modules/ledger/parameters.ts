import { decimal, declareParameters, type Declares } from '../../shared/parameters.ts';

export const ledgerParameters = declareParameters('finance', {
  /** Dealers hear when their parts account falls below this; 0: never. */
  'payment.lowBalanceUsd': decimal(1000, [0, 1_000_000], 'USD'),
});

declare module '../../shared/parameters.ts' {
  interface ParameterKeys extends Declares<typeof ledgerParameters> {}
}
