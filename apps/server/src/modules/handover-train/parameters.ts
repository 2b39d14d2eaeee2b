import { declareParameters, type Declares, integer } from '../../shared/parameters.ts';

/** Limits of handovers. */
export const handoverParameters = declareParameters('service', {
  'handover.maxTrainees': integer(20, [1, 100]),
  /** Months after the arrival of a machine that nobody registers after which the maker is asked. */
  'warranty.unregisteredMonths': integer(12, [1, 60]),
});

declare module '../../shared/parameters.ts' {
  interface ParameterKeys extends Declares<typeof handoverParameters> {}
}
