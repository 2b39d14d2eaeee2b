import { extendInsurancesForm } from '@harrow/api-client/forms';
import { extendInsuranceSlots } from '@harrow/api-client/slots';
import { lookUpFor, type MachineAnswer } from '../../documents/form/document/machine/machineAnswer.ts';
import { partsOf } from '../../documents/form/document/partsOf.tsx';
import { meaningOfExtension } from '../../shared/meaning/documentMeaning.ts';
import { extensionFiles, extensionListing } from './extensions.ts';

const lookUp = lookUpFor('extendInsurance');

export const { DocumentForm, Section, Field, VinField, Slots, useValue, useDocument, useMachine } = partsOf({
  docType: 'extendInsurance',
  ...extensionListing,
  sheet: extendInsurancesForm,
  lists: {},
  slots: { table: extensionFiles, names: extendInsuranceSlots },
  meaningOf: meaningOfExtension,
  numberOf: ({ extendNo }) => extendNo,
  review: { valuesOf: ({ allowedActions }) => (allowedActions.includes('pass') ? { lateFeeWaived: 'N', opinion: '' } : undefined) },
  machine: async (asked, signal): Promise<MachineAnswer> => {
    const { vehicle, reasons } = await lookUp(asked, signal);
    // The cover of another dealer's machine is not shown.
    return { vehicle: vehicle?.crossDealer ? null : vehicle, reasons };
  },
});

/** True once the application has been submitted: its machine is fixed, and it counts as in time. */
export const useIsFrozen = (): boolean => (useDocument()?.round ?? 0) > 0;

/** The machine of an application has no hour meter. */
export function useHasNoHours(): boolean {
  const machine = useMachine();
  const document = useDocument();
  return machine?.vehicle?.noHours ?? document?.noHours ?? false;
}
