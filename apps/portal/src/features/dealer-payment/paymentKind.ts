import { dealerPaymentsForm } from '@harrow/api-client/forms';
import { dealerPaymentSlots } from '@harrow/api-client/slots';
import { partsOf } from '../../documents/form/document/partsOf.tsx';
import { paymentFiles, paymentListing } from './dealerPayments.ts';

export const { DocumentForm, Section, Field, Slots, useDocument, useValue } = partsOf({
  docType: 'dealerPayment',
  ...paymentListing,
  sheet: dealerPaymentsForm,
  lists: {},
  slots: { table: paymentFiles, names: dealerPaymentSlots },
  numberOf: ({ paymentNo }) => paymentNo,
});
