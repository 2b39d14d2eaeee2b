import type { UsedPartsHandleItem } from '@harrow/api-client';
import { usedPartsHandlesFields as sheet } from '@harrow/api-client/fields';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useDocumentBatches } from '../../documents/actions/documentBatches.tsx';
import { useRowDecisions } from '../../documents/actions/useRowDecisions.tsx';
import { DocumentListPage } from '../../documents/list/DocumentListPage.tsx';
import { billStatusTones } from '../../shared/billStatus.ts';
import type { SheetList } from '../../shared/fields/useSheetList.ts';
import { meaningOf } from '../../shared/meaning/documentMeaning.ts';
import { sumUpFreight, toReturnCount, handleListing } from './handles.ts';

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
  const steps = useDocumentBatches<UsedPartsHandleItem>({ docType: 'usedPartsHandle', steps: ['submit', 'withdraw', 'pass', 'noPass'] });
  const { decisions, dialog } = useRowDecisions('usedPartsHandle');
  return (
    <>
      <DocumentListPage
        list={list}
        kind={handleListing}
        newText={t('new')}
        chips={{ links: [{ address: `${handleListing.address}/tasks?coreStatus=to_return`, label: t('list.cores'), count: toReturn }] }}
        sumUp={sumUpFreight}
        rowActions={(item) => decisions(item, item.handleNo)}
        batchActions={steps}
        batchColumns={['handleNo', 'handleMethod', 'dealerName']}
      />
      {dialog}
    </>
  );
}
