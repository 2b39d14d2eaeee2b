import type { OrderForecastItem } from '@harrow/api-client';
import { orderForecastsFields as sheet } from '@harrow/api-client/fields';
import { useTranslation } from 'react-i18next';
import { DocumentListPage } from '../../documents/list/DocumentListPage.tsx';
import { billStatusTones } from '../../shared/billStatus.ts';
import type { SheetList } from '../../shared/fields/useSheetList.ts';
import { orderForecastListing } from './orderForecasts.ts';

const list: SheetList<OrderForecastItem, typeof sheet> = {
  noun: 'orderForecast',
  sheet,
  columns: { orderForecastNo: { fixed: 'left' }, status: { tones: billStatusTones }, title: {}, dealerName: {}, createTime: {} },
  query: ['orderForecastNo', 'status', 'title', 'dealerName', 'createTime'],
  filters: [{ name: 'keyword', kind: 'words', label: 'keyword', maxLength: 500 }],
};

/** One sentence: what the list is for. */
export function OrderForecastListPage() {
  const { t } = useTranslation('orderForecast');
  return <DocumentListPage list={list} kind={orderForecastListing} newText={t('new')} />;
}
