import { formatDate, formatNumber, useMediaQuery } from '@harrow/ui';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { CartesianGrid, Legend, Line, LineChart, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts';
import type { ListState } from '../../shared/list/address/listAddress.ts';
import { ChartFigures } from '../../shared/chart/ChartFigures.tsx';
import { useLanguage } from '../../shared/useLanguage.ts';
import { byDay, exchangeRates, type RatedCurrency, ratedCurrencies, rateText } from './exchangeRates.ts';
import styles from './exchangeRate.module.css';

const colors = { USD: 'var(--hw-brand)', EUR: 'var(--hw-tone-gold-text)' } as const;

/** Most rates of a currency that are drawn: the newest. */
const most = 100;

const dayNumber = (day: string): number => Date.parse(`${day}T00:00:00Z`);
const dayOf = (time: number): string => new Date(time).toISOString().slice(0, 10);

const useRates = (currency: RatedCurrency, filters: ListState['filters'], shown: readonly RatedCurrency[]) =>
  useQuery({
    ...exchangeRates.list({ pageNo: 1, pageSize: most, column: 'rateDate', order: 'desc' }, { ...filters, currency }),
    enabled: shown.includes(currency),
  });

/** The rates of the list's filters as lines. For screen readers, and for those who want the figures, the same as a table. */
export function RateChart({ filters }: Pick<ListState, 'filters'>) {
  const { t } = useTranslation('exchangeRate');
  const language = useLanguage();
  const isStill = useMediaQuery('(prefers-reduced-motion: reduce)');
  const shown = ratedCurrencies.filter((currency) => !filters['currency'] || filters['currency'] === currency);
  const answers = [useRates('USD', filters, shown), useRates('EUR', filters, shown)];
  if (answers.some(({ isLoading }) => isLoading)) return <div className={styles.chartDue} />;
  const days = byDay(answers.flatMap(({ data }, at) => (shown.includes(ratedCurrencies[at]!) ? (data?.records ?? []) : [])));
  if (days.length < 2) return null;
  const rate = (value: number): string => rateText(value, language);
  return (
    <figure className={styles.chart} aria-label={t('chart')}>
      <div aria-hidden>
        <ResponsiveContainer width="100%" height={220}>
          <LineChart
            data={days.map((entry) => ({ ...entry, time: dayNumber(entry.day) }))}
            margin={{ top: 8, right: 16, bottom: 0, left: 0 }}
            accessibilityLayer={false}
          >
            <CartesianGrid vertical={false} stroke="var(--hw-border)" />
            <XAxis
              dataKey="time"
              type="number"
              scale="time"
              domain={['dataMin', 'dataMax']}
              tickFormatter={(time) => formatDate(dayOf(Number(time)))}
              minTickGap={24}
              tickLine={false}
              axisLine={false}
              tick={{ fill: 'var(--hw-text-secondary)', fontSize: 12 }}
            />
            <YAxis
              domain={['auto', 'auto']}
              tickFormatter={(value) => formatNumber(Number(value), language)}
              width={48}
              tickLine={false}
              axisLine={false}
              tick={{ fill: 'var(--hw-text-secondary)', fontSize: 12 }}
            />
            <Tooltip
              labelFormatter={(time) => formatDate(dayOf(Number(time)))}
              formatter={(value, name) => [rate(Number(value)), name]}
              contentStyle={{ background: 'var(--hw-surface-raised)', border: '1px solid var(--hw-border)', borderRadius: 8 }}
              itemStyle={{ color: 'var(--hw-text)' }}
            />
            <Legend iconType="circle" iconSize={8} itemSorter={null} formatter={(label) => <span className={styles.legend}>{label}</span>} />
            {shown.map((currency) => (
              <Line
                key={currency}
                dataKey={currency}
                name={currency}
                stroke={colors[currency]}
                strokeWidth={2}
                dot={{ r: 2 }}
                connectNulls
                isAnimationActive={!isStill}
              />
            ))}
          </LineChart>
        </ResponsiveContainer>
      </div>
      <ChartFigures
        title={t('chart')}
        summary={t('asTable')}
        rowTitle={t('field.rateDate')}
        columns={shown.map((currency) => ({ key: currency, title: currency }))}
        rows={days.toReversed().map((entry) => ({ key: entry.day, title: formatDate(entry.day), entry }))}
        maxHeight={320}
        value={(entry, currency) => entry[currency as RatedCurrency]}
        cell={(entry, currency) => {
          const value = entry[currency as RatedCurrency];
          return value === undefined ? '–' : rate(value);
        }}
      />
    </figure>
  );
}
