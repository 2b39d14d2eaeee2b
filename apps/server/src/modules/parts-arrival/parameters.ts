import { days, declareParameters, type Declares } from '../../shared/parameters.ts';

export const arrivalParameters = declareParameters('parts', {
  /** Days after the arrival of a packing list after which its receipt is late. */
  'arrival.dueDays': days(7, [1, 90]),
});

declare module '../../shared/parameters.ts' {
  interface ParameterKeys extends Declares<typeof arrivalParameters> {}
}
