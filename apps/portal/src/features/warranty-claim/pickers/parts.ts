import type { PartOption } from '@harrow/api-client';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { partRecords } from '../../../shared/pickers/parts/partRecords.ts';

const catalogueMs = 60_000;
/** Of one page. */
const most = 100;

/** Finds the parts of some codes, with prices in the currency. */
export function useFindParts(currency: string | undefined): (codes: readonly string[]) => Promise<PartOption[]> {
  const client = useQueryClient();
  return useCallback(
    async (codes) => {
      const pages = Array.from({ length: Math.ceil(codes.length / most) }, (_, page) => codes.slice(page * most, (page + 1) * most));
      const found = pages.map((page) =>
        client.fetchQuery({
          queryKey: ['parts', 'byCode', currency, page],
          queryFn: ({ signal }) => partRecords(currency).find('partsCode', page, signal),
          staleTime: catalogueMs,
        }),
      );
      return (await Promise.all(found)).flat();
    },
    [client, currency],
  );
}
