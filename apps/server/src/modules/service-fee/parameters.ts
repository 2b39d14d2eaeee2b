import { decimal, declareParameters, type Declares } from '../../shared/parameters.ts';

export const feeParameters = declareParameters('finance', {
  /** Fees that staff enter above this amount are approved by another user. */
  'fee.manualFourEyesUsd': decimal(500, [0, 1_000_000], 'USD'),
});

declare module '../../shared/parameters.ts' {
  interface ParameterKeys extends Declares<typeof feeParameters> {}
}
