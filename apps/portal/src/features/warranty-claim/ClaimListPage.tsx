import type { WarrantyClaimItem } from '@harrow/api-client';
import { useTranslation } from 'react-i18next';
import { decisionBatch } from '../../documents/actions/decisionBatch.ts';
import { DocumentListPage } from '../../documents/list/DocumentListPage.tsx';
import { isMakerUser, userStore } from '../../platform/session/session.ts';
import { useStore } from '../../platform/store.ts';
import { usePermission } from '../../shared/usePermission.ts';
import { claimList } from './claimColumns.tsx';
import { claimCounts, claimDeletion, claims, sumUpClaims } from './claims.ts';
import { claimListDefaults, claimStatuses } from './claimStatus.ts';

export function ClaimListPage() {
  const { t } = useTranslation('warrantyClaim');
  const isMaker = isMakerUser(useStore(userStore));
  const mayPass = usePermission('warrantyClaim:audit');
  const mayAudit = usePermission('warrantyClaim:finalAudit');
  return (
    <DocumentListPage
      list={claimList}
      resource={claims}
      defaults={claimListDefaults(isMaker)}
      address="/service/warrantyClaim"
      title={t('title')}
      newText={t('new')}
      empty={t(isMaker ? 'list.emptyStaff' : 'list.emptyDealer')}
      statuses={{ order: claimStatuses, counts: claimCounts }}
      sumUp={async (asked, signal) => ({ ...(await sumUpClaims(asked, signal)), shareText: t('field.supplierRecoveryAmount') })}
      isPrintable
      batchActions={[
        ...(mayPass ? [decisionBatch<WarrantyClaimItem>('warrantyClaim', 'pass', t('batch.pass'))] : []),
        ...(mayAudit ? [decisionBatch<WarrantyClaimItem>('warrantyClaim', 'audit_succeeded', t('batch.auditSucceeded'))] : []),
      ]}
      batchColumns={['claimNo', 'dealerName', 'totalAmount']}
      {...claimDeletion}
    />
  );
}
