import { days, decimal, declareParameters, type Declares, integer, yesNo } from '../../shared/parameters.ts';

export const orderParameters = declareParameters('parts', {
  /** Most lines of an urgent order (E-305). */
  'order.urgentMaxLines': integer(40, [1, 500]),
  /** Largest discount that the parts desk gives (E-344). */
  'order.maxDiscountPct': decimal(15, [0, 100], '%'),
  /** Days to confirm an order, an urgent one, and to pay one. */
  'order.reviewDays': days(2, [1, 60]),
  'order.urgentReviewDays': days(1, [1, 60]),
  'order.payDays': days(7, [1, 90]),
  /** Days after which the system cancels a confirmed order that nobody has paid; 0: never. */
  'order.unpaidDays': days(30, [0, 365]),
  /** Y: waiting orders are charged when money comes. */
  'order.autoPay': yesNo('Y'),
});

declare module '../../shared/parameters.ts' {
  interface ParameterKeys extends Declares<typeof orderParameters> {}
}
