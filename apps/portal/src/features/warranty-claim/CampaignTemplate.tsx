import { campaignsClaimTemplateOptions } from '@harrow/api-client/query';
import { PageSkeleton } from '@harrow/ui';
import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { CallFailure } from '../../shared/calls/CallFailure.tsx';
import type { ClaimOccasion } from './form/claimForm.ts';
import { linesFrom } from './form/lines/fromTemplate.ts';

interface CampaignTemplateProps {
  /** Occasion of the claim, from the address; a stored claim needs no template. */
  occasion: ClaimOccasion;
  isStored: boolean;
  children: (occasion: ClaimOccasion) => ReactNode;
}

/** A new claim for a campaign starts with the work that the campaign pays on the machine. */
export function CampaignTemplate({ occasion, isStored, children }: CampaignTemplateProps) {
  const { t } = useTranslation('documents');
  const navigate = useNavigate();
  // The address forgets it once the claim is saved.
  const [first] = useState(occasion);
  const { campaignNo, vin } = first;
  const isNeeded = !isStored && Boolean(campaignNo && vin);
  const { data, error, refetch } = useQuery({
    ...campaignsClaimTemplateOptions({ query: { campaignNo: campaignNo ?? '', vin: vin ?? '' } }),
    select: ({ result }) => linesFrom(result),
    enabled: isNeeded,
    retry: false,
    staleTime: Infinity,
  });
  if (!isNeeded) return children(occasion);
  if (data) return children({ ...first, claimType: 'campaign', ...data });
  if (!error) return <PageSkeleton />;
  return <CallFailure error={error} onRetry={() => void refetch()} action={<Button onClick={() => void navigate(-1)}>{t('action.back')}</Button>} />;
}
