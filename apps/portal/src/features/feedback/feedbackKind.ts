import { feedbacksForm } from '@harrow/api-client/forms';
import { feedbackSlots } from '@harrow/api-client/slots';
import { formKind } from '../../documents/form/document/formKind.ts';
import { partsOf } from '../../documents/form/document/partsOf.tsx';
import { feedback, feedbackAddress, feedbackDeletion } from './feedback.ts';

const feedbackKind = formKind({
  docType: 'feedback',
  resource: feedback,
  address: feedbackAddress,
  sheet: feedbacksForm,
  lists: {},
  slots: { table: 'feedback', names: feedbackSlots },
  numberOf: ({ feedbackNo }) => feedbackNo,
  titleOf: ({ title }) => title,
  remove: feedbackDeletion.remove,
});

export const { DocumentForm, Section, Field, Slots, useDocument } = partsOf(feedbackKind);
