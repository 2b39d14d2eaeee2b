import { days, declareParameters, type Declares } from '../../shared/parameters.ts';

/** How long entries of the operation log are kept. */
export const logParameters = declareParameters('system', {
  'log.operationDays': days(365, [30, 1095]),
  'log.exceptionDays': days(90, [7, 365]),
  'log.unmaskDays': days(1095, [365, 3650]),
});

declare module '../../shared/parameters.ts' {
  interface ParameterKeys extends Declares<typeof logParameters> {}
}
