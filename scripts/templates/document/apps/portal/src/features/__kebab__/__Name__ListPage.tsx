import type { __Name__Item } from '@harrow/api-client';
import { __name__sFields as sheet } from '@harrow/api-client/fields';
import { useTranslation } from 'react-i18next';
import { DocumentListPage } from '../../documents/list/DocumentListPage.tsx';
import { billStatusTones } from '../../shared/billStatus.ts';
import type { SheetList } from '../../shared/fields/useSheetList.ts';
import { __name__Listing } from './__name__s.ts';

const list: SheetList<__Name__Item, typeof sheet> = {
  noun: '__name__',
  sheet,
  columns: { __name__No: { fixed: 'left' }, status: { tones: billStatusTones }, title: {}, dealerName: {}, createTime: {} },
  query: ['__name__No', 'status', 'title', 'dealerName', 'createTime'],
  filters: [{ name: 'keyword', kind: 'words', label: 'keyword', maxLength: 500 }],
};

/** One sentence: what the list is for. */
export function __Name__ListPage() {
  const { t } = useTranslation('__name__');
  return <DocumentListPage list={list} kind={__name__Listing} newText={t('new')} />;
}
