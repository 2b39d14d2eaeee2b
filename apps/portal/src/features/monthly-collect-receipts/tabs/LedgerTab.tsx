import type { MonthlyCollectReceipt, StatementLedgerLine } from '@harrow/api-client';
import { DateText, Money } from '@harrow/ui';
import { Button, type TableColumnsType } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DocumentLink } from '../../../shared/DocumentLink.tsx';
import type { ObjectedLine } from '../dialogs/DisputeDialog.tsx';
import { PagedTable } from './PagedTable.tsx';

export interface TabProps {
  receipt: MonthlyCollectReceipt;
  /** Objects to lines; undefined: it is too late, or not the user's. */
  onObject?: ((lines: readonly ObjectedLine[]) => void) | undefined;
}

/** Entries of the month. */
export function LedgerTab({ receipt: { id }, onObject }: TabProps) {
  const { t } = useTranslation('monthlyCollectReceipts');
  const [chosen, setChosen] = useState<StatementLedgerLine[]>([]);
  const columns: TableColumnsType<StatementLedgerLine> = [
    { key: 'entryNo', title: t('field.entryNo'), dataIndex: 'entryNo' },
    { key: 'feeDate', title: t('field.feeDate'), render: (_value, { feeDate }) => <DateText value={feeDate} /> },
    { key: 'accountType', title: t('field.accountType'), dataIndex: 'accountType_dictText' },
    { key: 'feeType', title: t('field.feeType'), dataIndex: 'feeType_dictText' },
    {
      key: 'source',
      title: t('field.sourceNo'),
      render: (_value, line) => (
        <>
          <div>{line.feeSource_dictText}</div>
          <DocumentLink docType={line.feeSource} docId={line.sourceId}>
            {line.sourceNo}
          </DocumentLink>
        </>
      ),
    },
    { key: 'in', title: t('field.in'), align: 'end', render: (_value, { direction, amount }) => (direction === 'in' ? <Money amount={amount} /> : '–') },
    { key: 'out', title: t('field.out'), align: 'end', render: (_value, { direction, amount }) => (direction === 'out' ? <Money amount={amount} /> : '–') },
    {
      key: 'remark',
      title: t('field.remark'),
      onCell: () => ({ style: { minWidth: 160, whiteSpace: 'normal' } }),
      render: (_value, { remark, reversesEntryNo }) => remark ?? reversesEntryNo ?? '–',
    },
  ];
  return (
    <>
      {onObject && (
        <Button
          disabled={chosen.length === 0}
          onClick={() => onObject(chosen.map((line) => ({ kind: 'ledger', refId: line.id, refNo: line.entryNo })))}
          style={{ marginBlockEnd: 12 }}
        >
          {t('dispute.chosen', { count: chosen.length })}
        </Button>
      )}
      <PagedTable<'ledger'>
        tab="ledger"
        id={id}
        columns={columns}
        empty={t('noLedger')}
        numberOf={({ entryNo }) => entryNo}
        rowSelection={onObject && { selectedRowKeys: chosen.map((line) => line.id), onChange: (_keys, rows) => setChosen(rows), preserveSelectedRowKeys: true }}
      />
    </>
  );
}
