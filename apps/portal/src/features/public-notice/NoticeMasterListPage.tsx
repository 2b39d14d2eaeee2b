import type { NoticeMaster } from '@harrow/api-client';
import { type Action, clearable, type Column, DateText, DictMultiSelect, formatNumber, StatusTag, useMessages, useSettings, YesNo } from '@harrow/ui';
import type { QueryField } from '@harrow/ui/advanced-query';
import { Form, Input } from 'antd';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { DocumentListPage } from '../../documents/list/DocumentListPage.tsx';
import { billStatusTones } from '../../shared/billStatus.ts';
import { useSayFailure } from '../../shared/calls/useSayFailure.ts';
import { noticeCounts, noticeMasters, publishNotice, refreshNotices, removeNotices, withdrawNotice } from './noticeMasters.ts';

const statuses = ['draft', 'pass', 'closed'] as const;

/** All notices with who has read them; drafts and closed ones, too. */
export function NoticeMasterListPage() {
  const { t } = useTranslation('publicNotice');
  const { language } = useSettings();
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
  const queryFields = useMemo<QueryField[]>(
    () => [
      { value: 'noticeNo', label: t('field.noticeNo') },
      { value: 'status', label: t('field.status'), type: 'list', dictCode: 'bill_status' },
      { value: 'noticeType', label: t('field.noticeType'), type: 'list', dictCode: 'notice_type' },
      { value: 'targetScope', label: t('field.targetScope'), type: 'list', dictCode: 'target_scope' },
      { value: 'publishTime', label: t('field.publishTime'), type: 'datetime' },
      { value: 'expireDate', label: t('field.expireDate'), type: 'date' },
    ],
    [t],
  );
  const rowActions = (notice: NoticeMaster): Action[] => [
    ...(notice.allowedActions.includes('publish') ? [{ key: 'publish', label: t('publish'), onClick: () => run.publish(notice) }] : []),
    ...(notice.allowedActions.includes('withdraw') ? [{ key: 'withdraw', label: t('withdraw'), danger: true, onClick: () => run.withdraw(notice) }] : []),
  ];
  return (
    <DocumentListPage<NoticeMaster>
      resource={noticeMasters}
      module="publicnotice"
      address="/workbench/notice/manage"
      page="edit"
      title={t('title')}
      newText={t('new')}
      empty={t('none')}
      statuses={{ order: statuses, counts: noticeCounts }}
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
      shownFilters={{ title: { label: t('field.title') }, noticeType: { label: t('field.noticeType'), dict: 'notice_type' } }}
      columns={columns}
      queryFields={queryFields}
      rowActions={rowActions}
      remove={removeNotices}
    />
  );
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
