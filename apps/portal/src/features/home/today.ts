import { homeToday, resultOf } from '@harrow/api-client';
import { queryOptions } from '@tanstack/react-query';

/** Due tasks, coming events and changes; refetched whenever the page is shown. */
export const today = queryOptions({ queryKey: ['home', 'today'], queryFn: ({ signal }) => resultOf(homeToday({ signal })), staleTime: 0 });
