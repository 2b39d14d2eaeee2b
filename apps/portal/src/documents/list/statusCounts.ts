import { resultOf } from '@harrow/api-client';
import { type QueryKey, queryOptions } from '@tanstack/react-query';

type Counted = { count: number } & Partial<Record<string, string | number>>;

/**
 * Number of the user's documents in each status.
 * @param listKey of the list, so that the counts are refreshed with it
 * @param call of the contract; beside the count it answers the status, under the noun's own name for it
 */
export const statusCounts = (listKey: QueryKey, call: (options: { signal: AbortSignal }) => Promise<{ data?: { result: readonly Counted[] } }>) =>
  queryOptions({
    queryKey: [...listKey, 'statusCounts'],
    queryFn: async ({ signal }) => (await resultOf(call({ signal }))).map(({ count, ...status }) => ({ status: String(Object.values(status)[0]), count })),
  });
