import { DocumentPrintPage } from '../../../documents/print/DocumentPrintPage.tsx';
import { vehicles } from '../vehicles.ts';
import { PassportSheet } from './PassportSheet.tsx';

/** The passport of a machine as a sheet of paper. */
export function VehiclePrintPage() {
  return (
    <DocumentPrintPage resource={vehicles} numberOf={({ vin }) => vin}>
      {(vehicle) => <PassportSheet vehicle={vehicle} />}
    </DocumentPrintPage>
  );
}
