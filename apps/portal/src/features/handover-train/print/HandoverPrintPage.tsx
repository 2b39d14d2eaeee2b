import { DocumentPrintPage } from '../../../documents/print/DocumentPrintPage.tsx';
import { type Certificate, DeliveryCertificate } from './DeliveryCertificate.tsx';

/** The handover as a certificate on paper. */
export function HandoverPrintPage() {
  return (
    <DocumentPrintPage<Certificate> docType="handoverTrain" numberOf={({ handoverNo }) => handoverNo}>
      {(handover) => <DeliveryCertificate handover={handover} />}
    </DocumentPrintPage>
  );
}
