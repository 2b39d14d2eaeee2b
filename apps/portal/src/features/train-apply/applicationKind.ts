import { trainAppliesForm } from '@harrow/api-client/forms';
import { trainApplySlots } from '@harrow/api-client/slots';
import { partsOf } from '../../documents/form/document/partsOf.tsx';
import { applicationFiles, applicationListing } from './applications.ts';

export const { DocumentForm, Section, Field, Slots, useDocument } = partsOf({
  docType: 'trainApply',
  ...applicationListing,
  sheet: trainAppliesForm,
  lists: {},
  slots: { table: applicationFiles, names: trainApplySlots },
  numberOf: ({ applyNo }) => applyNo,
});
