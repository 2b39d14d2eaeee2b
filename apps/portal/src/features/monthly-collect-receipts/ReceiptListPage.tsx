import type { MonthlyCollectReceiptItem } from '@harrow/api-client';
import { monthlyCollectReceiptsFields as sheet } from '@harrow/api-client/fields';
import { lazyPart, StatusTag } from '@harrow/ui';
import { useQueryClient } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DocumentListPage } from '../../documents/list/DocumentListPage.tsx';
import { billStatusTones } from '../../shared/billStatus.ts';
import type { SheetList } from '../../shared/fields/useSheetList.ts';
import { usePermission } from '../../shared/usePermission.ts';
import { useReceiptBatches } from './dialogs/useReceiptBatches.tsx';
import { receiptListing, sumUpReceipts } from './receipts.ts';

const MonthsFilter = lazyPart(async () => ({ default: (await import('./MonthsFilter.tsx')).MonthsFilter }));
const GenerateDialog = lazyPart(async () => ({ default: (await import('./dialogs/GenerateDialog.tsx')).GenerateDialog }));

/** Days before the last one for objections from which it is urgent. */
const urgentDays = 3;

const list: SheetList<MonthlyCollectReceiptItem, typeof sheet> = {
  noun: 'monthlyCollectReceipts',
  sheet,
  columns: {
    receiptNo: { fixed: 'left' },
    period: {},
    status: { tones: billStatusTones },
    dealerName: {},
    currency: {},
    opening: {},
    collected: {},
    charges: {},
    credits: {},
    closing: {},
    settlementTotal: {},
    collectionRate: {},
    daysLeft: {
      sortable: false,
      width: 120,
      render: ({ daysLeft }) => (daysLeft === null ? '–' : <StatusTag color={daysLeft <= urgentDays ? 'warning' : 'default'} text={String(daysLeft)} />),
    },
    confirmTime: {},
    feeCount: { defaultHidden: true },
    heldCount: { defaultHidden: true },
    targetAmount: { defaultHidden: true },
    round: { defaultHidden: true },
    issueTime: { defaultHidden: true },
    disputeEnd: { defaultHidden: true },
    disputeAmount: { defaultHidden: true },
    settleMethod: { defaultHidden: true },
    settleDate: { defaultHidden: true },
    journalNo: { defaultHidden: true },
    closingDeposit: { defaultHidden: true },
  },
  exported: ['dealerCode'],
  query: [
    'receiptNo',
    'period',
    'status',
    'dealerName',
    'currency',
    'opening',
    'collected',
    'charges',
    'credits',
    'closing',
    'settlementTotal',
    'targetAmount',
    'collectionRate',
    'heldCount',
    'disputeEnd',
    'disputeAmount',
    'confirmTime',
    'settleDate',
  ],
  filters: [
    { name: 'keyword', kind: 'words', label: 'list.keyword', maxLength: 1000 },
    { name: 'period', own: <MonthsFilter />, shown: { period_begin: { label: 'list.firstMonth' }, period_end: { label: 'list.lastMonth' } } },
    { name: 'status', several: true },
    'dealerCode',
    'currency',
  ],
};

/** Statements of all months; dealers see those that are issued. */
export function ReceiptListPage() {
  const { t } = useTranslation('monthlyCollectReceipts');
  const client = useQueryClient();
  const [isGenerating, setGenerating] = useState(false);
  const mayKeep = usePermission('monthlyCollectReceipts:edit');
  const batches = useReceiptBatches();
  return (
    <>
      <DocumentListPage
        list={list}
        kind={receiptListing}
        newText={t('new')}
        onNew={() => setGenerating(true)}
        {...(mayKeep && {
          chips: {
            links: [
              { address: '/finance/receipts/targets', label: t('targets') },
              { address: '/finance/receipts/periods', label: t('periods') },
            ],
          },
        })}
        sumUp={sumUpReceipts}
        batchActions={batches}
        batchColumns={['receiptNo', 'dealerName', 'settlementTotal']}
      />
      <Suspense>{isGenerating && <GenerateDialog onGenerated={() => void client.invalidateQueries()} onClose={() => setGenerating(false)} />}</Suspense>
    </>
  );
}
