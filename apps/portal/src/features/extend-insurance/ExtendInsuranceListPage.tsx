import type { ExtendInsuranceItem } from '@harrow/api-client';
import { extendInsurancesFields as sheet } from '@harrow/api-client/fields';
import { useTranslation } from 'react-i18next';
import { DocumentListPage } from '../../documents/list/DocumentListPage.tsx';
import { billStatusTones } from '../../shared/billStatus.ts';
import type { SheetList } from '../../shared/fields/useSheetList.ts';
import { extendInsuranceAddress, extendInsuranceCounts, extendInsuranceDeletion, extendInsurances, extendInsuranceStatuses } from './extendInsurances.ts';

const list: SheetList<ExtendInsuranceItem, typeof sheet> = {
  noun: 'extendInsurance',
  sheet,
  columns: { extendInsuranceNo: { width: 176, fixed: 'left' }, status: { width: 160, tones: billStatusTones }, title: 240, dealerName: 200, createTime: 160 },
  query: ['extendInsuranceNo', 'status', 'title', 'dealerName', 'createTime'],
  filters: [{ name: 'keyword', kind: 'words', label: 'keyword', maxLength: 500 }],
};

/** One sentence: what the list is for. */
export function ExtendInsuranceListPage() {
  const { t } = useTranslation('extendInsurance');
  return (
    <DocumentListPage
      list={list}
      resource={extendInsurances}
      address={extendInsuranceAddress}
      title={t('title')}
      newText={t('new')}
      empty={t('none')}
      statuses={{ order: extendInsuranceStatuses, counts: extendInsuranceCounts }}
      {...extendInsuranceDeletion}
    />
  );
}
