import { documentStore, type NoLines } from '../../documents/saving/store.ts';
import { emptyPayment, type PaymentHeader } from './tables.ts';
import { paymentScope } from './rules/paymentScope.ts';

export const dealerPaymentStore = documentStore<PaymentHeader, NoLines>({
  docType: 'dealerPayment',
  table: 'dealerPayment',
  no: 'paymentNo',
  empty: emptyPayment,
  scope: paymentScope,
  lines: {},
});
