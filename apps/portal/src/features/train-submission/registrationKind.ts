import { trainSubmissionsForm } from '@harrow/api-client/forms';
import { partsOf } from '../../documents/form/document/partsOf.tsx';
import { columnOf, type PersonRow } from './people/personRow.ts';
import { registrationListing } from './registrations.ts';

export const { DocumentForm, Section, Field, useList, useValue, useDocument } = partsOf({
  docType: 'trainSubmission',
  ...registrationListing,
  sheet: trainSubmissionsForm,
  lists: { lines: { nameOf: ({ name }) => name ?? '', columnOf } },
  numberOf: ({ submissionNo }) => submissionNo,
});

/** The people as they are being written: every one is begun, read or restored whole. */
export const usePeople = () => useList('lines') as unknown as { rows: readonly PersonRow[]; change: (rows: readonly PersonRow[]) => void };
