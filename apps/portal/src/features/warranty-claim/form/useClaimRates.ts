import type { WarrantyClaim } from '@harrow/api-client';
import { warrantyClaimsRatesOptions } from '@harrow/api-client/query';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { ClaimRates } from './claimTotals.ts';

const lifeMs = 5 * 60_000;

/** What the lines are priced with: while the claim is edited as its next save would, otherwise as it was saved. */
export function useClaimRates(claim: WarrantyClaim | undefined, readOnly: boolean): ClaimRates {
  const { data } = useQuery({
    ...warrantyClaimsRatesOptions({ query: { id: claim?.id } }),
    select: ({ result }) => result,
    enabled: !readOnly,
    staleTime: lifeMs,
  });
  const asked = readOnly ? undefined : data;
  return useMemo(
    () => ({
      travelRate: asked?.travelRate ?? claim?.travelRate ?? null,
      handlingPct: asked?.partsHandlingPct ?? claim?.partsHandlingPct ?? null,
      hourRate: asked?.hourRate ?? claim?.detailList[0]?.hourRate ?? null,
    }),
    [asked, claim],
  );
}
