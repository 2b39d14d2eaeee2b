import { marketInfosForm } from '@harrow/api-client/forms';
import { marketInfoSlots } from '@harrow/api-client/slots';
import { partsOf } from '../../documents/form/document/partsOf.tsx';
import { reportFiles, reportListing } from './reports.ts';

export const { DocumentForm, Section, Field, Slots, useValue, useDocument } = partsOf({
  docType: 'marketInfo',
  ...reportListing,
  sheet: marketInfosForm,
  lists: {},
  slots: { table: reportFiles, names: marketInfoSlots },
  numberOf: ({ infoNo }) => infoNo,
});
