import type { ServiceCodeOption } from '@harrow/api-client';
import { warrantyClaimsServiceCodeListOptions } from '@harrow/api-client/query';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import type { FaultRow } from '../form/claimForm.ts';
import { useClaimFacts } from '../claimFacts.ts';

const catalogueMs = 60_000;

export const isSameCode = (code: string, typed: string | null): boolean => code.toUpperCase() === typed?.trim().toUpperCase();

/** Finds the labour operations of some codes among those that fit the fault and the machine. */
export function useFindOperations({ bugSystem, bugCode }: FaultRow): (codes: readonly string[]) => Promise<ServiceCodeOption[]> {
  const client = useQueryClient();
  const thirdProduct = useClaimFacts().product?.third;
  return useCallback(
    async (codes) => {
      const find = async (code: string): Promise<ServiceCodeOption[]> => {
        const query = { bugSystem: bugSystem ?? undefined, bugCode: bugCode ?? undefined, thirdProduct, keyword: code.trim() };
        const { result } = await client.fetchQuery({ ...warrantyClaimsServiceCodeListOptions({ query }), staleTime: catalogueMs });
        return result.filter(({ hourCode }) => isSameCode(hourCode, code));
      };
      return (await Promise.all(codes.map(find))).flat();
    },
    [client, bugSystem, bugCode, thirdProduct],
  );
}
