import { days, declareParameters, type Declares, shortText, yesNo } from '../../shared/parameters.ts';

export const packingParameters = declareParameters('parts', {
  /** Whether a packing list counts as arrived once its expected day has passed. */
  'packing.autoArrive': yesNo('Y'),
  /** Days after the arrival in which the dealer counts the goods. */
  'arrival.dueDays': days(7, [1, 90]),
});

/** What invoices say of the maker. */
export const invoiceParameters = declareParameters('finance', {
  /** Bank and account to pay to. */
  'invoice.bank': shortText('', 300),
});

declare module '../../shared/parameters.ts' {
  interface ParameterKeys extends Declares<typeof packingParameters>, Declares<typeof invoiceParameters> {}
}
