import { homeToday, resultOf } from '@harrow/api-client';
import { queryOptions } from '@tanstack/react-query';

/** What is due, what comes, what changed; asked anew whenever it is shown. */
export const today = queryOptions({ queryKey: ['home', 'today'], queryFn: ({ signal }) => resultOf(homeToday({ signal })), staleTime: 0 });
