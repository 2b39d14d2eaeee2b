import type { NewsMaster } from '@harrow/api-client';
import { newsMastersFields as sheet } from '@harrow/api-client/fields';
import { useTranslation } from 'react-i18next';
import { DocumentListPage } from '../../documents/list/DocumentListPage.tsx';
import { usePublishing } from '../../documents/publishing/usePublishing.ts';
import { billStatusTones } from '../../shared/billStatus.ts';
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
  const rowActions = usePublishing(t, { publish: publishNews, withdraw: withdrawNews, refresh: refreshNews });
  return <DocumentListPage list={list} kind={newsListing} newText={t('new')} rowActions={rowActions} />;
}
