import type { NewsMaster } from '@harrow/api-client';
import { newsMastersFields as sheet } from '@harrow/api-client/fields';
import { type Action, useMessages } from '@harrow/ui';
import { useTranslation } from 'react-i18next';
import { DocumentListPage } from '../../documents/list/DocumentListPage.tsx';
import { billStatusTones } from '../../shared/billStatus.ts';
import { useSayFailure } from '../../shared/calls/useSayFailure.ts';
import type { SheetList } from '../../shared/fields/useSheetList.ts';
import { newsListing, publishNews, refreshNews, withdrawNews } from './newsMasters.ts';

const list: SheetList<NewsMaster, typeof sheet> = {
  noun: 'news',
  sheet,
  columns: {
    title: {},
    status: { tones: billStatusTones },
    category: {},
    language: {},
    publishTime: {},
    readCount: {},
    topFlag: {},
    author: {},
    newsNo: {},
    createBy: {},
  },
  query: ['newsNo', 'status', 'category', 'language', 'publishTime', 'topFlag', 'author'],
  filters: ['title', { name: 'category', several: true }, 'language', 'publishTime'],
};

/** All stories with the number of their readers; drafts and withdrawn ones, too. */
export function NewsMasterListPage() {
  const { t } = useTranslation('news');
  const run = useRun();
  const rowActions = (story: NewsMaster): Action[] => [
    ...(story.allowedActions.includes('publish') ? [{ key: 'publish', label: t('publish'), onClick: () => run.publish(story) }] : []),
    ...(story.allowedActions.includes('withdraw') ? [{ key: 'withdraw', label: t('withdraw'), danger: true, onClick: () => run.withdraw(story) }] : []),
  ];
  return <DocumentListPage list={list} kind={newsListing} newText={t('new')} rowActions={rowActions} />;
}

/** Publishing and withdrawing from the list; withdrawing cannot be undone, so it asks. */
function useRun() {
  const { t } = useTranslation('news');
  const { modal } = useMessages();
  const sayFailure = useSayFailure();
  const attempt = async (work: () => Promise<unknown>): Promise<void> => {
    try {
      await work();
    } catch (error) {
      sayFailure(error);
    }
    await refreshNews();
  };
  return {
    publish: (story: NewsMaster) => void attempt(() => publishNews(story)),
    withdraw: (story: NewsMaster) =>
      void modal.confirm({
        title: t('withdrawAsk', { title: story.title }),
        okText: t('withdraw'),
        cancelText: t('cancel'),
        okButtonProps: { danger: true },
        onOk: () => attempt(() => withdrawNews(story)),
      }),
  };
}
