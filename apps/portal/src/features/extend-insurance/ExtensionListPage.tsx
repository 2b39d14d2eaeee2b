import type { ExtendInsuranceItem } from '@harrow/api-client';
import type { Action } from '@harrow/ui';
import { useTranslation } from 'react-i18next';
import { decisionBatch } from '../../documents/actions/decisionBatch.ts';
import type { RowDecision } from '../../documents/actions/DecisionDialog.tsx';
import { decideDocuments } from '../../documents/actions/documentCalls.ts';
import { returnBatch } from '../../documents/actions/returnBatch.tsx';
import { useRowDecision } from '../../documents/actions/useRowDecision.tsx';
import { DocumentListPage } from '../../documents/list/DocumentListPage.tsx';
import { isMakerUser, userStore } from '../../platform/session/session.ts';
import { useStore } from '../../platform/store.ts';
import { usePermission } from '../../shared/usePermission.ts';
import { extensionList } from './extensionColumns.tsx';
import { countUnpaid, payExtensions, sumUpFees, extensionListing } from './extensions.ts';

/** Extended warranties; those waiting for the user's side come first. */
export function ExtensionListPage() {
  const { t } = useTranslation('extendInsurance');
  const isMaker = isMakerUser(useStore(userStore));
  const mayAudit = usePermission('extendInsurance:audit');
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
        chips={{
          late: { filter: 'toPay', label: t('list.toPay'), count: countUnpaid },
          links: [{ address: `${extensionListing.address}/chances`, label: t('list.chances') }],
        }}
        sumUp={sumUpFees(t('field.lateFee'))}
        rowActions={rowActions}
        batchActions={[
          ...(mayPay
            ? [{ key: 'pay', label: t('action.pay'), preview: (ids: string[]) => payExtensions(ids, true), run: (ids: string[]) => payExtensions(ids) }]
            : []),
          ...(mayAudit
            ? [
                decisionBatch<ExtendInsuranceItem>('extendInsurance', 'pass', t('shared:action.pass')),
                returnBatch<ExtendInsuranceItem>(t, (ids, words) => decideDocuments('extendInsurance', ids, 'no_pass', false, words)),
              ]
            : []),
        ]}
        batchColumns={['extendNo', 'vin', 'totalFee']}
      />
      {dialog}
    </>
  );
}
