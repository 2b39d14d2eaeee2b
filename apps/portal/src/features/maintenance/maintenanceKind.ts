import { forceInsurancesVehicleCheck, resultOf } from '@harrow/api-client';
import { forceInsurancesForm } from '@harrow/api-client/forms';
import { forceInsuranceSlots } from '@harrow/api-client/slots';
import { partsOf } from '../../documents/form/document/partsOf.tsx';
import { partOfSheet } from '../../documents/form/engine/sheet.ts';
import { maintenanceReview } from './maintenanceReview.ts';
import { maintenanceListing, serviceFiles } from './maintenances.ts';

const { hourMeterPhoto, workPhoto, customerSignature, oilPhoto } = forceInsuranceSlots;

export const { DocumentForm, Section, Field, VinField, LineTable, lineColumns, Slots, useList, useValue, useDocument, useMachine } = partsOf({
  docType: 'maintenance',
  ...maintenanceListing,
  sheet: partOfSheet(forceInsurancesForm, {
    fields: ['vin', 'maintLevel', 'maintDate', 'operatingHours', 'technician', 'place'],
    lists: ['checklist', 'parts'],
  }),
  lists: {
    checklist: { nameOf: ({ itemName }) => itemName ?? '', marked: 'done', columnOf: { itemCode: 'itemName' } },
    parts: { nameOf: ({ partsCode }) => partsCode ?? '', marked: 'qty' },
  },
  slots: { table: serviceFiles, names: { hourMeterPhoto, workPhoto, customerSignature, oilPhoto } },
  numberOf: ({ insuranceNo }) => insuranceNo,
  review: maintenanceReview,
  machine: (asked, signal) => resultOf(forceInsurancesVehicleCheck({ query: { ...asked, bizType: 'maintenance' }, signal })),
});

/** The machine of a service has no hour meter. */
export const useHasNoHours = (): boolean => {
  const machine = useMachine();
  const document = useDocument();
  return machine?.vehicle?.noHours ?? document?.noHours ?? false;
};
