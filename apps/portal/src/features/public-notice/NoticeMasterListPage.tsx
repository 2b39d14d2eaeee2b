import type { NoticeMaster } from '@harrow/api-client';
import { noticeMastersFields as sheet } from '@harrow/api-client/fields';
import { type Action, formatNumber, useMessages } from '@harrow/ui';
import { useTranslation } from 'react-i18next';
import { DocumentListPage } from '../../documents/list/DocumentListPage.tsx';
import { billStatusTones } from '../../shared/billStatus.ts';
import type { SheetList } from '../../shared/fields/useSheetList.ts';
import { useSayFailure } from '../../shared/calls/useSayFailure.ts';
import { publishNotice, refreshNotices, withdrawNotice, noticeListing } from './noticeMasters.ts';

const list: SheetList<NoticeMaster, typeof sheet> = {
  noun: 'publicNotice',
  sheet,
  columns: {
    title: {},
    status: { tones: billStatusTones },
    noticeType: {},
    targetScope: {},
    publishTime: {},
    mustRead: {},
    readCount: {},
    confirmCount: { text: ({ mustRead, confirmCount }, { language }) => (mustRead === 'Y' ? formatNumber(confirmCount, language) : '') },
    expireDate: {},
    noticeNo: {},
    createBy: {},
  },
  query: ['noticeNo', 'status', 'noticeType', 'targetScope', 'publishTime', 'expireDate'],
  filters: ['title', { name: 'noticeType', several: true }],
};

/** All notices with the number of their readers; drafts and closed ones, too. */
export function NoticeMasterListPage() {
  const { t } = useTranslation('publicNotice');
  const run = useRun();
  const rowActions = (notice: NoticeMaster): Action[] => [
    ...(notice.allowedActions.includes('publish') ? [{ key: 'publish', label: t('publish'), onClick: () => run.publish(notice) }] : []),
    ...(notice.allowedActions.includes('withdraw') ? [{ key: 'withdraw', label: t('withdraw'), danger: true, onClick: () => run.withdraw(notice) }] : []),
  ];
  return <DocumentListPage list={list} kind={noticeListing} newText={t('new')} rowActions={rowActions} />;
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
