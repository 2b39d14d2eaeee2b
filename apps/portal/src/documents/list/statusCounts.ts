import { resultOf } from '@harrow/api-client';
import { type QueryKey, queryOptions } from '@tanstack/react-query';

type Counted = { count: number } & Partial<Record<string, string | number>>;

/**
 * How many documents the user sees in each status.
 * @param listKey of the list, so that what changes it brings the counts up to date
 * @param call of the contract; beside the count stands the status, whatever the noun calls it
 */
export const statusCounts = (listKey: QueryKey, call: (options: { signal: AbortSignal }) => Promise<{ data?: { result: readonly Counted[] } }>) =>
  queryOptions({
    queryKey: [...listKey, 'statusCounts'],
    queryFn: async ({ signal }) => (await resultOf(call({ signal }))).map(({ count, ...status }) => ({ status: String(Object.values(status)[0]), count })),
  });
