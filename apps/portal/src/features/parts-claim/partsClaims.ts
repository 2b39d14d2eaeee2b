import {
  type PartsClaim,
  type PartsClaimInput,
  type PartsClaimItem,
  partsClaimsDetail,
  partsClaimsList,
  partsClaimsRemove,
  partsClaimsSave,
  partsClaimsStatusCounts,
} from '@harrow/api-client';
import type { DocumentListing } from '../../documents/list/documentListing.ts';
import { statusCounts } from '../../documents/list/statusCounts.ts';
import { deletionOf, detailOf, listOf, saveOf } from '../../shared/calls/callsOf.ts';
import { resource } from '../../shared/calls/resource.ts';

/** The calls behind list and page. */
export const partsClaims = resource<PartsClaimItem, PartsClaim, PartsClaimInput>('partsClaim', {
  list: listOf(partsClaimsList),
  detail: detailOf(partsClaimsDetail),
  save: saveOf(partsClaimsSave),
});

/** The statuses in the order of the work. */
const partsClaimStatuses = ['draft', 'submitted', 'no_pass', 'pass'] as const;

const partsClaimCounts = statusCounts(partsClaims.key, partsClaimsStatusCounts);

/** Documents of this kind, in any status. */
export const partsClaimListing = {
  resource: partsClaims,
  address: '/service/partsClaim',
  statuses: { order: partsClaimStatuses, counts: partsClaimCounts },
  ...deletionOf(partsClaimsRemove),
} satisfies DocumentListing<PartsClaimItem>;
