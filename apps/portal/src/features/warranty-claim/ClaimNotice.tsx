import type { WarrantyClaim } from '@harrow/api-client';
import { Alert } from 'antd';
import { useTranslation } from 'react-i18next';
import { ReturnNotice } from '../../documents/page/ReturnNotice.tsx';

/** What the user has to know before the form: why it was returned, who is reviewing. */
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
