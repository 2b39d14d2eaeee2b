import type { Vehicle } from '@harrow/api-client';
import { DocumentPrintPage } from '../../../documents/print/DocumentPrintPage.tsx';
import { PassportSheet } from './PassportSheet.tsx';

/** The passport of a machine as a sheet of paper. */
export function VehiclePrintPage() {
  return (
    <DocumentPrintPage<Vehicle> docType="vehicle" numberOf={({ vin }) => vin}>
      {(vehicle) => <PassportSheet vehicle={vehicle} />}
    </DocumentPrintPage>
  );
}
