import { declareParameters, type Declares, integer } from '../../shared/parameters.ts';

export const trainingParameters = declareParameters('training', {
  /** Months after the end of a course for which its certificates are valid. */
  'training.certificateMonths': integer(24, [1, 120]),
});

declare module '../../shared/parameters.ts' {
  interface ParameterKeys extends Declares<typeof trainingParameters> {}
}
