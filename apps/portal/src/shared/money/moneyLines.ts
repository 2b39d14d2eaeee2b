import { homeMoney, resultOf } from '@harrow/api-client';
import { queryOptions } from '@tanstack/react-query';

/** Account balances, open amounts and payments on their way that the user may see. */
export const moneyLines = queryOptions({
  queryKey: ['home', 'money'],
  queryFn: ({ signal }) => resultOf(homeMoney({ signal })),
  staleTime: 0,
});
