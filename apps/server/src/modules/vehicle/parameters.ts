import type { Defaults } from '../../shared/parameters.ts';

/** Limits of services of machines. */
export const vehicleParameters = {
  /** How far past its due date or hours a service may be before it counts as missed. */
  'maint.toleranceDays': '30',
  'maint.toleranceHours': '20',
} as const;

declare module '../../shared/parameters.ts' {
  interface ParameterKeys extends Defaults<typeof vehicleParameters> {}
}
