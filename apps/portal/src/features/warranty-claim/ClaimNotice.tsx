import type { WarrantyClaim } from '@harrow/api-client';
import { Alert } from 'antd';
import { useTranslation } from 'react-i18next';
import { FormMarks } from '../../documents/form/document/FormErrors.tsx';
import { ReturnNotice } from '../../documents/page/ReturnNotice.tsx';
import { useClaimFacts } from './claimFacts.ts';

/** What the user has to know before the form: that others changed it meanwhile, why it was returned and what was marked, who is reviewing. */
export function ClaimNotice({ document: claim }: { document: WarrantyClaim }) {
  const { t } = useTranslation('warrantyClaim');
  const { newer } = useClaimFacts();
  return (
    <>
      {newer}
      <ReturnNotice document={claim} />
      <FormMarks />
      {claim.status === 'submitted' && claim.reviewerName && (
        <Alert type="info" showIcon title={t('documents:review.openedBy', { name: claim.reviewerName })} />
      )}
    </>
  );
}
