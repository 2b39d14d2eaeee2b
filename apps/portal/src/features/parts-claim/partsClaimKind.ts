import { partsClaimsForm } from '@harrow/api-client/forms';
import { partsOf } from '../../documents/form/document/partsOf.tsx';
import { partsClaimListing } from './partsClaims.ts';

export const { DocumentForm, Section, Field, LineTable, lineColumns } = partsOf({
  docType: 'partsClaim',
  ...partsClaimListing,
  sheet: partsClaimsForm,
  lists: { lines: { nameOf: ({ description }) => description ?? '' } },
  numberOf: ({ partsClaimNo }) => partsClaimNo,
});
