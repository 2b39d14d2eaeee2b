import type { ExtendInsuranceItem } from '@harrow/api-client';
import type { Action } from '@harrow/ui';
import { useTranslation } from 'react-i18next';
import { useDocumentBatches } from '../../documents/actions/documentBatches.tsx';
import type { RowDecision } from '../../documents/actions/DecisionDialog.tsx';
import { useRowDecision } from '../../documents/actions/useRowDecision.tsx';
import { DocumentListPage } from '../../documents/list/DocumentListPage.tsx';
import { isMakerUser, userStore } from '../../platform/session/session.ts';
import { useStore } from '../../platform/store.ts';
import { previewed } from '../../shared/calls/previewed.ts';
import { usePermission } from '../../shared/usePermission.ts';
import { extensionList } from './extensionColumns.tsx';
import { address, countUnpaid, payExtensions, sumUpFees, extensionListing } from './extensions.ts';

/** Extended warranties; those waiting for the user's side come first. */
export function ExtensionListPage() {
  const { t } = useTranslation('extendInsurance');
  const isMaker = isMakerUser(useStore(userStore));
  const steps = useDocumentBatches<ExtendInsuranceItem>({
    docType: 'extendInsurance',
    steps: ['submit', 'withdraw', 'pass', 'auditSucceeded', 'noPass'],
  });
  const mayPay = usePermission('extendInsurance:submit') && !isMaker;
  const { ask, dialog } = useRowDecision();
  const rowActions = (item: ExtendInsuranceItem): Action[] => {
    const { extendNo: no, allowedActions } = item;
    const decisions: [RowDecision, string][] = [
      ['pass', t('shared:action.pass')],
      ['auditSucceeded', t('shared:action.auditSucceeded')],
      ['noPass', t('shared:action.noPass')],
      ['withdraw', t('shared:action.withdraw')],
    ];
    return decisions
      .filter(([decision]) => allowedActions.includes(decision))
      .map(([decision, name]) => ({
        key: decision,
        label: name,
        danger: decision === 'noPass',
        onClick: () =>
          ask({
            docType: 'extendInsurance',
            decision,
            document: item,
            no,
            name,
            ...(decision === 'auditSucceeded' && { question: t('ask.auditSucceeded', { no, vin: item.vin }) }),
          }),
      }));
  };
  return (
    <>
      <DocumentListPage
        list={extensionList}
        kind={extensionListing}
        newText={t('new')}
        late={{ filter: 'toPay', label: t('list.toPay'), count: countUnpaid }}
        links={[{ address: `${address}/chances`, label: t('list.chances') }]}
        sumUp={sumUpFees(t('field.lateFee'))}
        rowActions={rowActions}
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
