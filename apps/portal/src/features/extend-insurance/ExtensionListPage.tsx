import type { ExtendInsuranceItem } from '@harrow/api-client';
import { useTranslation } from 'react-i18next';
import { useDocumentBatches } from '../../documents/actions/documentBatches.tsx';
import { useRowDecisions } from '../../documents/actions/useRowDecisions.tsx';
import { DocumentListPage } from '../../documents/list/DocumentListPage.tsx';
import { isMakerUser, userStore } from '../../platform/session/session.ts';
import { useStore } from '../../platform/store.ts';
import { previewed } from '../../shared/calls/previewed.ts';
import { usePermission } from '../../shared/usePermission.ts';
import { extensionList } from './extensionColumns.tsx';
import { countUnpaid, payExtensions, sumUpFees, extensionListing } from './extensions.ts';

/** Extended warranties; those waiting for the user's side come first. */
export function ExtensionListPage() {
  const { t } = useTranslation('extendInsurance');
  const isMaker = isMakerUser(useStore(userStore));
  const steps = useDocumentBatches<ExtendInsuranceItem>({
    docType: 'extendInsurance',
    steps: ['submit', 'withdraw', 'pass', 'auditSucceeded', 'noPass'],
  });
  const mayPay = usePermission('extendInsurance:submit') && !isMaker;
  const { decisions, dialog } = useRowDecisions('extendInsurance');
  return (
    <>
      <DocumentListPage
        list={extensionList}
        kind={extensionListing}
        newText={t('new')}
        chips={{
          late: { filter: 'toPay', label: t('list.toPay'), count: countUnpaid },
          links: [{ address: `${extensionListing.address}/chances`, label: t('list.chances') }],
        }}
        sumUp={sumUpFees(t('field.lateFee'))}
        rowActions={(item) => decisions(item, item.extendNo, { auditSucceeded: { question: t('ask.auditSucceeded', { no: item.extendNo, vin: item.vin }) } })}
        batchActions={[
          ...(mayPay ? [{ key: 'pay', label: t('action.pay'), ...previewed('extendInsurance', (ids, _values, trial) => payExtensions({ ids }, trial)) }] : []),
          ...steps,
        ]}
        batchColumns={['extendNo', 'vin', 'totalFee']}
      />
      {dialog}
    </>
  );
}
