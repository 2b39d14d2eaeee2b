import type { PartsClaimItem } from '@harrow/api-client';
import { partsClaimsFields as sheet } from '@harrow/api-client/fields';
import { useTranslation } from 'react-i18next';
import { DocumentListPage } from '../../documents/list/DocumentListPage.tsx';
import { billStatusTones } from '../../shared/billStatus.ts';
import type { SheetList } from '../../shared/fields/useSheetList.ts';
import { partsClaimListing } from './partsClaims.ts';

const list: SheetList<PartsClaimItem, typeof sheet> = {
  noun: 'partsClaim',
  sheet,
  columns: { partsClaimNo: { fixed: 'left' }, status: { tones: billStatusTones }, title: {}, dealerName: {}, createTime: {} },
  query: ['partsClaimNo', 'status', 'title', 'dealerName', 'createTime'],
  filters: [{ name: 'keyword', kind: 'words', label: 'keyword', maxLength: 500 }],
};

/** One sentence: what the list is for. */
export function PartsClaimListPage() {
  const { t } = useTranslation('partsClaim');
  return <DocumentListPage list={list} kind={partsClaimListing} newText={t('new')} />;
}
