import { days, declareParameters, type Declares } from '../../shared/parameters.ts';

export const stockParameters = declareParameters('parts', {
  /** Stock that has not moved for so long is dead. */
  'stock.deadDays': days(180, [30, 3650]),
});

declare module '../../shared/parameters.ts' {
  interface ParameterKeys extends Declares<typeof stockParameters> {}
}
