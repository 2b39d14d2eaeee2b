import type { FinancePeriod } from '@harrow/api-client';
import { type Action, ActionBar, DateText, ErrorState, formatNumber, LimitedTextArea, ListSkeleton, PageHeader, StatusTag, useSettings } from '@harrow/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Flex, Form, Table } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { EditDialog } from '../../shared/administration/EditDialog.tsx';
import { daysOfMonth } from '../../shared/daysOfMonth.ts';
import { listLink } from '../../shared/list/listLink.ts';
import { downloadFile } from '../../shared/list/workbooks.ts';
import { usePermission } from '../../shared/usePermission.ts';
import { changePeriod, financePeriods } from './financePeriods.ts';

/** Lines of all accounts in a month. */
const entriesOf = (period: string): string => {
  const { begin, end } = daysOfMonth(period);
  return listLink('/finance/payment', { feeDate_begin: begin, feeDate_end: end });
};
/** Statements of a month. @param status several, joined by commas. Default: all of them */
const statementsOf = (period: string, status?: string): string =>
  listLink('/finance/receipts', { period_begin: period, period_end: period, ...(status && { status }) });

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
    <Flex vertical gap={16}>
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
            {
              key: 'entries',
              title: t('field.entries'),
              align: 'end',
              render: (_value, { period, entries }) => <Count n={entries} to={entriesOf(period)} />,
            },
            {
              key: 'statements',
              title: t('field.statements'),
              align: 'end',
              render: (_value, { period, statements }) => <Count n={statements} to={statementsOf(period)} />,
            },
            {
              key: 'unfinished',
              title: t('field.unfinished'),
              align: 'end',
              render: (_value, { period, unfinished }) => <Count n={unfinished} to={statementsOf(period, 'draft,no_pass')} />,
            },
            { key: 'reason', title: t('field.reason'), render: (_value, { reason }) => reason ?? '–' },
            { key: 'changedBy', title: t('field.changedBy'), render: (_value, { changedBy }) => changedBy ?? '–' },
            { key: 'changedTime', title: t('field.changedTime'), render: (_value, { changedTime }) => (changedTime ? <DateText value={changedTime} /> : '–') },
            {
              key: 'actions',
              title: t('actions'),
              align: 'end',
              render: (_value, period) => <ActionBar actions={actionsOf(period)} />,
            },
          ]}
        />
      ) : (
        <ListSkeleton rows={5} />
      )}
      {asked && <ChangeDialog asked={asked} onClose={() => setAsked(undefined)} />}
    </Flex>
  );
}

/** A number of records, which leads to them. */
function Count({ n, to }: { n: number; to: string }) {
  const { language } = useSettings();
  const text = formatNumber(n, language);
  return n === 0 ? (
    text
  ) : (
    <Link className="hw-link" to={to}>
      {text}
    </Link>
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
