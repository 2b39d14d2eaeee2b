import type { WarrantyClaim } from '@harrow/api-client';
import { warrantyClaimSlots } from '@harrow/api-client/slots';
import type { RailPanel } from '@harrow/ui';
import type { useTranslation } from 'react-i18next';
import { PhotoViewer } from '../../../documents/review/photos/PhotoViewer.tsx';
import { ChargeBackList } from '../chargeBack/ChargeBackList.tsx';
import { attachmentTable } from '../claims.ts';
import { ClaimHistory } from '../review/ClaimHistory.tsx';
import { mayReview } from '../review/mayReview.ts';
import { RiskList } from '../review/RiskList.tsx';
import { ChangeLog } from './ChangeLog.tsx';
import { CoreList } from './CoreList.tsx';

type Translate = ReturnType<typeof useTranslation<'warrantyClaim'>>['t'];

/** Panels beside the claim. For a reviewer photos, risks and the machine's history come first. @param isWide there is room for the photos */
export function railOf(claim: WarrantyClaim, isWide: boolean, t: Translate) {
  const isReview = mayReview(claim);
  return {
    changes: <ChangeLog claim={claim} />,
    first: panelsOf(claim, isReview, isReview && isWide, t),
    // A claim that was never submitted has an empty log.
    isLogOpen: !isReview && claim.submitTime !== null,
  };
}

function panelsOf(claim: WarrantyClaim, isReview: boolean, photosBeside: boolean, t: Translate): RailPanel[] {
  const { riskFlags } = claim;
  const risks: RailPanel[] = riskFlags
    ? [{ key: 'risks', title: t('review.risks'), count: riskFlags.length, open: riskFlags.length > 0, content: <RiskList risks={riskFlags} /> }]
    : [];
  const { chargeBacks, cores } = claim;
  const charged: RailPanel[] =
    chargeBacks.length > 0
      ? [{ key: 'chargeBacks', title: t('chargeBack.title'), count: chargeBacks.length, open: true, content: <ChargeBackList claim={claim} /> }]
      : [];
  const left: RailPanel[] =
    cores.length > 0 ? [{ key: 'cores', title: t('field.usedPartsStatus'), count: cores.length, open: true, content: <CoreList cores={cores} /> }] : [];
  if (!isReview) return [...charged, ...left, ...risks];
  const nameOf = (slot: string | undefined): string => t(`field.slot.${(slot ?? 'main') as keyof typeof warrantyClaimSlots | 'main'}`);
  return [
    ...(photosBeside
      ? [
          {
            key: 'photos',
            title: t('documents:review.photos'),
            open: true,
            content: <PhotoViewer table={attachmentTable} id={claim.id} slots={warrantyClaimSlots} nameOf={nameOf} />,
          },
        ]
      : []),
    ...risks,
    { key: 'history', title: t('review.history'), open: true, content: <ClaimHistory claim={claim} /> },
  ];
}
