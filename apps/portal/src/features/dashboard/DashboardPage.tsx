import type { Dashboard } from '@harrow/api-client';
import { EmptyState, lazyPart, ListSkeleton, PageHeader, useSettings } from '@harrow/ui';
import { useQuery } from '@tanstack/react-query';
import { Segmented } from 'antd';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { HomeViews } from '../../shared/home/HomeViews.tsx';
import { moneyLines } from '../../shared/money/moneyLines.ts';
import { MoneyLines } from '../../shared/money/MoneyLines.tsx';
import { todayIn } from '../../shared/todayIn.ts';
import { dashboard, type Period, periods } from './dashboards.ts';
import styles from './dashboard.module.css';
import { FeedbackCard } from './FeedbackCard.tsx';
import { Figures } from './Figures.tsx';
import { MarketCards } from './MarketCards.tsx';
import { OrderCard } from './OrderCard.tsx';
import { Ranking } from './Ranking.tsx';
import { SuggestCards } from './SuggestCards.tsx';
import { TrainingCards } from './TrainingCards.tsx';
import { links } from './links.ts';
import { CallFailure } from '../../shared/calls/CallFailure.tsx';

const GoalCharts = lazyPart(async () => ({ default: (await import('./GoalCharts.tsx')).GoalCharts }));
const ForecastCharts = lazyPart(async () => ({ default: (await import('./ForecastCharts.tsx')).ForecastCharts }));
const ClaimCharts = lazyPart(async () => ({ default: (await import('./ClaimCharts.tsx')).ClaimCharts }));

/** Figures of the user's scope, the second view of home; every number opens the list it counts. */
export function DashboardPage() {
  const { t } = useTranslation('dashboard');
  const [months, setMonths] = useState<Period>(periods[0]);
  const { data, error, refetch } = useQuery(dashboard(months));
  return (
    <div className={styles.page}>
      <PageHeader
        title={t('title')}
        status={<HomeViews />}
        actions={
          <Segmented<Period>
            aria-label={t('period')}
            value={months}
            options={periods.toSorted((a, b) => a - b).map((value) => ({ value, label: t('months', { count: value }) }))}
            onChange={setMonths}
          />
        }
      />
      {error && !data && <CallFailure error={error} onRetry={() => void refetch()} />}
      {!data && !error && <ListSkeleton rows={8} />}
      {data && <Content data={data} />}
    </div>
  );
}

function Content({ data: { from, ...cards } }: { data: Dashboard }) {
  const { claims, vehicles, collections, goals, orders, forecast, market, suggestions, training, feedback } = cards;
  const { t } = useTranslation('dashboard');
  const { data: money = [] } = useQuery(moneyLines);
  const { timeZone } = useSettings();
  if (Object.values(cards).every((card) => card === null) && money.length === 0) return <EmptyState title={t('nothing')} description={t('nothingText')} />;
  const today = todayIn(timeZone);
  return (
    <>
      <Figures claims={claims} vehicles={vehicles} collections={collections ?? []} today={today} />
      {claims && (
        <Suspense fallback={<div className={styles.chartsDue} />}>
          <ClaimCharts statistics={claims} />
        </Suspense>
      )}
      {goals && goals.months.length > 0 && (
        <Suspense fallback={<div className={styles.chartsDue} />}>
          <GoalCharts goals={goals} />
        </Suspense>
      )}
      {forecast && (
        <Suspense fallback={<div className={styles.chartsDue} />}>
          <ForecastCharts forecast={forecast} />
        </Suspense>
      )}
      <div className={styles.cards}>
        {money.length > 0 && (
          <section className={styles.card} aria-label={t('money')}>
            <h2>{t('money')}</h2>
            <MoneyLines lines={money} />
          </section>
        )}
        {claims && (
          <>
            <Ranking title={t('byStatus')} entries={claims.byStatus} link={links.claimsByStatus} />
            {claims.dealers.length > 0 && <Ranking title={t('dealers')} entries={claims.dealers} link={(entry) => links.claimsOfDealer(entry, from)} />}
            <Ranking title={t('returnReasons')} entries={claims.returnReasons} />
            <Ranking title={t('faults')} entries={claims.faults} />
          </>
        )}
        {vehicles && (
          <>
            <Ranking title={t('vehicles')} entries={vehicles.byStatus} link={links.vehiclesByStatus} />
            <Ranking
              title={t('stockAge')}
              entries={vehicles.stockAge.map((entry) => ({ ...entry, text: t(`age.${entry.key === '90' || entry.key === '180' ? entry.key : 'more'}`) }))}
              link={(entry) => links.stockOfAge(entry, today)}
            />
          </>
        )}
        {orders && <OrderCard orders={orders} />}
        {market && <MarketCards market={market} />}
        {suggestions && <SuggestCards suggestions={suggestions} />}
        {training && <TrainingCards training={training} />}
        {feedback && <FeedbackCard feedback={feedback} />}
      </div>
    </>
  );
}
