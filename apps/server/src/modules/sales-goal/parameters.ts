import { days, declareParameters, type Declares } from '../../shared/parameters.ts';

export const goalParameters = declareParameters('sales', {
  /** Days in which a dealer confirms a goal. */
  'goal.confirmDays': days(14, [1, 90]),
});

declare module '../../shared/parameters.ts' {
  interface ParameterKeys extends Declares<typeof goalParameters> {}
}
