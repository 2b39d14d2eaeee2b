import type { ForecastFigures } from '@harrow/api-client';
import { localeTag, useSettings } from '@harrow/ui';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { MonthChart } from '../../../shared/chart/MonthChart.tsx';
import { seriesColor } from '../../../shared/chart/seriesColor.ts';
import styles from '../dashboard.module.css';
import { type FigureLine, FigureCard } from './FigureCard.tsx';
import { useNumberFormats } from './useNumberFormats.ts';

/** Forecast of the next three months by product line, beside the forecast before it. */
export function ForecastCharts({ forecast: { newest, months, dealers, accuracy } }: { forecast: ForecastFigures }) {
  const { t } = useTranslation('dashboard');
  const { language } = useSettings();
  const navigate = useNavigate();
  const { number, percent } = useNumberFormats();
  const monthName = (month: string): string =>
    new Intl.DateTimeFormat(localeTag(language), { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(new Date(`${month}-01`));
  const products = [...new Map(months.map(({ product, text }) => [product, text]))];
  const byMonth = [...new Set(months.map(({ month }) => month))].map((month) => ({ month, entries: months.filter((entry) => entry.month === month) }));
  const lines: FigureLine[] = [
    ...byMonth.map(({ month, entries }) => ({
      key: month,
      label: monthName(month),
      value: number(entries.reduce((all, { qty }) => all + qty, 0)),
      note: t('forecast.before', { n: number(entries.reduce((all, { before }) => all + before, 0)) }),
      to: newest?.link,
    })),
    ...(dealers
      ? [
          {
            key: 'dealers',
            label: t('forecast.dealers', { month: monthName(dealers.month) }),
            value: t('forecast.of', { done: number(dealers.done), all: number(dealers.all) }),
            to: dealers.link,
          },
          { key: 'accuracy', label: t('forecast.accuracy'), value: percent(accuracy) },
        ]
      : []),
  ];
  return (
    <>
      {newest && months.length > 0 && (
        <section className={styles.wideCard} aria-label={t('forecast.byProduct')}>
          <h2>{t('forecast.byProduct')}</h2>
          <MonthChart
            months={byMonth.map(({ month, entries }) => ({ month, ...Object.fromEntries(entries.map(({ product, qty }) => [product, qty])) }))}
            series={products.map(([key, label], at) => ({ key, label, color: seriesColor(at) }))}
            axis={t('goals.axis')}
            format={number}
            formatAxis={number}
            isStacked
            onOpen={() => void navigate(newest.link)}
          />
        </section>
      )}
      <FigureCard title={t('forecast.title')} lines={lines} none={t('none')} />
    </>
  );
}
