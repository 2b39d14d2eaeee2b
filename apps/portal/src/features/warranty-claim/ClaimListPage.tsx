import type { WarrantyClaimItem } from '@harrow/api-client';
import { useTranslation } from 'react-i18next';
import { useDocumentBatches } from '../../documents/actions/documentBatches.tsx';
import { DocumentListPage } from '../../documents/list/DocumentListPage.tsx';
import { claimList } from './claimColumns.tsx';
import { sumUpClaims, claimListing } from './claims.ts';

export function ClaimListPage() {
  const { t } = useTranslation('warrantyClaim');
  const steps = useDocumentBatches<WarrantyClaimItem>({
    docType: 'warrantyClaim',
    steps: ['submit', 'withdraw', 'pass', 'auditSucceeded'],
    names: { pass: t('batch.pass'), auditSucceeded: t('batch.auditSucceeded') },
  });
  return (
    <DocumentListPage
      list={claimList}
      kind={claimListing}
      newText={t('new')}
      sumUp={async (asked, signal) => ({ ...(await sumUpClaims(asked, signal)), shareText: t('field.supplierRecoveryAmount') })}
      batchActions={steps}
      batchColumns={['claimNo', 'dealerName', 'totalAmount']}
    />
  );
}
