import { homeMoney, resultOf } from '@harrow/api-client';
import { queryOptions } from '@tanstack/react-query';

/** What is on the accounts that the user sees, what is owed and what is on its way. */
export const moneyLines = queryOptions({
  queryKey: ['home', 'money'],
  queryFn: ({ signal }) => resultOf(homeMoney({ signal })),
  staleTime: 0,
});
