import { trainingMastersForm } from '@harrow/api-client/forms';
import { trainPlanSlots } from '@harrow/api-client/slots';
import { partsOf } from '../../documents/form/document/partsOf.tsx';
import { trainingListing } from './trainings.ts';

export const { DocumentForm, Section, Field, Slots, useValue, useDocument } = partsOf({
  docType: 'training',
  ...trainingListing,
  sheet: trainingMastersForm,
  lists: {},
  slots: { table: 'train_plan', names: trainPlanSlots },
  numberOf: ({ planNo }) => planNo,
  titleOf: ({ title }) => title,
  statusOf: ({ trainingStatus_dictText }) => trainingStatus_dictText,
});
