import type { SubDealerItem } from '@harrow/api-client';
import { subDealersFields as sheet } from '@harrow/api-client/fields';
import { useTranslation } from 'react-i18next';
import { DocumentListPage } from '../../documents/list/DocumentListPage.tsx';
import { billStatusTones } from '../../shared/billStatus.ts';
import type { SheetList } from '../../shared/fields/useSheetList.ts';
import { subDealerAddress, subDealerCounts, subDealerDeletion, subDealers, subDealerStatuses } from './subDealers.ts';

const list: SheetList<SubDealerItem, typeof sheet> = {
  noun: 'subDealer',
  sheet,
  columns: { subDealerNo: { width: 176, fixed: 'left' }, status: { width: 160, tones: billStatusTones }, title: 240, dealerName: 200, createTime: 160 },
  query: ['subDealerNo', 'status', 'title', 'dealerName', 'createTime'],
  filters: [{ name: 'keyword', kind: 'words', label: 'keyword', maxLength: 500 }],
};

/** One sentence: what the list is for. */
export function SubDealerListPage() {
  const { t } = useTranslation('subDealer');
  return (
    <DocumentListPage
      list={list}
      resource={subDealers}
      address={subDealerAddress}
      title={t('title')}
      newText={t('new')}
      empty={t('none')}
      statuses={{ order: subDealerStatuses, counts: subDealerCounts }}
      {...subDealerDeletion}
    />
  );
}
