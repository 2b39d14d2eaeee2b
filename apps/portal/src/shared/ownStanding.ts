import { ownDealersStanding, resultOf } from '@harrow/api-client';
import { queryOptions } from '@tanstack/react-query';

/** How soon people hear that their dealer is suspended, or works again, without doing anything. */
const askedAgainMs = 120_000;

/** Whether the user's dealer, or sub-dealer, and departments are at work. */
export const ownStanding = queryOptions({
  queryKey: ['dealer', 'standing'],
  queryFn: ({ signal }) => resultOf(ownDealersStanding({ signal })),
  staleTime: askedAgainMs,
  refetchInterval: askedAgainMs,
});
