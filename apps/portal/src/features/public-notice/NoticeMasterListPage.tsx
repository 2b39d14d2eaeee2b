import type { NoticeMaster } from '@harrow/api-client';
import {
  type Action,
  type Chip,
  clearable,
  type Column,
  DateText,
  DictMultiSelect,
  DictText,
  EmptyState,
  formatNumber,
  ListPage,
  StatusTag,
  useDictionary,
  useMessages,
  useSettings,
  YesNo,
} from '@harrow/ui';
import { useQuery } from '@tanstack/react-query';
import { Button, Form, Input } from 'antd';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { billStatusTones } from '../../shared/billStatus.ts';
import { useDeletion } from '../../shared/administration/useDeletion.tsx';
import { useSayFailure } from '../../shared/useSayFailure.ts';
import { useList } from '../../shared/useList.ts';
import { usePermission } from '../../shared/usePermission.ts';
import { noticeCounts, noticeMasters, publishNotice, refreshNotices, removeNotices, withdrawNotice } from './noticeMasters.ts';

const statuses = ['draft', 'pass', 'closed'] as const;

/** All notices with who has read them; drafts and closed ones, too. */
export function NoticeMasterListPage() {
  const { t } = useTranslation('publicNotice');
  const { language } = useSettings();
  const navigate = useNavigate();
  const list = useList(noticeMasters);
  const { filters } = list.state;
  const mayAdd = usePermission('publicnotice:add');
  const askDeletion = useDeletion(noticeMasters.key);
  const run = useRun();
  const columns = useMemo<Column<NoticeMaster>[]>(
    () => [
      { key: 'title', title: t('field.title'), width: 340 },
      {
        key: 'status',
        title: t('field.status'),
        width: 110,
        sortable: true,
        render: (row) => <StatusTag color={billStatusTones[row.status]} text={row.status_dictText} />,
      },
      { key: 'noticeType', title: t('field.noticeType'), width: 130, sortable: true, render: ({ noticeType_dictText: text }) => text },
      { key: 'targetScope', title: t('field.targetScope'), width: 130, render: ({ targetScope_dictText: text }) => text },
      { key: 'publishTime', title: t('field.publishTime'), width: 160, sortable: true, render: ({ publishTime }) => <DateText value={publishTime} /> },
      { key: 'mustRead', title: t('field.mustRead'), width: 130, render: ({ mustRead }) => <YesNo value={mustRead} /> },
      { key: 'readCount', title: t('field.readCount'), width: 90, align: 'right', render: ({ readCount }) => formatNumber(readCount, language) },
      {
        key: 'confirmCount',
        title: t('field.confirmCount'),
        width: 110,
        align: 'right',
        render: ({ mustRead, confirmCount }) => (mustRead === 'Y' ? formatNumber(confirmCount, language) : '–'),
      },
      { key: 'expireDate', title: t('field.expireDate'), width: 120, sortable: true, render: ({ expireDate }) => <DateText value={expireDate} /> },
      { key: 'noticeNo', title: t('field.noticeNo'), width: 140, sortable: true },
      { key: 'createBy', title: t('field.createBy'), width: 140 },
    ],
    [t, language],
  );
  const edit = ({ id }: NoticeMaster): void => void navigate(`/workbench/notice/manage/edit/${id}`);
  const rowActions = (notice: NoticeMaster): Action[] => {
    const may = (action: string): boolean => notice.allowedActions.includes(action);
    return [
      { key: 'edit', label: t(may('edit') ? 'edit' : 'open'), onClick: () => edit(notice) },
      ...(may('publish') ? [{ key: 'publish', label: t('publish'), onClick: () => run.publish(notice) }] : []),
      ...(may('withdraw') ? [{ key: 'withdraw', label: t('withdraw'), danger: true, onClick: () => run.withdraw(notice) }] : []),
      ...(may('delete')
        ? [{ key: 'delete', label: t('delete'), danger: true, onClick: () => askDeletion(notice.title, () => removeNotices([notice.id])) }]
        : []),
    ];
  };
  const addButton = mayAdd && (
    <Button type="primary" onClick={() => void navigate('/workbench/notice/manage/add')}>
      {t('new')}
    </Button>
  );
  return (
    <ListPage
      {...list.pageProps}
      title={t('title')}
      toolbar={addButton}
      chips={useStatusChips(filters['status'])}
      onChipClick={(key) => list.change({ filters: { ...filters, status: key === 'all' ? '' : key } })}
      filters={
        <>
          <Form.Item name="title" label={t('field.title')}>
            <Input allowClear={clearable} maxLength={100} />
          </Form.Item>
          <Form.Item name="noticeType" label={t('field.noticeType')}>
            <DictMultiSelect dict="notice_type" />
          </Form.Item>
        </>
      }
      activeFilters={(['title', 'noticeType'] as const)
        .filter((key) => filters[key])
        .map((key) => ({
          key,
          label: t(`field.${key}`),
          value: key === 'title' ? filters[key] : filters[key]!.split(',').map((type) => <DictText key={type} dict="notice_type" value={type} />),
        }))}
      columns={columns}
      rowActions={rowActions}
      onRowOpen={edit}
      rowHref={({ id }) => `/workbench/notice/manage/edit/${id}`}
      view={list.view}
      empty={<EmptyState title={t('none')} action={addButton} />}
    />
  );
}

function useStatusChips(status = ''): Chip[] {
  const { t } = useTranslation('publicNotice');
  const { items } = useDictionary('bill_status');
  const { data } = useQuery(noticeCounts);
  return [
    { key: 'all', label: t('all'), count: data?.reduce((sum, { count }) => sum + count, 0), active: status === '' },
    ...statuses.map((key) => ({
      key,
      label: items?.find(({ value }) => value === key)?.text ?? key,
      count: data && (data.find((entry) => entry.status === key)?.count ?? 0),
      active: status === key,
    })),
  ];
}

/** Publishing and withdrawing from the list; withdrawing cannot be undone, so it asks. */
function useRun() {
  const { t } = useTranslation('publicNotice');
  const { modal } = useMessages();
  const sayFailure = useSayFailure();
  const attempt = async (work: () => Promise<unknown>): Promise<void> => {
    try {
      await work();
    } catch (error) {
      sayFailure(error);
    }
    await refreshNotices();
  };
  return {
    publish: (notice: NoticeMaster) => void attempt(() => publishNotice(notice)),
    withdraw: (notice: NoticeMaster) =>
      void modal.confirm({
        title: t('withdrawAsk', { title: notice.title }),
        okText: t('withdraw'),
        cancelText: t('cancel'),
        okButtonProps: { danger: true },
        onOk: () => attempt(() => withdrawNotice(notice)),
      }),
  };
}
