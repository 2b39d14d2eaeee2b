import type { UsedPartsHandleAction, UsedPartsHandleItem } from '@harrow/api-client';
import { usedPartsHandlesFields as sheet } from '@harrow/api-client/fields';
import { type Action } from '@harrow/ui';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { RowDecision } from '../../documents/actions/DecisionDialog.tsx';
import { useDocumentBatches } from '../../documents/actions/documentBatches.tsx';
import { useRowDecision } from '../../documents/actions/useRowDecision.tsx';
import { DocumentListPage } from '../../documents/list/DocumentListPage.tsx';
import { billStatusTones } from '../../shared/billStatus.ts';
import type { SheetList } from '../../shared/fields/useSheetList.ts';
import { meaningOf } from '../../shared/meaning/documentMeaning.ts';
import { handleAddress, sumUpFreight, toReturnCount, handleListing } from './handles.ts';

const list: SheetList<UsedPartsHandleItem, typeof sheet> = {
  noun: 'usedPartsHandle',
  sheet,
  meaningOf,
  columns: {
    handleNo: { fixed: 'left' },
    status: { tones: billStatusTones },
    handleMethod: {},
    dealerName: { sortable: false, text: (item) => item.subDealerName ?? item.dealerName },
    shipDate: {},
    trackingNo: { kind: 'copied' },
    lineCount: {},
    totalQty: {},
    receivedQty: {},
    freight: {},
    ageDays: {},
    carrier: { defaultHidden: true },
    handleDate: { defaultHidden: true },
    handledBy: { defaultHidden: true },
    auditFreight: { defaultHidden: true },
    receivedDate: { defaultHidden: true },
    chargeAmount: { defaultHidden: true },
    createTime: { defaultHidden: true },
  },
  exported: ['dealerCode', 'subDealerName', 'submitTime', 'auditTime'],
  query: [
    'handleNo',
    'status',
    'handleMethod',
    'handleDate',
    'handledBy',
    'carrier',
    'trackingNo',
    'shipDate',
    'freight',
    'auditFreight',
    'receivedDate',
    'chargeAmount',
    'dealerName',
    'submitTime',
    'createTime',
  ],
  filters: [
    { name: 'keyword', kind: 'words', label: 'list.keyword', maxLength: 1000 },
    'handleMethod',
    'shipDate',
    { name: 'status', several: true },
    'dealerCode',
  ],
};

/** Documents about cores; those waiting for the user's side come first. */
export function HandleListPage() {
  const { t } = useTranslation('usedPartsHandle');
  const { data: toReturn } = useQuery(toReturnCount);
  const { ask, dialog } = useRowDecision();
  const steps = useDocumentBatches<UsedPartsHandleItem>({ docType: 'usedPartsHandle', steps: ['submit', 'withdraw', 'pass', 'noPass'] });
  const rowActions = (item: UsedPartsHandleItem): Action[] => {
    const names: readonly [RowDecision & UsedPartsHandleAction, string][] = [
      ['pass', t('shared:action.pass')],
      ['noPass', t('shared:action.noPass')],
      ['withdraw', t('shared:action.withdraw')],
    ];
    return names
      .filter(([decision]) => item.allowedActions.includes(decision))
      .map(([decision, name]) => ({
        key: decision,
        label: name,
        danger: decision === 'noPass',
        onClick: () => ask({ docType: 'usedPartsHandle', decision, document: item, no: item.handleNo, name }),
      }));
  };
  return (
    <>
      <DocumentListPage
        list={list}
        kind={handleListing}
        newText={t('new')}
        links={[{ address: `${handleAddress}/tasks?coreStatus=to_return`, label: t('list.cores'), count: toReturn }]}
        sumUp={sumUpFreight}
        rowActions={rowActions}
        batchActions={steps}
        batchColumns={['handleNo', 'handleMethod', 'dealerName']}
      />
      {dialog}
    </>
  );
}
