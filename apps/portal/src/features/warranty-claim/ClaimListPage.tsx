import type { WarrantyClaimItem } from '@harrow/api-client';
import { warrantyClaimsFields as sheet } from '@harrow/api-client/fields';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { decisionBatch } from '../../documents/actions/decisionBatch.ts';
import { DocumentListPage } from '../../documents/list/DocumentListPage.tsx';
import { isMakerUser, userStore } from '../../platform/session/session.ts';
import { useStore } from '../../platform/store.ts';
import { useListFilters } from '../../shared/fields/useListFilters.tsx';
import { usePermission } from '../../shared/usePermission.ts';
import { claimColumns, claimQueryFields, moreClaimColumns } from './claimColumns.tsx';
import { claimCounts, claims, deleteClaims, sumUpClaims } from './claims.ts';
import { claimListDefaults, claimStatuses } from './claimStatus.ts';

export function ClaimListPage() {
  const { t } = useTranslation('warrantyClaim');
  const isMaker = isMakerUser(useStore(userStore));
  const mayPass = usePermission('warrantyClaim:audit');
  const mayAudit = usePermission('warrantyClaim:finalAudit');
  const queryFields = useMemo(() => claimQueryFields(t), [t]);
  const columns = useMemo(() => claimColumns(t), [t]);
  const filters = useListFilters(sheet, t, [
    { name: 'keyword', kind: 'words', label: t('list.keyword'), placeholder: t('list.keywordHint'), maxLength: 2000 },
    'claimType',
    'dealerCode',
    'settlementStatus',
    isMaker && 'currency',
    'failureDate',
  ]);
  return (
    <DocumentListPage<WarrantyClaimItem>
      {...filters}
      resource={claims}
      defaults={claimListDefaults(isMaker)}
      module="warrantyClaim"
      address="/service/warrantyClaim"
      title={t('title')}
      newText={t('newClaim')}
      empty={t(isMaker ? 'list.emptyStaff' : 'list.emptyDealer')}
      statuses={{ order: claimStatuses, counts: claimCounts }}
      queryFields={queryFields}
      columns={columns}
      moreColumns={moreClaimColumns(t)}
      exportPath="/api/portal/warrantyClaim/exportXls"
      sumUp={sumUpClaims}
      isPrintable
      batchActions={[
        ...(mayPass ? [decisionBatch<WarrantyClaimItem>('warrantyClaim', 'pass', t('batch.pass'))] : []),
        ...(mayAudit ? [decisionBatch<WarrantyClaimItem>('warrantyClaim', 'audit_succeeded', t('batch.auditSucceeded'))] : []),
      ]}
      batchColumns={['claimNo', 'dealerName', 'totalAmount']}
      remove={(ids) => deleteClaims(ids)}
      mayRemove={(ids) => deleteClaims(ids, true)}
    />
  );
}
