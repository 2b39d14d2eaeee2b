import type { OrderForecastItem } from '@harrow/api-client';
import { orderForecastsFields as sheet } from '@harrow/api-client/fields';
import { type Action, formatDate, formatNumber } from '@harrow/ui';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useDocumentBatches } from '../../documents/actions/documentBatches.tsx';
import { useRowDecisions } from '../../documents/actions/useRowDecisions.tsx';
import { DocumentListPage } from '../../documents/list/DocumentListPage.tsx';
import { isMakerUser, userStore } from '../../platform/session/session.ts';
import { useStore } from '../../platform/store.ts';
import { billStatusTones } from '../../shared/billStatus.ts';
import type { SheetList } from '../../shared/fields/useSheetList.ts';
import { forecastWindow, orderForecastListing, sumUpForecasts } from './orderForecasts.ts';
import { useCopy } from './useCopy.ts';

const monthOf = ({ year, month }: Pick<OrderForecastItem, 'year' | 'month'>): string => `${year}-${String(month).padStart(2, '0')}`;

const list: SheetList<OrderForecastItem, typeof sheet> = {
  noun: 'orderForecast',
  sheet,
  columns: {
    forecastNo: { fixed: 'left' },
    status: { tones: billStatusTones },
    month: { sortable: false, text: monthOf },
    dealerName: { sortable: false },
    region: {},
    totalQty: { strong: true },
    next3Qty: {},
    changePct: { text: ({ changePct }, { language }) => (changePct === null ? '–' : `${changePct > 0 ? '+' : ''}${formatNumber(changePct, language)} %`) },
    submitTime: {},
    marketingDepartmentName: { defaultHidden: true },
    submissionStatus: { defaultHidden: true },
    closeReason: { defaultHidden: true },
    createTime: { defaultHidden: true },
  },
  exported: ['year', 'dealerCode', 'auditTime'],
  query: ['forecastNo', 'status', 'year', 'month', 'dealerName', 'region', 'totalQty', 'next3Qty', 'submissionStatus', 'submitTime', 'createTime'],
  filters: [
    { name: 'keyword', kind: 'words', label: 'list.keyword', maxLength: 500 },
    { name: 'year', kind: 'words', label: 'field.year', maxLength: 4 },
    { name: 'month', kind: 'words', label: 'list.month', maxLength: 2 },
    { name: 'status', several: true },
    'dealerCode',
    { name: 'region', kind: 'words', label: 'field.region', maxLength: 100 },
  ],
};

/** Forecasts of dealers, the newest first. */
export function OrderForecastListPage() {
  const { t } = useTranslation('orderForecast');
  const isMaker = isMakerUser(useStore(userStore));
  const steps = useDocumentBatches<OrderForecastItem>({ docType: 'orderForecast', steps: ['submit', 'pass'] });
  const { decisions, dialog } = useRowDecisions('orderForecast');
  const copy = useCopy();
  const rowActions = (item: OrderForecastItem): Action[] => [
    ...(item.allowedActions.includes('copy') ? [{ key: 'copy', label: t('action.copy'), onClick: () => void copy(item.id) }] : []),
    ...decisions(item, item.forecastNo),
  ];
  return (
    <>
      <OpenWindow isMaker={isMaker} />
      <DocumentListPage
        list={list}
        kind={orderForecastListing}
        newText={t('new')}
        sumUp={sumUpForecasts({ totalQty: t('field.totalQty'), next3Qty: t('field.next3Qty') })}
        rowActions={rowActions}
        batchActions={steps}
        batchColumns={['forecastNo', 'dealerName', 'totalQty']}
      />
      {dialog}
    </>
  );
}

/** Which month can be entered until when, and how far dealers are. */
function OpenWindow({ isMaker }: { isMaker: boolean }) {
  const { t } = useTranslation('orderForecast');
  const { data: open } = useQuery(forecastWindow);
  if (!open) return null;
  const { to, dealers, documentNo } = open;
  const month = monthOf(open);
  return (
    <p role="note" style={{ margin: '0 0 8px', color: 'var(--hw-text-secondary)' }}>
      {t('window.until', { month, date: formatDate(to) })}
      {isMaker && dealers && ` · ${t('window.done', { done: dealers.done, all: dealers.all })}`}
      {!isMaker && documentNo && ` · ${documentNo}`}
    </p>
  );
}
