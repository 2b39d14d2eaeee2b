import { DocumentPrintPage } from '../../../documents/print/DocumentPrintPage.tsx';
import { handovers } from '../handovers.ts';
import { DeliveryCertificate } from './DeliveryCertificate.tsx';

/** The handover as a certificate on paper. */
export function HandoverPrintPage() {
  return (
    <DocumentPrintPage resource={handovers} numberOf={({ handoverNo }) => handoverNo} languageOf={({ printLanguage }) => printLanguage}>
      {(handover) => <DeliveryCertificate handover={handover} />}
    </DocumentPrintPage>
  );
}
