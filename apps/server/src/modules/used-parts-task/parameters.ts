import { days, declareParameters, type Declares } from '../../shared/parameters.ts';

/** How long cores are kept, and how soon they are sent back. */
export const coreParameters = declareParameters('service', {
  /** Days from the audit of the claim. */
  'usedParts.retentionDays': days(60, [0, 730]),
  /** Days from the maker's request. */
  'usedParts.returnDays': days(30, [1, 365]),
});

declare module '../../shared/parameters.ts' {
  interface ParameterKeys extends Declares<typeof coreParameters> {}
}
