import type { HandoverTrain } from '@harrow/api-client';
import { DocumentPrintPage } from '../../../documents/print/DocumentPrintPage.tsx';
import { DeliveryCertificate } from './DeliveryCertificate.tsx';

/** The handover as a certificate on paper. */
export function HandoverPrintPage() {
  return (
    <DocumentPrintPage<HandoverTrain> docType="handoverTrain" numberOf={({ handoverNo }) => handoverNo}>
      {(handover) => <DeliveryCertificate handover={handover} />}
    </DocumentPrintPage>
  );
}
