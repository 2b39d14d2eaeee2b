import type { WarrantyClaimItem } from '@harrow/api-client';
import { useTranslation } from 'react-i18next';
import { decisionBatch } from '../../documents/actions/decisionBatch.ts';
import { DocumentListPage } from '../../documents/list/DocumentListPage.tsx';
import { usePermission } from '../../shared/usePermission.ts';
import { claimList } from './claimColumns.tsx';
import { sumUpClaims, claimListing } from './claims.ts';

export function ClaimListPage() {
  const { t } = useTranslation('warrantyClaim');
  const mayPass = usePermission('warrantyClaim:audit');
  const mayAudit = usePermission('warrantyClaim:finalAudit');
  return (
    <DocumentListPage
      list={claimList}
      kind={claimListing}
      newText={t('new')}
      sumUp={async (asked, signal) => ({ ...(await sumUpClaims(asked, signal)), shareText: t('field.supplierRecoveryAmount') })}
      batchActions={[
        ...(mayPass ? [decisionBatch<WarrantyClaimItem>('warrantyClaim', 'pass', t('batch.pass'))] : []),
        ...(mayAudit ? [decisionBatch<WarrantyClaimItem>('warrantyClaim', 'audit_succeeded', t('batch.auditSucceeded'))] : []),
      ]}
      batchColumns={['claimNo', 'dealerName', 'totalAmount']}
    />
  );
}
