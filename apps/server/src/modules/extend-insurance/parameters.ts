import { days, decimal, declareParameters, type Declares, integer } from '../../shared/parameters.ts';

export const extensionParameters = declareParameters('service', {
  /** Months after the delivery in which an extension can be applied for, never beyond the base warranty. */
  'extend.applyMonths': integer(18, [1, 60]),
  /** Months after the delivery after which it costs more, and by how much. */
  'extend.lateFeeAfterMonths': integer(6, [0, 60]),
  'extend.lateFeePct': decimal(10, [0, 100], '%'),
  /** Days to pay one that has passed; after twice as many it is closed. */
  'extend.payDays': days(15, [1, 180]),
});

declare module '../../shared/parameters.ts' {
  interface ParameterKeys extends Declares<typeof extensionParameters> {}
}
