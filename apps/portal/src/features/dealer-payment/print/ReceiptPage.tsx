import type { DealerPayment } from '@harrow/api-client';
import { DocumentPrintPage } from '../../../documents/print/DocumentPrintPage.tsx';
import { Receipt } from './Receipt.tsx';

/** The receipt of a payment on paper. */
export const ReceiptPage = () => (
  <DocumentPrintPage<DealerPayment> docType="dealerPayment" numberOf={({ paymentNo }) => paymentNo}>
    {(payment) => <Receipt payment={payment} />}
  </DocumentPrintPage>
);
