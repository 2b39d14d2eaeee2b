import type { Chip } from '@harrow/ui';
import { type QueryKey, skipToken, useQueries } from '@tanstack/react-query';

/** Another list of the same subject. */
export interface ListLink {
  address: string;
  label: string;
  /** How many records it shows. Default: no number is shown. */
  count?: (signal: AbortSignal) => Promise<number>;
}

/** Chips that lead to other lists; keys are addresses. @param queryKey under which numbers of the list are kept */
export function useLinkChips(links: readonly ListLink[], queryKey: QueryKey): Chip[] {
  const counts = useQueries({
    queries: links.map(({ address, count }) => ({
      queryKey: [...queryKey, address],
      queryFn: count ? ({ signal }: { signal: AbortSignal }) => count(signal) : skipToken,
    })),
  });
  return links.map(({ address: key, label }, index) => ({ key, label, count: counts[index]?.data }));
}
