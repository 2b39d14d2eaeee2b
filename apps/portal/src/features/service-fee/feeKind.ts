import { serviceFeesForm } from '@harrow/api-client/forms';
import { serviceFeeSlots } from '@harrow/api-client/slots';
import { partsOf } from '../../documents/form/document/partsOf.tsx';
import { feeFiles, feeListing } from './fees.ts';

export const { DocumentForm, Section, Field, Slots, useDocument } = partsOf({
  docType: 'serviceFee',
  ...feeListing,
  sheet: serviceFeesForm,
  lists: {},
  slots: { table: feeFiles, names: serviceFeeSlots },
  numberOf: ({ feeNo }) => feeNo,
});
