import { type QueryKey, queryOptions } from '@tanstack/react-query';

/** How many documents the user sees in each status. @param listKey of the list, so that what changes it brings the counts up to date */
export const statusCounts = (listKey: QueryKey, call: (signal: AbortSignal) => Promise<readonly { status: string; count: number }[]>) =>
  queryOptions({ queryKey: [...listKey, 'statusCounts'], queryFn: ({ signal }) => call(signal) });
