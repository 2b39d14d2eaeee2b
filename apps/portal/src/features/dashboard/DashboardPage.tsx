import type { Dashboard } from '@harrow/api-client';
import { lazyPart, ListSkeleton, PageHeader } from '@harrow/ui';
import { useQueries, useQuery } from '@tanstack/react-query';
import { Button, Segmented } from 'antd';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { isMakerUser, userStore } from '../../platform/session/session.ts';
import { useStore } from '../../platform/store.ts';
import { CallFailure } from '../../shared/calls/CallFailure.tsx';
import { HomeViews } from '../../shared/home/HomeViews.tsx';
import { askedIn } from './address.ts';
import { Cards } from './Cards.tsx';
import { cardOrder } from './cardOrder.ts';
import styles from './dashboard.module.css';
import { type Card, dashboards, type Period, periods } from './dashboards.ts';
import { Filters } from './Filters.tsx';

const ArrangeCards = lazyPart(async () => ({ default: (await import('./ArrangeCards.tsx')).ArrangeCards }));

/** Figures of the user's scope, the second view of home; every number opens the list it counts. */
export function DashboardPage() {
  const { t } = useTranslation('dashboard');
  const isMaker = isMakerUser(useStore(userStore));
  const [search, setSearch] = useSearchParams();
  const asked = askedIn(search);
  const { data: arrangement = cardOrder.kept() } = useQuery(cardOrder.query());
  const [isArranging, setArranging] = useState(false);
  const calls = dashboards(asked, arrangement.hidden);
  const answers = useQueries({ queries: calls.map(({ cards: _, ...call }) => call) });
  const choose = (name: string, value: string | undefined): void => {
    const next = new URLSearchParams(search);
    if (value === undefined) next.delete(name);
    else next.set(name, value);
    setSearch(next, { replace: true });
  };
  const found = answers.flatMap(({ data }) => (data ? [data] : []));
  const failed = answers.filter(({ data, error }) => error && !data);
  const due = calls.flatMap(({ cards }, at) => (answers[at]!.isPending ? cards : []));
  return (
    <div className={styles.page}>
      <PageHeader
        title={t('title')}
        status={<HomeViews />}
        actions={
          <>
            <Segmented<Period>
              aria-label={t('period')}
              value={asked.months}
              options={periods.toSorted((a, b) => a - b).map((value) => ({ value, label: t('months', { count: value }) }))}
              onChange={(months) => choose('months', months === periods[0] ? undefined : String(months))}
            />
            <Button onClick={() => setArranging(true)}>{t('arrange')}</Button>
            <Button onClick={() => window.print()}>{t('print')}</Button>
          </>
        }
      />
      {isMaker && <Filters asked={asked} choose={choose} />}
      {failed.length > 0 && <CallFailure error={failed[0]!.error!} onRetry={() => failed.forEach(({ refetch }) => void refetch())} />}
      {found.length === 0 && failed.length === 0 && calls.length > 0 ? (
        <ListSkeleton rows={8} />
      ) : (
        <Cards
          figures={merged(
            calls.map(({ cards }) => cards),
            answers.map(({ data }) => data),
          )}
          due={due}
          arrangement={arrangement}
        />
      )}
      {isArranging && (
        <Suspense>
          <ArrangeCards arrangement={arrangement} onClose={() => setArranging(false)} />
        </Suspense>
      )}
    </div>
  );
}

export type CardFigures = Pick<Dashboard, 'from' | 'dealers'> & Partial<Dashboard>;

/** Cards of the answers so far, each from the call that asked for it. */
function merged(asked: readonly (readonly Card[])[], answers: readonly (Dashboard | undefined)[]): CardFigures {
  const { from = '', dealers = null } = answers.find((answer) => answer !== undefined) ?? {};
  const cards = asked.flatMap((names, at) => names.map((name) => [name, answers[at]?.[name]] as const));
  return { from, dealers, ...(Object.fromEntries(cards) as Partial<Dashboard>) };
}
