import type { FinancePeriod } from '@harrow/api-client';
import { type Action, ActionBar, DateText, ErrorState, LimitedTextArea, ListSkeleton, PageHeader, StatusTag } from '@harrow/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Form, Table } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { EditDialog } from '../../shared/administration/EditDialog.tsx';
import { downloadFile } from '../../shared/list/workbooks.ts';
import { usePermission } from '../../shared/usePermission.ts';
import { changePeriod, financePeriods } from './financePeriods.ts';

interface Asked {
  change: 'close' | 'reopen';
  period: string;
}

/** Months of the maker's books: closed, opened again, and given to accounting. */
export function PeriodListPage() {
  const { t } = useTranslation('financePeriod');
  const { data, error, refetch } = useQuery(financePeriods);
  const [asked, setAsked] = useState<Asked>();
  const mayClose = usePermission('monthlyCollectReceipts:close');
  const actionsOf = ({ period, status }: FinancePeriod): Action[] => {
    const change = status === 'open' ? 'close' : 'reopen';
    return [
      ...(mayClose ? [{ key: change, label: t(`action.${change}`), onClick: () => setAsked({ change, period }) }] : []),
      { key: 'export', label: t('action.export'), onClick: () => void downloadFile(`/mfr/financePeriod/entries/exportXls?period=${period}&format=xlsx`) },
    ];
  };
  return (
    <>
      <PageHeader title={t('title')}>{t('description')}</PageHeader>
      {error ? (
        <ErrorState onRetry={() => void refetch()} />
      ) : data ? (
        <Table<FinancePeriod>
          size="small"
          rowKey="period"
          pagination={false}
          scroll={{ x: 'max-content' }}
          dataSource={data}
          locale={{ emptyText: t('empty') }}
          columns={[
            { key: 'period', title: t('field.period'), dataIndex: 'period' },
            {
              key: 'status',
              title: t('field.status'),
              render: (_value, { status, status_dictText: text }) => <StatusTag color={status === 'open' ? 'success' : 'default'} text={text} />,
            },
            { key: 'entries', title: t('field.entries'), dataIndex: 'entries', align: 'end' },
            { key: 'statements', title: t('field.statements'), dataIndex: 'statements', align: 'end' },
            { key: 'unfinished', title: t('field.unfinished'), dataIndex: 'unfinished', align: 'end' },
            { key: 'reason', title: t('field.reason'), render: (_value, { reason }) => reason ?? '–' },
            { key: 'changedBy', title: t('field.changedBy'), render: (_value, { changedBy }) => changedBy ?? '–' },
            { key: 'changedTime', title: t('field.changedTime'), render: (_value, { changedTime }) => (changedTime ? <DateText value={changedTime} /> : '–') },
            {
              key: 'actions',
              title: t('actions'),
              render: (_value, period) => <ActionBar actions={actionsOf(period)} />,
            },
          ]}
        />
      ) : (
        <ListSkeleton rows={5} />
      )}
      {asked && <ChangeDialog asked={asked} onClose={() => setAsked(undefined)} />}
    </>
  );
}

function ChangeDialog({ asked: { change, period }, onClose }: { asked: Asked; onClose: () => void }) {
  const { t } = useTranslation('financePeriod');
  const client = useQueryClient();
  return (
    <EditDialog<{ reason: string }>
      title={t(`${change}.title`, { period })}
      okText={t(`action.${change}`)}
      width={520}
      initialValues={{}}
      save={({ reason }) => changePeriod[change]({ period, reason })}
      onSaved={() => {
        void client.invalidateQueries();
        onClose();
      }}
      onClose={onClose}
    >
      <p>{t(`${change}.hint`)}</p>
      <Form.Item name="reason" label={t('field.reason')} rules={[{ required: true, whitespace: true, min: 5, message: t('reasonNeeded') }]}>
        <LimitedTextArea limit={500} rows={2} />
      </Form.Item>
    </EditDialog>
  );
}
