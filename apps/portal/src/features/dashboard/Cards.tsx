import { EmptyState, lazyPart, useSettings } from '@harrow/ui';
import { Fragment, type ReactNode, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import type { Arrangement } from '../../shared/arrangement/arrangement.ts';
import { todayIn } from '../../shared/todayIn.ts';
import { ClaimCostCard } from './cards/ClaimCostCard.tsx';
import type { CardFigures } from './DashboardPage.tsx';
import styles from './dashboard.module.css';
import type { Card } from './dashboards.ts';
import { FeedbackCard } from './cards/FeedbackCard.tsx';
import { FigureCard } from './cards/FigureCard.tsx';
import { Figures } from './cards/Figures.tsx';
import { FinanceCards } from './cards/FinanceCards.tsx';
import { InspectionCards } from './cards/InspectionCards.tsx';
import { linksOf } from './links.ts';
import { MaintenanceCards } from './cards/MaintenanceCards.tsx';
import { MarketCards } from './cards/MarketCards.tsx';
import { useNumberFormats } from './cards/useNumberFormats.ts';
import { OrderCard } from './cards/OrderCard.tsx';
import { PartsCard } from './cards/PartsCard.tsx';
import { placedDealers } from './cards/map/placedDealers.ts';
import { Ranking } from './cards/Ranking.tsx';
import { StockCard } from './cards/StockCard.tsx';
import { SuggestCards } from './cards/SuggestCards.tsx';
import { TrainingCards } from './cards/TrainingCards.tsx';

const StockMap = lazyPart(async () => ({ default: (await import('./cards/map/StockMap.tsx')).StockMap }));
const GoalCharts = lazyPart(async () => ({ default: (await import('./cards/GoalCharts.tsx')).GoalCharts }));
const ForecastCharts = lazyPart(async () => ({ default: (await import('./cards/ForecastCharts.tsx')).ForecastCharts }));
const ClaimCharts = lazyPart(async () => ({ default: (await import('./cards/ClaimCharts.tsx')).ClaimCharts }));

/** How many dealers are listed beside the map. */
const mostListed = 10;

interface CardsProps {
  figures: CardFigures;
  /** Cards whose answer is on its way. */
  due: readonly Card[];
  arrangement: Arrangement<Card>;
}

/** Figures in the order that the user wants. */
export function Cards({ figures, due, arrangement: { order, hidden } }: CardsProps) {
  const { t } = useTranslation('dashboard');
  const { timeZone } = useSettings();
  const { number } = useNumberFormats();
  const today = todayIn(timeZone);
  const links = linksOf(figures.dealers);
  const { claims, vehicles, pdi, maintenance, parts, stock, finance, goals, orders, forecast, market, suggestions, training, feedback } = figures;
  const placed = placedDealers(vehicles?.byDealer ?? []);
  const content: Readonly<Record<Card, ReactNode>> = {
    claims: claims && (
      <>
        <Suspense fallback={<div className={styles.chartsDue} />}>
          <ClaimCharts statistics={claims} links={links} />
        </Suspense>
        <ClaimCostCard claims={claims} />
        <Ranking title={t('byStatus')} entries={claims.byStatus} capped link={links.claimsByStatus} />
        {claims.dealers.length > 0 && <Ranking title={t('dealers')} entries={claims.dealers} link={(entry) => links.claimsOfDealer(entry, figures.from)} />}
        <Ranking title={t('returnReasons')} entries={claims.returnReasons} />
        <Ranking title={t('faults')} entries={claims.faults} />
      </>
    ),
    vehicles: vehicles && (
      <>
        <Ranking title={t('vehicles')} entries={vehicles.byStatus} capped link={links.vehiclesByStatus} />
        <Ranking
          title={t('stockAge')}
          entries={vehicles.stockAge.map((entry) => ({ ...entry, text: t(`age.${entry.key === '90' || entry.key === '180' ? entry.key : 'more'}`) }))}
          link={(entry) => links.stockOfAge(entry, today)}
        />
        {vehicles.byDealer.length > 0 && (
          <FigureCard
            title={t('vehiclesByDealer')}
            lines={vehicles.byDealer.slice(0, mostListed).map(({ key, text, inStock, over180, link }) => ({
              key,
              label: text,
              value: number(inStock),
              ...(over180 > 0 && { note: t('over180', { n: number(over180) }) }),
              to: link,
            }))}
          />
        )}
        {placed.length > 0 && (
          <Suspense fallback={<div className={styles.chartsDue} />}>
            <StockMap dealers={placed} />
          </Suspense>
        )}
      </>
    ),
    pdi: pdi && <InspectionCards pdi={pdi} />,
    maintenance: maintenance && <MaintenanceCards maintenance={maintenance} />,
    parts: parts && <PartsCard parts={parts} />,
    stock: stock && <StockCard stock={stock} />,
    finance: finance && <FinanceCards finance={finance} />,
    goals: goals && goals.months.length > 0 && (
      <Suspense fallback={<div className={styles.chartsDue} />}>
        <GoalCharts goals={goals} links={links} />
      </Suspense>
    ),
    orders: orders && <OrderCard orders={orders} />,
    forecast: forecast && (
      <Suspense fallback={<div className={styles.chartsDue} />}>
        <ForecastCharts forecast={forecast} />
      </Suspense>
    ),
    market: market && <MarketCards market={market} />,
    suggestions: suggestions && <SuggestCards suggestions={suggestions} />,
    training: training && <TrainingCards training={training} />,
    feedback: feedback && <FeedbackCard feedback={feedback} />,
  };
  const shown = order.filter((card) => !hidden.includes(card));
  const isDue = (card: Card): boolean => due.includes(card);
  const nothing = shown.every((card) => !isDue(card) && !content[card]);
  if (nothing) return <EmptyState title={t('nothing')} description={t('nothingText')} />;
  return (
    <>
      {!(['claims', 'vehicles'] as const).some(isDue) && (
        <Figures claims={claims ?? null} vehicles={vehicles ?? null} pdi={pdi ?? null} maintenance={maintenance ?? null} links={links} today={today} />
      )}
      <div className={styles.cards}>
        {shown.map((card) => (
          <Fragment key={card}>{isDue(card) ? <div className={styles.due} aria-busy /> : content[card]}</Fragment>
        ))}
      </div>
    </>
  );
}
