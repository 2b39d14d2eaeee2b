import type { UsedPartsHandleItem } from '@harrow/api-client';
import { usedPartsHandlesFields as sheet } from '@harrow/api-client/fields';
import { useTranslation } from 'react-i18next';
import { DocumentListPage } from '../../documents/list/DocumentListPage.tsx';
import { billStatusTones } from '../../shared/billStatus.ts';
import type { SheetList } from '../../shared/fields/useSheetList.ts';
import { usedPartsHandleAddress, usedPartsHandleCounts, usedPartsHandleDeletion, usedPartsHandles, usedPartsHandleStatuses } from './usedPartsHandles.ts';

const list: SheetList<UsedPartsHandleItem, typeof sheet> = {
  noun: 'usedPartsHandle',
  sheet,
  columns: { usedPartsHandleNo: { width: 176, fixed: 'left' }, status: { width: 160, tones: billStatusTones }, title: 240, dealerName: 200, createTime: 160 },
  query: ['usedPartsHandleNo', 'status', 'title', 'dealerName', 'createTime'],
  filters: [{ name: 'keyword', kind: 'words', label: 'keyword', maxLength: 500 }],
};

/** One sentence: what the list is for. */
export function UsedPartsHandleListPage() {
  const { t } = useTranslation('usedPartsHandle');
  return (
    <DocumentListPage
      list={list}
      resource={usedPartsHandles}
      address={usedPartsHandleAddress}
      title={t('title')}
      newText={t('new')}
      empty={t('none')}
      statuses={{ order: usedPartsHandleStatuses, counts: usedPartsHandleCounts }}
      {...usedPartsHandleDeletion}
    />
  );
}
