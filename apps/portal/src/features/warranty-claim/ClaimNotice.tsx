import type { WarrantyClaim } from '@harrow/api-client';
import { Alert } from 'antd';
import { useTranslation } from 'react-i18next';
import { ReturnNotice } from '../../documents/page/ReturnNotice.tsx';

/** Notices above the form: the reason of a return, and the current reviewer. */
export function ClaimNotice({ document: claim }: { document: WarrantyClaim }) {
  const { t } = useTranslation('warrantyClaim');
  return (
    <>
      <ReturnNotice document={claim} />
      {claim.status === 'submitted' && claim.reviewerName && (
        <Alert type="info" showIcon title={t('documents:review.openedBy', { name: claim.reviewerName })} />
      )}
    </>
  );
}
