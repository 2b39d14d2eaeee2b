import { days, decimal, declareParameters, type Declares } from '../../shared/parameters.ts';

export const dealerPaymentParameters = declareParameters('finance', {
  /** Days to book a remittance. */
  'payment.bookDays': days(3, [1, 60]),
  /** Entries above this are booked by another user than their author. */
  'payment.fourEyesUsd': decimal(5000, [0, 10_000_000], 'USD'),
});

declare module '../../shared/parameters.ts' {
  interface ParameterKeys extends Declares<typeof dealerPaymentParameters> {}
}
