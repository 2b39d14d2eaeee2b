import type { WarrantyClaim } from '@harrow/api-client';
import type { RailPanel } from '@harrow/ui';
import { useTranslation } from 'react-i18next';
import { DocumentLog } from '../../../shared/DocumentLog.tsx';
import { ClaimHistory } from '../review/ClaimHistory.tsx';
import { PhotoViewer } from '../review/PhotoViewer.tsx';
import { RiskList } from '../review/RiskList.tsx';
import { ChangeLog } from './ChangeLog.tsx';
import { OtherFiles } from './OtherFiles.tsx';

/** What stands beside the claim. The reviewer has photos, risks and the machine's history first. */
export function useClaimRail(claim: WarrantyClaim | undefined, isReview: boolean): RailPanel[] {
  const { t } = useTranslation('warrantyClaim');
  if (!claim) return [];
  const review: RailPanel[] = [
    { key: 'photos', title: t('review.photos'), open: true, content: <PhotoViewer claimId={claim.id} /> },
    { key: 'history', title: t('review.history'), open: true, content: <ClaimHistory claim={claim} /> },
  ];
  const risks: RailPanel[] = claim.riskFlags
    ? [
        {
          key: 'risks',
          title: t('review.risks'),
          count: claim.riskFlags.length,
          open: claim.riskFlags.length > 0,
          content: <RiskList risks={claim.riskFlags} />,
        },
      ]
    : [];
  return [
    ...(isReview ? [review[0]!, ...risks, review[1]!] : risks),
    { key: 'log', title: t('rail.log'), open: !isReview, content: <DocumentLog docType="warrantyClaim" id={claim.id} /> },
    { key: 'files', title: t('rail.files'), open: false, content: <OtherFiles claim={claim} /> },
    { key: 'changes', title: t('rail.changes'), open: false, content: <ChangeLog claim={claim} /> },
  ];
}
