import { ownDealersStanding, resultOf } from '@harrow/api-client';
import { queryOptions } from '@tanstack/react-query';

/** Longest time until users see that their dealer is suspended, or works again, without doing anything; in milliseconds. */
const askedAgainMs = 120_000;

/** Suspensions of the user's dealer, sub-dealer and departments. */
export const ownStanding = queryOptions({
  queryKey: ['dealer', 'standing'],
  queryFn: ({ signal }) => resultOf(ownDealersStanding({ signal })),
  staleTime: askedAgainMs,
  refetchInterval: askedAgainMs,
});
