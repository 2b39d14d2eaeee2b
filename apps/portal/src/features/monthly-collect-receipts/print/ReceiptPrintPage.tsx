import { DocumentPrintPage } from '../../../documents/print/DocumentPrintPage.tsx';
import { type PaperReceipt, ReceiptSheet } from './ReceiptSheet.tsx';

/** The statement on paper, for both signatures. */
export function ReceiptPrintPage() {
  return (
    <DocumentPrintPage<PaperReceipt> docType="monthlyCollectReceipts" numberOf={({ receiptNo }) => receiptNo}>
      {(receipt) => <ReceiptSheet receipt={receipt} />}
    </DocumentPrintPage>
  );
}
