import { decimal, declareParameters, type Declares } from '../../shared/parameters.ts';

export const insuranceParameters = declareParameters('service', {
  /** Share of the premium of a machine's first third-party policy that the maker contributes. */
  'insurance.subsidyPct': decimal(0, [0, 100], '%'),
});

declare module '../../shared/parameters.ts' {
  interface ParameterKeys extends Declares<typeof insuranceParameters> {}
}
