import { days, declareParameters, type Declares, integer } from '../../shared/parameters.ts';

/** Limits of services of machines. */
export const vehicleParameters = declareParameters('service', {
  /** How far past its due date or hours a service may be before it counts as missed. */
  'maint.toleranceDays': days(30, [0, 180]),
  'maint.toleranceHours': integer(20, [0, 500], 'h'),
});

declare module '../../shared/parameters.ts' {
  interface ParameterKeys extends Declares<typeof vehicleParameters> {}
}
