/** Payments for other modules and the demo data. */
export { dealerPaymentKind } from './dealerPaymentKind.ts';
export { savePayment } from './actions/savePayment.ts';
export { bankTemplate } from './bank/importBankLines.ts';
export { paymentInvariants } from './invariants.ts';
