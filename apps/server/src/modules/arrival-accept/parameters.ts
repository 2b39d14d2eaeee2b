import type { Defaults } from '../../shared/parameters.ts';

/** Limits of inspections on arrival. */
export const arrivalParameters = {
  'pdi.deadlineDays': '15',
  'pdi.minPhotos': '3',
  'pdi.batchMax': '50',
  /** Share of the allowance that is paid where a sheet was handed in after its deadline, in percent. */
  'pdi.lateFeePct': '50',
  /** Above so many working hours on arrival the dealer is asked. */
  'pdi.hoursWarn': '20',
} as const;

declare module '../../shared/parameters.ts' {
  interface ParameterKeys extends Defaults<typeof arrivalParameters> {}
}
