import {
  type __Name__,
  type __Name__Input,
  type __Name__Item,
  __name__sDetail,
  __name__sList,
  __name__sRemove,
  __name__sSave,
  __name__sStatusCounts,
} from '@harrow/api-client';
import type { DocumentListing } from '../../documents/list/documentListing.ts';
import { statusCounts } from '../../documents/list/statusCounts.ts';
import { deletionOf, detailOf, listOf, saveOf } from '../../shared/calls/callsOf.ts';
import { resource } from '../../shared/calls/resource.ts';

/** The calls behind list and page. */
export const __name__s = resource<__Name__Item, __Name__, __Name__Input>('__name__', {
  list: listOf(__name__sList),
  detail: detailOf(__name__sDetail),
  save: saveOf(__name__sSave),
});

/** The statuses in the order of the work. */
const __name__Statuses = ['draft', 'submitted', 'no_pass', 'pass'] as const;

const __name__Counts = statusCounts(__name__s.key, __name__sStatusCounts);

/** Documents of this kind, in any status. */
export const __name__Listing = {
  resource: __name__s,
  address: '/service/__name__',
  statuses: { order: __name__Statuses, counts: __name__Counts },
  ...deletionOf(__name__sRemove),
} satisfies DocumentListing<__Name__Item>;
