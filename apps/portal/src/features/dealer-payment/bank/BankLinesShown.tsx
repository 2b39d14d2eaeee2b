import type { BankImportPreview, BankLineChange } from '@harrow/api-client';
import { DateText, Money, StatusTag } from '@harrow/ui';
import { Alert, Table } from 'antd';
import { useTranslation } from 'react-i18next';
import { ImportPreview } from '../../../shared/list/imports/ImportPreview.tsx';

const counts = ['bookedCount', 'draftCount', 'skippedCount'] as const;

/** Preview of a bank import: result of each line, and rows with errors. */
export function BankLinesShown({ preview }: { preview: BankImportPreview }) {
  const { t } = useTranslation('dealerPayment');
  const problems = preview.files.flatMap(({ fileName, problems: found }) => found.map((problem) => ({ ...problem, fileName })));
  const leftOut = preview.files.reduce((sum, { errorCount }) => sum + errorCount, 0);
  return (
    <ImportPreview figures={counts.map((name) => ({ label: t(`field.${name}`), value: preview[name] }))}>
      {leftOut > 0 && <Alert type="warning" showIcon title={t('imports.leftOut', { count: leftOut })} />}
      {problems.length > 0 && (
        <Table
          size="small"
          pagination={false}
          scroll={{ x: 'max-content' }}
          rowKey={({ fileName, row, field }) => `${fileName} ${row} ${field}`}
          dataSource={problems}
          columns={[
            { key: 'row', title: t('imports.row'), align: 'right', render: (_value, { row }) => row },
            { key: 'value', title: t('imports.value'), render: (_value, { fieldText, value }) => `${fieldText} ${value}` },
            { key: 'reason', title: t('imports.reason'), render: (_value, { reason }) => reason },
          ]}
        />
      )}
      <Table<BankLineChange>
        size="small"
        pagination={false}
        scroll={{ x: 'max-content' }}
        rowKey={({ bankReference, feeDate, paymentAmount }) => `${bankReference} ${feeDate} ${paymentAmount}`}
        dataSource={preview.lines}
        columns={[
          {
            key: 'result',
            title: t('field.result'),
            render: (_value, { result, result_dictText }) => <StatusTag color={result === 'booked' ? 'success' : 'default'} text={result_dictText} />,
          },
          { key: 'bankReference', title: t('field.bankReference'), render: (_value, { bankReference }) => bankReference },
          {
            key: 'paymentAmount',
            title: t('field.paymentAmount'),
            align: 'right',
            render: (_value, { paymentAmount, currency }) => <Money amount={paymentAmount} currency={currency} />,
          },
          {
            key: 'announcedAmount',
            title: t('field.announcedAmount'),
            align: 'right',
            render: (_value, { announcedAmount, currency }) => <Money amount={announcedAmount} currency={currency} />,
          },
          { key: 'paymentNo', title: t('field.paymentNo'), render: (_value, { paymentNo }) => paymentNo ?? '–' },
          { key: 'dealerName', title: t('field.dealerName'), render: (_value, { dealerName }) => dealerName },
          { key: 'payerName', title: t('field.payerName'), render: (_value, { payerName }) => payerName ?? '–' },
          { key: 'feeDate', title: t('field.feeDate'), render: (_value, { feeDate }) => <DateText value={feeDate} /> },
        ]}
      />
    </ImportPreview>
  );
}
