import type { GoalFigures, GoalShare } from '@harrow/api-client';
import { formatNumber, useSettings } from '@harrow/ui';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router-dom';
import { MonthChart } from '../../../shared/chart/MonthChart.tsx';
import styles from '../dashboard.module.css';
import type { Links } from '../links.ts';
import { Ranking } from './Ranking.tsx';

/** Sales goals of this year and what became of them, by month and by group. */
export function GoalCharts({ goals: { year, months, toDate, byProductTeam, byRegion, byDealer }, links }: { goals: GoalFigures; links: Links }) {
  const { t } = useTranslation('dashboard');
  const { language } = useSettings();
  const navigate = useNavigate();
  const number = (value: number): string => formatNumber(value, language);
  const entries = months.map(({ month, target, com, lastYear }) => ({
    month: `${year}-${String(month).padStart(2, '0')}`,
    target: target ?? 0,
    com,
    lastYear,
  }));
  const shares = (list: readonly GoalShare[]) => list.map(({ com: count, ...entry }) => ({ ...entry, count }));
  return (
    <>
      <section className={styles.wideCard} aria-label={t('goals.title', { year })}>
        <h2>{t('goals.title', { year })}</h2>
        <p>
          <Link className="hw-link" to={links.goals({ year })}>
            {t('goals.toDate', {
              com: number(toDate.com),
              target: number(toDate.target),
              rate: toDate.rate === null ? '–' : number(Math.round(toDate.rate * 1000) / 10),
            })}
          </Link>
        </p>
        <MonthChart
          months={entries}
          series={[
            { key: 'target', label: t('goals.target'), color: 'var(--hw-tone-default-text)' },
            { key: 'com', label: t('goals.com'), color: 'var(--hw-tone-success-text)' },
            { key: 'lastYear', label: t('goals.lastYear'), color: 'var(--hw-tone-blue-text)' },
          ]}
          axis={t('goals.axis')}
          format={number}
          formatAxis={number}
          onOpen={() => void navigate(links.goals({ year }))}
        />
      </section>
      <Ranking title={t('goals.byTeam')} entries={shares(byProductTeam)} link={({ key }) => links.goals({ year, productTeam: key })} />
      {byRegion.length > 0 && <Ranking title={t('goals.byRegion')} entries={shares(byRegion)} link={({ key }) => links.goals({ year, region: key })} />}
      {byDealer.length > 0 && <Ranking title={t('goals.byDealer')} entries={shares(byDealer)} link={({ key }) => links.goals({ year, dealerCode: key })} />}
    </>
  );
}
