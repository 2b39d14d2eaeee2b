import { warrantyClaimsForm } from '@harrow/api-client/forms';
import { warrantyClaimSlots } from '@harrow/api-client/slots';
import { partsOf } from '../../documents/form/document/partsOf.tsx';
import { claimReview } from './review/reviewForm.ts';
import { attachmentTable, claimListing } from './claims.ts';

const joined = (...words: readonly (string | null | undefined)[]): string => words.filter(Boolean).join(' ');

export const { DocumentForm, Section, Field, VinField, LineField, Slots, useList, useValue, useDocument, useMachine } = partsOf({
  docType: 'warrantyClaim',
  ...claimListing,
  sheet: warrantyClaimsForm,
  lists: {
    bugList: {
      nameOf: ({ bugCode, bugName }) => joined(bugCode, bugName),
      titleOf: (no, words) => words('fault.number', { no }),
      right: 'bug',
      code: 'bugCode',
      reviewed: 'faults',
      marked: 'bugDesc',
    },
    detailList: {
      nameOf: ({ hourCode, hourName }) => joined(hourCode, hourName),
      right: 'detail',
      code: 'hourCode',
      reviewed: 'details',
      marked: 'claimHours',
    },
    partsList: { nameOf: ({ partsCode, partsName }) => joined(partsCode, partsName), right: 'parts', code: 'partsCode', reviewed: 'parts', marked: 'qty' },
  },
  slots: { table: attachmentTable, names: warrantyClaimSlots },
  numberOf: ({ claimNo }) => claimNo,
  // Settlement data of the dealer.
  warningsAboutMasters: ['W-216', 'settlement.missing'],
  review: claimReview,
});
