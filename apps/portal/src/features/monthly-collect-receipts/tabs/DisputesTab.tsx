import type { MonthlyCollectReceipt, StatementDispute } from '@harrow/api-client';
import { Money, StatusTag } from '@harrow/ui';
import { Table } from 'antd';
import { useTranslation } from 'react-i18next';

/** What people wrote goes on below, in a table that is as wide as its contents. */
const wrapped = { minWidth: 200, maxWidth: 320, whiteSpace: 'normal' } as const;

/** Objections of all rounds, and the answers. */
export function DisputesTab({ receipt }: { receipt: MonthlyCollectReceipt }) {
  const { t } = useTranslation('monthlyCollectReceipts');
  return (
    <>
      {receipt.disputeReason && <p>{receipt.disputeReason}</p>}
      <Table<StatementDispute>
        size="small"
        rowKey="id"
        pagination={false}
        scroll={{ x: 'max-content' }}
        dataSource={receipt.disputes}
        locale={{ emptyText: t('noDisputes') }}
        columns={[
          { key: 'round', title: t('field.round'), dataIndex: 'round', align: 'end' },
          { key: 'lineNo', title: t('field.lineNo'), dataIndex: 'lineNo', align: 'end' },
          { key: 'kind', title: t('field.kind'), dataIndex: 'kind_dictText' },
          { key: 'refNo', title: t('field.refNo'), render: (_value, { refNo }) => refNo ?? '–' },
          { key: 'stated', title: t('field.statedAmount'), align: 'end', render: (_value, line) => <Money amount={line.statedAmount} /> },
          { key: 'claimed', title: t('field.claimedAmount'), align: 'end', render: (_value, line) => <Money amount={line.claimedAmount} /> },
          { key: 'difference', title: t('field.difference'), align: 'end', render: (_value, line) => <Money amount={line.difference} strong /> },
          { key: 'remark', title: t('field.remark'), dataIndex: 'remark', onCell: () => ({ style: wrapped }) },
          {
            key: 'answer',
            title: t('field.answer'),
            render: (_value, { answer, answer_dictText: text }) =>
              answer === null || text === null ? '–' : <StatusTag color={answer === 'accepted' ? 'success' : 'error'} text={text} />,
          },
          { key: 'answerText', title: t('field.answerText'), onCell: () => ({ style: wrapped }), render: (_value, { answerText }) => answerText ?? '–' },
          { key: 'correctionNo', title: t('field.correctionNo'), render: (_value, { correctionNo }) => correctionNo ?? '–' },
        ]}
      />
    </>
  );
}
