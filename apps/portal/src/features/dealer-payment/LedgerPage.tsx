import type { LedgerEntryItem } from '@harrow/api-client';
import { ledgerEntriesFields as sheet } from '@harrow/api-client/fields';
import { type Action, type BatchAction, lazyPart, StatusTag } from '@harrow/ui';
import { Button, Flex } from 'antd';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { AdministrationListPage } from '../../shared/administration/AdministrationListPage.tsx';
import { previewed } from '../../shared/calls/previewed.ts';
import { DocumentLink } from '../../shared/DocumentLink.tsx';
import { documentPath } from '../../shared/messages.ts';
import type { SheetList } from '../../shared/fields/useSheetList.ts';
import { ListExport } from '../../shared/list/ListTools.tsx';
import { usePermission } from '../../shared/usePermission.ts';
import { ledgerDefaults, ledgerEntries, ledgerPath, reverseEntries } from './dealerPayments.ts';
import { BalanceTiles } from './totals/BalanceTiles.tsx';
import { LedgerSums } from './totals/LedgerSums.tsx';
import { useLedgerTabs } from './useLedgerTabs.ts';

const ReverseDialog = lazyPart(async () => ({ default: (await import('./dialogs/ReverseDialog.tsx')).ReverseDialog }));
const ReverseFields = lazyPart(async () => ({ default: (await import('./dialogs/ReverseFields.tsx')).ReverseFields }));

const list: SheetList<LedgerEntryItem, typeof sheet> = {
  noun: 'dealerPayment',
  texts: 'ledger',
  sheet,
  columns: {
    entryNo: { fixed: 'left' },
    feeDate: {},
    accountType: {},
    feeType: {},
    sourceNo: {
      render: ({ feeSource, sourceId, sourceNo }) => (
        <DocumentLink docType={feeSource} docId={sourceId}>
          {sourceNo}
        </DocumentLink>
      ),
      text: ({ sourceNo }) => sourceNo,
    },
    inAmount: { isOnCard: ({ inAmount }) => inAmount !== null },
    outAmount: { isOnCard: ({ outAmount }) => outAmount !== null },
    balanceAfter: { strong: true },
    reversedBy: { render: (entry) => <Reversed entry={entry} />, text: ({ reversedBy, reversesEntryNo }) => reversedBy ?? reversesEntryNo ?? '' },
    remark: {},
    dealerName: { for: 'maker' },
    bankName: { defaultHidden: true },
    accountNumber: { defaultHidden: true },
    bankReference: { defaultHidden: true, kind: 'copied' },
    statementNo: { defaultHidden: true },
    settledAmount: { defaultHidden: true },
    contraAccount: { defaultHidden: true },
    journalNo: { defaultHidden: true },
    feeSource: { defaultHidden: true },
    amountRmb: { defaultHidden: true },
    exchangeRate: { defaultHidden: true },
    period: { defaultHidden: true },
    postTime: { defaultHidden: true },
    createBy: { defaultHidden: true },
  },
  exported: ['dealerCode', 'bankTagNumber', 'reversesEntryNo'],
  query: [
    'entryNo',
    'accountType',
    'currency',
    'direction',
    'feeType',
    'balanceAfter',
    'contraAccount',
    'journalNo',
    'feeSource',
    'sourceNo',
    'feeDate',
    'period',
    'bankName',
    'bankTagNumber',
    'bankReference',
    'statementNo',
    'reversesEntryNo',
    'remark',
    'postTime',
    'createBy',
    'dealerCode',
  ],
  filters: [
    { name: 'keyword', label: 'ledger.keyword', maxLength: 500 },
    'accountType',
    'currency',
    'feeDate',
    { name: 'feeType', several: true },
    'direction',
    { name: 'sourceNo', maxLength: 64 },
    { name: 'dealerCode', kind: 'dealer', for: 'maker' },
  ],
};

/** That a line was reversed, or that it reverses another one. */
function Reversed({ entry: { reversedBy, reversesEntryNo } }: { entry: LedgerEntryItem }) {
  const { t } = useTranslation('dealerPayment');
  if (reversedBy !== null) return <StatusTag color="error" text={t('ledger.reversedBy', { no: reversedBy })} />;
  return reversesEntryNo === null ? '–' : <StatusTag color="warning" text={t('ledger.reverses', { no: reversesEntryNo })} />;
}

/** Ledger of the accounts of dealers, with their balances above. */
export function LedgerPage() {
  const { t } = useTranslation('dealerPayment');
  const navigate = useNavigate();
  const [reversed, setReversed] = useState<LedgerEntryItem>();
  const mayReverse = usePermission('dealerPayment:paid');
  const mayAdd = usePermission('dealerPayment:add');
  const mayPrint = usePermission('dealerPayment:print');
  const rowActions = (entry: LedgerEntryItem): Action[] => {
    const path = documentPath({ docType: entry.feeSource, docId: entry.sourceId });
    return [
      ...(path === undefined ? [] : [{ key: 'open', label: t('ledger.openSource'), onClick: () => void navigate(path) }]),
      ...(entry.allowedActions.includes('reverse') ? [{ key: 'reverse', label: t('action.reverse'), onClick: () => setReversed(entry) }] : []),
    ];
  };
  const batchActions: BatchAction<LedgerEntryItem>[] = mayReverse
    ? [
        {
          key: 'reverse',
          label: t('action.reverse'),
          danger: true,
          isAllowed: ({ allowedActions }) => allowedActions.includes('reverse'),
          fields: <ReverseFields />,
          ...previewed<{ reason: string; feeDate?: string }>(
            'dealerPayment',
            (ids, { reason = '', feeDate }, trial) => reverseEntries({ ids, reason, ...(feeDate && { feeDate }) }, trial),
            false,
          ),
        },
      ]
    : [];
  return (
    <>
      <AdministrationListPage
        list={list}
        resource={ledgerEntries}
        defaults={ledgerDefaults()}
        siblings={useLedgerTabs('ledger')}
        notice={(state) => (
          <Flex vertical gap={12}>
            <BalanceTiles filters={state.filters} />
            <LedgerSums state={state} />
          </Flex>
        )}
        rowActions={rowActions}
        batchActions={batchActions}
        isSelectable
        tools={({ list: { state, selection }, ...columns }) => (
          <>
            {mayPrint && (
              <Button onClick={() => void navigate(`${ledgerPath}/extract?${new URLSearchParams(state.filters).toString()}`)}>{t('extract.print')}</Button>
            )}
            <ListExport
              path="/api/portal/dealerPayment/exportXls"
              permission="dealerPayment:export"
              list={ledgerEntries.name}
              state={state}
              selectedIds={selection.ids}
              {...columns}
            />
            {mayAdd && (
              <Button type="primary" onClick={() => void navigate(`${ledgerPath}/add`)}>
                {t('new')}
              </Button>
            )}
          </>
        )}
      />
      <Suspense>{reversed && <ReverseDialog entry={reversed} onClose={() => setReversed(undefined)} />}</Suspense>
    </>
  );
}
