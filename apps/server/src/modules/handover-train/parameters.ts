import { declareParameters, type Declares, integer } from '../../shared/parameters.ts';

/** Limits of handovers. */
export const handoverParameters = declareParameters('service', {
  'handover.maxTrainees': integer(20, [1, 100]),
  /** Months after its arrival from which the maker is asked about an unregistered machine. */
  'warranty.unregisteredMonths': integer(12, [1, 60]),
});

declare module '../../shared/parameters.ts' {
  interface ParameterKeys extends Declares<typeof handoverParameters> {}
}
