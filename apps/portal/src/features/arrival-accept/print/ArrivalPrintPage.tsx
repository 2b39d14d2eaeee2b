import { DocumentPrintPage } from '../../../documents/print/DocumentPrintPage.tsx';
import { arrivals } from '../arrivals.ts';
import { ArrivalSheet } from './ArrivalSheet.tsx';

/** The acceptance as a sheet of paper. */
export function ArrivalPrintPage() {
  return (
    <DocumentPrintPage resource={arrivals} numberOf={({ acceptNo }) => acceptNo}>
      {(arrival) => <ArrivalSheet arrival={arrival} />}
    </DocumentPrintPage>
  );
}
