import { days, declareParameters, type Declares } from '../../shared/parameters.ts';

export const applicationParameters = declareParameters('training', {
  /** Days between an application and the course that it asks for. */
  'training.applyLeadDays': days(14, [0, 180]),
});

declare module '../../shared/parameters.ts' {
  interface ParameterKeys extends Declares<typeof applicationParameters> {}
}
