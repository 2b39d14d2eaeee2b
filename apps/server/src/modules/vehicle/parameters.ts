import { days, declareParameters, type Declares, integer } from '../../shared/parameters.ts';

/** Limits of services of machines, and the warranty of their parts. */
export const vehicleParameters = declareParameters('service', {
  /** How far past its due date or hours a service may be before it counts as missed. */
  'maint.toleranceDays': days(30, [0, 180]),
  'maint.toleranceHours': integer(20, [0, 500], 'h'),
  /** How long a part that was fitted is covered; the months of the part itself go before. */
  'warranty.partsMonths': integer(6, [0, 60]),
  'warranty.partsHours': integer(500, [0, 5000], 'h'),
});

declare module '../../shared/parameters.ts' {
  interface ParameterKeys extends Declares<typeof vehicleParameters> {}
}
