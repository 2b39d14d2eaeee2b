import { feedbacksForm } from '@harrow/api-client/forms';
import { feedbackSlots } from '@harrow/api-client/slots';
import { partsOf } from '../../documents/form/document/partsOf.tsx';
import { feedbackListing } from './feedback.ts';

export const { DocumentForm, Section, Field, Slots, useDocument } = partsOf({
  docType: 'feedback',
  ...feedbackListing,
  sheet: feedbacksForm,
  lists: {},
  slots: { table: 'feedback', names: feedbackSlots },
  numberOf: ({ feedbackNo }) => feedbackNo,
  titleOf: ({ title }) => title,
});
