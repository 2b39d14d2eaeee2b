import type { WarrantyClaim } from '@harrow/api-client';
import type { RailPanel } from '@harrow/ui';
import { useTranslation } from 'react-i18next';
import { useDocumentRail } from '../../../documents/page/useDocumentRail.tsx';
import { ChargeBackList } from '../chargeBack/ChargeBackList.tsx';
import { attachmentTable } from '../claims.ts';
import { ClaimHistory } from '../review/ClaimHistory.tsx';
import { PhotoViewer } from '../review/PhotoViewer.tsx';
import { RiskList } from '../review/RiskList.tsx';
import { usePhotosBeside } from '../review/usePhotosBeside.ts';
import { ChangeLog } from './ChangeLog.tsx';
import { CoreList } from './CoreList.tsx';

/** What stands beside the claim. The reviewer has photos, risks and the machine's history first. */
export function useClaimRail(claim: WarrantyClaim | undefined, isReview: boolean): RailPanel[] {
  const first = useReviewPanels(claim, isReview);
  return useDocumentRail({
    docType: 'warrantyClaim',
    document: claim,
    filesTable: attachmentTable,
    changes: claim && <ChangeLog claim={claim} />,
    first,
    // Nothing happened to a claim that was never handed in.
    isLogOpen: !isReview && claim?.submitTime != null,
  });
}

function useReviewPanels(claim: WarrantyClaim | undefined, isReview: boolean): RailPanel[] {
  const { t } = useTranslation('warrantyClaim');
  const photosBeside = usePhotosBeside(isReview);
  if (!claim) return [];
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
  return [
    ...(photosBeside ? [{ key: 'photos', title: t('review.photos'), open: true, content: <PhotoViewer claimId={claim.id} /> }] : []),
    ...risks,
    { key: 'history', title: t('review.history'), open: true, content: <ClaimHistory claim={claim} /> },
  ];
}
