import {
  type SubDealer,
  type SubDealerInput,
  type SubDealerItem,
  subDealersDetail,
  subDealersList,
  subDealersRemove,
  subDealersSave,
  subDealersStatusCounts,
} from '@harrow/api-client';
import { statusCounts } from '../../documents/list/statusCounts.ts';
import { deletionOf, detailOf, listOf, saveOf } from '../../shared/calls/callsOf.ts';
import { resource } from '../../shared/calls/resource.ts';

/** Where the menu has the list. */
export const subDealerAddress = '/service/subDealer';

/** The calls behind list and page. */
export const subDealers = resource<SubDealerItem, SubDealer, SubDealerInput>('subDealer', {
  list: listOf(subDealersList),
  detail: detailOf(subDealersDetail),
  save: saveOf(subDealersSave),
});

/** The statuses in the order of the work. */
export const subDealerStatuses = ['draft', 'submitted', 'no_pass', 'pass', 'audit_succeeded'] as const;

export const subDealerCounts = statusCounts(subDealers.key, subDealersStatusCounts);

export const subDealerDeletion = deletionOf(subDealersRemove);
