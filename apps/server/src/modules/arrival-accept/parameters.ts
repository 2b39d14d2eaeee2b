import { days, decimal, declareParameters, type Declares, integer } from '../../shared/parameters.ts';

/** Limits of inspections on arrival. */
export const arrivalParameters = declareParameters('service', {
  'pdi.deadlineDays': days(15, [1, 180]),
  'pdi.minPhotos': integer(3, [0, 30]),
  'pdi.batchMax': integer(50, [1, 200]),
  /** Share of the allowance that is paid where a sheet was handed in after its deadline, in percent. */
  'pdi.lateFeePct': decimal(50, [0, 100], '%'),
  /** Above so many working hours on arrival the dealer is asked. */
  'pdi.hoursWarn': decimal(20, [0, 1000], 'h'),
});

declare module '../../shared/parameters.ts' {
  interface ParameterKeys extends Declares<typeof arrivalParameters> {}
}
