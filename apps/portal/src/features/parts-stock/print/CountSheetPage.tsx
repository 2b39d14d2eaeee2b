import { PageSkeleton, useSettings, formatNumber } from '@harrow/ui';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { Select } from 'antd';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { userStore } from '../../../platform/session/session.ts';
import { useStore } from '../../../platform/store.ts';
import { CallFailure } from '../../../shared/calls/CallFailure.tsx';
import { PrintPage } from '../../../shared/print/PrintPage.tsx';
import { ownWarehouses, warehouseChoice } from '../../../shared/stock/ownWarehouses.ts';
import { useTabTitle } from '../../../shared/tab.ts';
import { allRows } from '../stock.ts';

/** The sheet of a stock-take: rows of a warehouse in the order of their bins, with what the books say and room for what is counted. */
export function CountSheetPage() {
  const { t } = useTranslation('partsStock');
  const { language } = useSettings();
  const [search, setSearch] = useSearchParams();
  const user = useStore(userStore);
  const { data: own } = useQuery(ownWarehouses);
  const warehouses = own?.records ?? [];
  const unit = warehouses[0]?.subDealerCode || '-';
  const warehouse = search.get('warehouse') ?? warehouses.find(({ isDefault }) => isDefault === 'Y')?.code;
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetching } = useInfiniteQuery(allRows({ warehouse, subDealerCode: unit }));
  // All of them, page by page: a sheet that lacks rows would count too little.
  useEffect(() => {
    if (hasNextPage && !isFetching) void fetchNextPage();
  }, [hasNextPage, isFetching, fetchNextPage]);
  useTabTitle(t('sheet.title'));
  if (error) return <CallFailure error={error} onRetry={() => void refetch()} />;
  if (!data || hasNextPage) return <PageSkeleton />;
  const rows = data.pages.flatMap(({ records }) => records);
  const printed = new Date().toLocaleString(language);
  return (
    <PrintPage
      bar={
        <Select
          aria-label={t('field.warehouse')}
          {...(warehouse !== undefined && { value: warehouse })}
          options={warehouses.map(warehouseChoice)}
          onChange={(code: string) => setSearch({ warehouse: code })}
        />
      }
    >
      <article className="print-sheet" aria-label={t('sheet.title')}>
        <div className="print-sheet-head">
          <h1>{t('sheet.title')}</h1>
          <div>
            <div className="print-sheet-no">{warehouse}</div>
            <div>{user?.orgName}</div>
            <div>{t('sheet.printed', { at: printed })}</div>
          </div>
        </div>
        <table>
          <thead>
            <tr>
              {(['binLocation', 'partsCode', 'partsName', 'bookQty'] as const).map((name) => (
                <th key={name} scope="col">
                  {t(`field.${name}`)}
                </th>
              ))}
              <th scope="col">{t('sheet.counted')}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.id}>
                <td>{row.binLocation}</td>
                <td>{row.partsCode}</td>
                <td>{row.partsName}</td>
                <td>{formatNumber(row.inventoryQty, language)}</td>
                <td aria-label={t('sheet.counted')} />
              </tr>
            ))}
          </tbody>
        </table>
        {rows.length === 0 && <p>{t('empty')}</p>}
        <p>{t('sheet.signature')} ______________________</p>
      </article>
    </PrintPage>
  );
}
