import type { ArrivalAccept } from '@harrow/api-client';
import { DocumentPrintPage } from '../../../documents/print/DocumentPrintPage.tsx';
import { ArrivalSheet } from './ArrivalSheet.tsx';

/** The acceptance as a sheet of paper. */
export function ArrivalPrintPage() {
  return (
    <DocumentPrintPage<ArrivalAccept> docType="arrivalAccept" numberOf={({ acceptNo }) => acceptNo}>
      {(arrival) => <ArrivalSheet arrival={arrival} />}
    </DocumentPrintPage>
  );
}
