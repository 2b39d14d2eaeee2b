import type { ServiceFeeStatistic } from '@harrow/api-client';
import { EmptyState, formatMoney, lazyPart, ListSkeleton, localeTag, Money, PageHeader, useSettings } from '@harrow/ui';
import { useQuery } from '@tanstack/react-query';
import { Flex, Segmented } from 'antd';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { CallFailure } from '../../../shared/calls/CallFailure.tsx';
import { ExportTable } from '../../../shared/chart/ExportTable.tsx';
import { listLink } from '../../../shared/list/listLink.ts';
import { LazyDealerPicker } from '../../../shared/pickers/dealers/LazyDealerPicker.tsx';
import { isMakerUser, userStore } from '../../../platform/session/session.ts';
import { useStore } from '../../../platform/store.ts';
import { todayIn } from '../../../shared/todayIn.ts';
import { feeListing, feeStatistic } from '../fees.ts';
import { chartOf, monthsUntil } from './chartOf.ts';
import { FeeTable } from './FeeTable.tsx';
import styles from './statistic.module.css';

const MonthChart = lazyPart(async () => ({ default: (await import('../../../shared/chart/MonthChart.tsx')).MonthChart }));

const periods = [12, 6, 24] as const;

/** Colours of the kinds, in their order. */
const colours = [
  'brand',
  'tone-cyan-text',
  'tone-gold-text',
  'tone-success-text',
  'text-tertiary',
  'tone-warning-text',
  'tone-blue-text',
  'tone-error-text',
  'text',
  'tone-processing-text',
  'tone-default-text',
];
const colourOf = (place: number): string => `var(--hw-${colours[place % colours.length]})`;

/** Where the fees of a row are listed. */
const linkTo = (filter: object): string => listLink(feeListing.address, { ...(filter as Record<string, string>), settlementStatus: '' });

/** What the maker owes by month and kind, and by product line. Everything chosen stands in the address. */
export function StatisticPage() {
  const { t } = useTranslation('serviceFee');
  const { timeZone } = useSettings();
  const isMaker = isMakerUser(useStore(userStore));
  const [search, setSearch] = useSearchParams();
  const count = periods.find((one) => String(one) === search.get('months')) ?? periods[0];
  const months = monthsUntil(todayIn(timeZone).slice(0, 7), count);
  const dealerCode = search.get('dealerCode') ?? '';
  const { data, error, refetch } = useQuery(feeStatistic({ month_begin: months[0]!, month_end: months.at(-1)!, ...(dealerCode && { dealerCode }) }));
  const choose = (name: string, value: string): void =>
    setSearch((before) => {
      const next = new URLSearchParams(before);
      if (value) next.set(name, value);
      else next.delete(name);
      return next;
    });
  const currencies = data?.totals.map(({ currency }) => currency) ?? [];
  const currency = currencies.find((one) => one === search.get('currency')) ?? mostUsed(data);
  return (
    <div className={styles.page}>
      <PageHeader
        title={t('statistic.title')}
        actions={
          <Flex gap={8} wrap>
            {isMaker && (
              <div className={styles.dealer}>
                <LazyDealerPicker multiple={false} placeholder={t('statistic.allDealers')} value={dealerCode} onChange={(code) => choose('dealerCode', code)} />
              </div>
            )}
            {currencies.length > 1 && (
              <Segmented aria-label={t('field.currency')} value={currency ?? ''} options={currencies} onChange={(one) => choose('currency', one)} />
            )}
            <Segmented
              aria-label={t('statistic.period')}
              value={count}
              options={periods.toSorted((a, b) => a - b).map((value) => ({ value, label: t('statistic.months', { count: value }) }))}
              onChange={(one) => choose('months', String(one))}
            />
          </Flex>
        }
      />
      {error && !data && <CallFailure error={error} onRetry={() => void refetch()} />}
      {!data && !error && <ListSkeleton rows={8} />}
      {data && (currency === undefined ? <EmptyState title={t('statistic.none')} /> : <Figures statistic={data} currency={currency} months={months} />)}
    </div>
  );
}

/** The currency of most fees. */
const mostUsed = (data: ServiceFeeStatistic | undefined): string | undefined => data?.totals.toSorted((a, b) => b.count - a.count)[0]?.currency;

function Figures({ statistic, currency, months }: { statistic: ServiceFeeStatistic; currency: string; months: readonly string[] }) {
  const { t } = useTranslation('serviceFee');
  const { language } = useSettings();
  const navigate = useNavigate();
  const { kinds, rows } = chartOf(statistic.byMonth, currency, months);
  const compact = new Intl.NumberFormat(localeTag(language), { notation: 'compact' });
  const own = <Row extends { currency: string }>(all: readonly Row[]): Row[] => all.filter((row) => row.currency === currency);
  const [total] = own(statistic.totals);
  return (
    <>
      {total && (
        <dl className={styles.totals}>
          {(['amount', 'settled', 'settling', 'unsettled'] as const).map((name) => (
            <div key={name}>
              <dt>{t(`statistic.${name}`)}</dt>
              <dd>
                <Money amount={total[name]} currency={currency} strong />
              </dd>
            </div>
          ))}
        </dl>
      )}
      <section className={styles.card} aria-label={t('statistic.byMonth')}>
        <div className={styles.head}>
          <h2>{t('statistic.byMonth')}</h2>
        </div>
        <Suspense fallback={<div className={styles.due} />}>
          <MonthChart
            title={`${t('statistic.byMonth')} ${currency}`}
            months={rows}
            series={kinds.map(({ key, label }, place) => ({ key, label, color: colourOf(place) }))}
            axis={t('statistic.axis', { currency })}
            isStacked
            format={(value) => formatMoney(value, currency, language)}
            formatAxis={(value) => compact.format(value)}
            onOpen={(month, kind) => {
              const row = own(statistic.byMonth).find((one) => one.month === month && one.feeType === kind);
              if (row) void navigate(linkTo(row.filter));
            }}
          />
        </Suspense>
      </section>
      <section className={styles.card} aria-label={t('statistic.byProduct')}>
        <div className={styles.head}>
          <h2>{t('statistic.byProduct')}</h2>
          <ExportTable
            title={`${t('statistic.byProduct')} ${currency}`}
            lines={() => [
              [t('field.secondProduct'), ...(['count', 'amount', 'settled', 'settling', 'unsettled'] as const).map((name) => t(`statistic.${name}`))],
              ...own(statistic.byProduct).map((row) => [
                row.secondProduct_dictText ?? t('statistic.noProduct'),
                row.count,
                row.amount,
                row.settled,
                row.settling,
                row.unsettled,
              ]),
            ]}
          />
        </div>
        <FeeTable rows={own(statistic.byProduct)} linkTo={linkTo} />
      </section>
    </>
  );
}
