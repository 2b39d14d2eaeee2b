import { resultOf, warrantyClaimsStatusCounts } from '@harrow/api-client';
import { queryOptions } from '@tanstack/react-query';
import { defaultListState, type ListState } from '../../shared/listAddress.ts';
import { claims } from './claims.ts';

/** What waits for each side is shown first. */
const dealerDefaults = { ...defaultListState, filters: { status: 'draft,no_pass' } };
const makerDefaults = { ...defaultListState, filters: { status: 'submitted' } };

export const claimListDefaults = (isMaker: boolean): ListState => (isMaker ? makerDefaults : dealerDefaults);

/** How many claims there are in each status. */
export const claimCounts = queryOptions({
  queryKey: [...claims.key, 'statusCounts'],
  queryFn: ({ signal }) => resultOf(warrantyClaimsStatusCounts({ signal })),
});
