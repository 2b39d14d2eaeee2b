import type { NoticeMaster } from '@harrow/api-client';
import { noticeMastersFields as sheet } from '@harrow/api-client/fields';
import { type Action, type Column, useMessages } from '@harrow/ui';
import type { TFunction } from 'i18next';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { DocumentListPage } from '../../documents/list/DocumentListPage.tsx';
import { billStatusTones } from '../../shared/billStatus.ts';
import { columnsOf, NumberText } from '../../shared/fields/columnsOf.tsx';
import { queryFieldsOf } from '../../shared/fields/queryFieldsOf.ts';
import { useListFilters } from '../../shared/fields/useListFilters.tsx';
import { useSayFailure } from '../../shared/calls/useSayFailure.ts';
import { noticeCounts, noticeMasters, publishNotice, refreshNotices, removeNotices, withdrawNotice } from './noticeMasters.ts';

const statuses = ['draft', 'pass', 'closed'] as const;

const noticeColumns = (t: TFunction<'publicNotice'>): Column<NoticeMaster>[] =>
  columnsOf<NoticeMaster>(sheet, t, [
    { key: 'title', width: 340 },
    { key: 'status', width: 110, tones: billStatusTones },
    { key: 'noticeType', width: 130 },
    { key: 'targetScope', width: 130 },
    { key: 'publishTime', width: 160 },
    { key: 'mustRead', width: 130 },
    { key: 'readCount', width: 90 },
    { key: 'confirmCount', width: 110, render: ({ mustRead, confirmCount }) => (mustRead === 'Y' ? <NumberText value={confirmCount} /> : '–') },
    { key: 'expireDate', width: 120 },
    { key: 'noticeNo', width: 140 },
    { key: 'createBy', width: 140 },
  ]);

/** All notices with who has read them; drafts and closed ones, too. */
export function NoticeMasterListPage() {
  const { t } = useTranslation('publicNotice');
  const run = useRun();
  const columns = useMemo(() => noticeColumns(t), [t]);
  const queryFields = useMemo(() => queryFieldsOf(sheet, t, ['noticeNo', 'status', 'noticeType', 'targetScope', 'publishTime', 'expireDate']), [t]);
  const filters = useListFilters(sheet, t, ['title', { name: 'noticeType', several: true }]);
  const rowActions = (notice: NoticeMaster): Action[] => [
    ...(notice.allowedActions.includes('publish') ? [{ key: 'publish', label: t('publish'), onClick: () => run.publish(notice) }] : []),
    ...(notice.allowedActions.includes('withdraw') ? [{ key: 'withdraw', label: t('withdraw'), danger: true, onClick: () => run.withdraw(notice) }] : []),
  ];
  return (
    <DocumentListPage<NoticeMaster>
      {...filters}
      resource={noticeMasters}
      module="publicnotice"
      address="/workbench/notice/manage"
      page="edit"
      title={t('title')}
      newText={t('new')}
      empty={t('none')}
      statuses={{ order: statuses, counts: noticeCounts }}
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
