import type { WarrantyClaimItem } from '@harrow/api-client';
import { lazyPart } from '@harrow/ui';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { decisionBatch } from '../../documents/actions/decisionBatch.ts';
import { DocumentListPage } from '../../documents/list/DocumentListPage.tsx';
import { isMakerUser, userStore } from '../../platform/session/session.ts';
import { useStore } from '../../platform/store.ts';
import { useLanguage } from '../../shared/useLanguage.ts';
import { usePermission } from '../../shared/usePermission.ts';
import { claimColumns, moreClaimColumns } from './claimColumns.tsx';
import { claimQueryFields } from './claimQueryFields.ts';
import { claimCounts, claims, deleteClaims, sumUpClaims } from './claims.ts';
import { claimListDefaults, claimStatuses } from './claimStatus.ts';
import { useShownFilters } from './shownFilters.tsx';

const ClaimFilters = lazyPart(async () => ({ default: (await import('./ClaimFilters.tsx')).ClaimFilters }));

export function ClaimListPage() {
  const { t } = useTranslation('warrantyClaim');
  const language = useLanguage();
  const isMaker = isMakerUser(useStore(userStore));
  const mayPass = usePermission('warrantyClaim:audit');
  const mayAudit = usePermission('warrantyClaim:finalAudit');
  const queryFields = useMemo(() => claimQueryFields(t), [t]);
  const columns = useMemo(() => claimColumns(t, language), [t, language]);
  return (
    <DocumentListPage<WarrantyClaimItem>
      resource={claims}
      defaults={claimListDefaults(isMaker)}
      module="warrantyClaim"
      address="/service/warrantyClaim"
      title={t('title')}
      newText={t('newClaim')}
      empty={t(isMaker ? 'list.emptyStaff' : 'list.emptyDealer')}
      statuses={{ order: claimStatuses, counts: claimCounts }}
      filters={<ClaimFilters isMaker={isMaker} />}
      shownFilters={useShownFilters()}
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
