import type { StatementFee, StatementFeeState } from '@harrow/api-client';
import { DateText, lazyPart, Money, StatusTag, type Tone } from '@harrow/ui';
import { sum } from '@harrow/validation';
import { Button, Space, type TableColumnsType } from 'antd';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DocumentLink } from '../../../shared/DocumentLink.tsx';
import { PagedTable } from './PagedTable.tsx';
import type { TabProps } from './LedgerTab.tsx';

const FeesDialog = lazyPart(async () => ({ default: (await import('../dialogs/FeesDialog.tsx')).FeesDialog }));

const tones: Readonly<Record<StatementFeeState, Tone>> = { included: 'success', held: 'warning', excluded: 'default', disputed: 'error' };

/** Fees that are settled, and those that wait, by their documents. */
export function FeesTab({ receipt, onObject }: TabProps) {
  const { t } = useTranslation('monthlyCollectReceipts');
  const [chosen, setChosen] = useState<StatementFee[]>([]);
  const [asked, setAsked] = useState<'exclude' | 'include'>();
  const { id, allowedActions } = receipt;
  const mayKeep = allowedActions.includes('exclude');
  const included = chosen.filter(({ state }) => state === 'included');
  const others = chosen.filter(({ state }) => state === 'held' || state === 'excluded');
  const columns: TableColumnsType<StatementFee> = [
    { key: 'feeNo', title: t('field.feeNo'), dataIndex: 'feeNo' },
    { key: 'feeDate', title: t('field.feeDate'), render: (_value, { feeDate }) => <DateText value={feeDate} /> },
    { key: 'feeType', title: t('field.feeType'), dataIndex: 'feeType_dictText' },
    { key: 'vin', title: t('field.vin'), render: (_value, { vin }) => vin ?? '–' },
    { key: 'amount', title: t('field.amount'), align: 'end', render: (_value, { amount }) => <Money amount={amount} /> },
    { key: 'state', title: t('field.state'), render: (_value, fee) => <StatusTag color={tones[fee.state]} text={fee.state_dictText} /> },
    { key: 'heldReason', title: t('field.heldReason'), render: (_value, { heldReason }) => heldReason ?? '–' },
  ];
  return (
    <>
      {(mayKeep || onObject) && (
        <Space style={{ marginBlockEnd: 12 }} wrap>
          {mayKeep && (
            <>
              <Button disabled={included.length === 0} onClick={() => setAsked('exclude')}>
                {t('action.exclude')}
              </Button>
              <Button disabled={others.length === 0} onClick={() => setAsked('include')}>
                {t('action.include')}
              </Button>
            </>
          )}
          {onObject && (
            <Button disabled={included.length === 0} onClick={() => onObject(included.map((fee) => ({ kind: 'fee', refId: fee.id, refNo: fee.feeNo })))}>
              {t('dispute.chosen', { count: included.length })}
            </Button>
          )}
        </Space>
      )}
      <PagedTable<'fees'>
        tab="fees"
        id={id}
        columns={columns}
        empty={t('noFees')}
        numberOf={({ feeNo }) => feeNo}
        groups={{ of: ({ sourceId }) => sourceId, heading: (fees) => <Source fees={fees} /> }}
        rowSelection={
          mayKeep || onObject
            ? { selectedRowKeys: chosen.map((fee) => fee.id), onChange: (_keys, rows) => setChosen(rows), preserveSelectedRowKeys: true }
            : undefined
        }
      />
      <Suspense>
        {asked && (
          <FeesDialog
            receipt={receipt}
            action={asked}
            fees={asked === 'exclude' ? included : others}
            onDone={() => setChosen([])}
            onClose={() => setAsked(undefined)}
          />
        )}
      </Suspense>
    </>
  );
}

/** The document that fees are for, with their sum. */
function Source({ fees }: { fees: readonly StatementFee[] }) {
  const { feeSource, feeSource_dictText: kind, sourceId, sourceNo, currency } = fees[0]!;
  return (
    <Space size="middle" wrap>
      {kind}
      <DocumentLink docType={feeSource} docId={sourceId}>
        {sourceNo}
      </DocumentLink>
      <Money amount={sum(fees.map(({ amount }) => amount))} currency={currency} />
    </Space>
  );
}
