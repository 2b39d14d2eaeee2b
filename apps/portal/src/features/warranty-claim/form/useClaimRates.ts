import type { WarrantyClaim } from '@harrow/api-client';
import { warrantyClaimsRatesOptions } from '@harrow/api-client/query';
import { checkVin } from '@harrow/validation/vin';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useSettled } from '../../../shared/useSettled.ts';
import { useValue } from '../claimKind.ts';
import type { ClaimRates } from './claimTotals.ts';

const lifeMs = 5 * 60_000;

/** Rates of the lines: while the claim is edited those of its next save, otherwise those stored. */
export function useClaimRates(claim: WarrantyClaim | undefined, readOnly: boolean): ClaimRates {
  const vin = useSettled(useValue('vin'));
  const claimType = useValue('claimType');
  const campaignNo = useSettled(useValue('campaignNo'));
  // Only a campaign pays otherwise than the claim of another type.
  const campaign = claimType === 'campaign' && campaignNo !== null && vin !== null && checkVin(vin).ok ? { vin, campaignNo } : {};
  const { data } = useQuery({
    ...warrantyClaimsRatesOptions({ query: { id: claim?.id, ...campaign } }),
    select: ({ result }) => result,
    enabled: !readOnly,
    staleTime: lifeMs,
    placeholderData: keepPreviousData,
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
