import { salesGoalMastersForm } from '@harrow/api-client/forms';
import { partsOf } from '../../documents/form/document/partsOf.tsx';
import { goalListing } from './goals.ts';

export const { DocumentForm, Section, Field, useDocument, useValue } = partsOf({
  docType: 'salesGoal',
  ...goalListing,
  sheet: salesGoalMastersForm,
  lists: {},
  numberOf: ({ goalNo }) => goalNo,
});
