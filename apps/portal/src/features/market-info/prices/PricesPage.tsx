import type { CompetitorPrice } from '@harrow/api-client';
import { DictSelect, EmptyState, formatMoney, lazyPart, ListSkeleton, localeTag, PageHeader, useSettings } from '@harrow/ui';
import { useQuery } from '@tanstack/react-query';
import dayjs from 'dayjs';
import { Flex, Segmented } from 'antd';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { CallFailure } from '../../../shared/calls/CallFailure.tsx';
import { daysOfMonth } from '../../../shared/daysOfMonth.ts';
import { listLink } from '../../../shared/list/listLink.ts';
import { todayIn } from '../../../shared/todayIn.ts';
import styles from '../info.module.css';
import { competitorPrices, reportListing } from '../reports.ts';
import { keyOf, monthsOf } from './courseOf.ts';
import { PriceTable } from './PriceTable.tsx';

const MonthChart = lazyPart(async () => ({ default: (await import('../../../shared/chart/MonthChart.tsx')).MonthChart }));

const periods = [6, 12, 24] as const;

/** Prices of competitors by model, and the course of the chosen one. Everything chosen stands in the address. */
export function PricesPage() {
  const { t } = useTranslation('marketInfo');
  const { timeZone } = useSettings();
  const [search, setSearch] = useSearchParams();
  const count = periods.find((one) => String(one) === search.get('months')) ?? 12;
  const [secondProduct, country] = [search.get('secondProduct') ?? '', search.get('country') ?? ''];
  const begin = dayjs(todayIn(timeZone)).subtract(count, 'month').format('YYYY-MM-DD');
  const { data, error, refetch } = useQuery(competitorPrices({ infoDate_begin: begin, ...(secondProduct && { secondProduct }), ...(country && { country }) }));
  const choose = (name: string, value: string): void =>
    setSearch((before) => {
      const next = new URLSearchParams(before);
      if (value) next.set(name, value);
      else next.delete(name);
      return next;
    });
  const shown = data?.find((row) => keyOf(row) === search.get('shown')) ?? data?.toSorted((a, b) => b.count - a.count)[0];
  return (
    <div className={styles.page}>
      <PageHeader
        title={t('prices.title')}
        actions={
          <Flex gap={8} wrap>
            <DictSelect
              className={styles.filter}
              dict="product2"
              aria-label={t('field.secondProduct')}
              placeholder={t('prices.allProducts')}
              value={secondProduct || undefined}
              onChange={(code) => choose('secondProduct', typeof code === 'string' ? code : '')}
            />
            <DictSelect
              className={styles.filter}
              dict="country"
              aria-label={t('field.country')}
              placeholder={t('prices.allCountries')}
              value={country || undefined}
              onChange={(code) => choose('country', typeof code === 'string' ? code : '')}
            />
            <Segmented
              aria-label={t('prices.period')}
              value={count}
              options={periods.map((value) => ({ value, label: t('prices.months', { count: value }) }))}
              onChange={(one) => choose('months', String(one))}
            />
          </Flex>
        }
      />
      {error && !data && <CallFailure error={error} onRetry={() => void refetch()} />}
      {!data && !error && <ListSkeleton rows={8} />}
      {data && shown === undefined && <EmptyState title={t('prices.none')} />}
      {data && shown && (
        <>
          <section className={styles.card} aria-label={t('prices.table')}>
            <h2>{t('prices.table')}</h2>
            <PriceTable rows={data} shown={keyOf(shown)} onShow={(row) => choose('shown', keyOf(row))} />
          </section>
          <Course row={shown} begin={begin} end={todayIn(timeZone)} />
        </>
      )}
    </div>
  );
}

/** The course of one model; a bar leads to the reports of its month. */
function Course({ row, begin, end }: { row: CompetitorPrice; begin: string; end: string }) {
  const { t } = useTranslation('marketInfo');
  const { language } = useSettings();
  const navigate = useNavigate();
  const compact = new Intl.NumberFormat(localeTag(language), { notation: 'compact' });
  const { brand, model, country, country_dictText, currency } = row;
  return (
    <section className={styles.card} aria-label={t('prices.course')}>
      <h2>
        {t('prices.course')}: {brand} {model}, {country_dictText}
      </h2>
      <Suspense fallback={<div className={styles.due} />}>
        <MonthChart
          title={`${t('prices.course')} ${brand} ${model} ${country_dictText} ${currency}`}
          months={monthsOf(row.course, begin, end)}
          series={[{ key: 'median', label: t('prices.median'), color: 'var(--hw-brand)' }]}
          axis={t('prices.axis', { currency })}
          format={(value) => formatMoney(value, currency, language)}
          formatAxis={(value) => compact.format(value)}
          onOpen={(month) => {
            const days = daysOfMonth(month);
            void navigate(listLink(reportListing.address, { brand, model, country, infoDate_begin: days.begin, infoDate_end: days.end }));
          }}
        />
      </Suspense>
    </section>
  );
}
