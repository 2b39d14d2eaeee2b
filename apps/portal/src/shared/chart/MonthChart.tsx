import { localeTag, useMediaQuery, useSettings } from '@harrow/ui';
import { useTranslation } from 'react-i18next';
import { Bar, CartesianGrid, ComposedChart, Legend, Line, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts';
import { ChartFigures } from './ChartFigures.tsx';
import styles from './MonthChart.module.css';

export interface MonthSeries {
  key: string;
  label: string;
  /** CSS colour; a variable of the theme follows dark mode. */
  color: string;
}

interface MonthChartProps {
  /** Title of the chart, and name of the exported file. */
  title: string;
  /** One entry a month, `YYYY-MM`, with a number for each series. */
  months: readonly ({ month: string } & Record<string, string | number>)[];
  series: readonly MonthSeries[];
  /** Sums from the first month on, as lines with a scale of their own at the right. */
  lines?: readonly MonthSeries[];
  /** Title of the axis with its unit: "Amount, USD". */
  axis?: string;
  format: (value: number) => string;
  /** The short form beside the axis. */
  formatAxis: (value: number) => string;
  /** The series of a month stand on each other; what is below nothing hangs below the axis. Default: beside each other. */
  isStacked?: boolean;
  /** A bar was clicked. Default: there is nothing behind it. */
  onOpen?: (month: string, series: string) => void;
}

/** Bars by month. For screen readers, and for those who want the figures, the same as a table. */
export function MonthChart({ title, months, series, lines = [], axis, format, formatAxis, isStacked = false, onOpen }: MonthChartProps) {
  const { t } = useTranslation('shared');
  const { language } = useSettings();
  const isStill = useMediaQuery('(prefers-reduced-motion: reduce)');
  const name = (month: string): string =>
    new Intl.DateTimeFormat(localeTag(language), { month: 'short', year: '2-digit', timeZone: 'UTC' }).format(new Date(`${month}-01`));
  return (
    <figure className={styles.chart}>
      {axis && <figcaption className={styles.axis}>{axis}</figcaption>}
      <div aria-hidden>
        <ResponsiveContainer width="100%" height={240}>
          <ComposedChart
            data={[...months]}
            margin={{ top: 8, right: 8, bottom: 0, left: 0 }}
            accessibilityLayer={false}
            barGap={2}
            {...(isStacked && { stackOffset: 'sign' })}
          >
            <CartesianGrid vertical={false} stroke="var(--hw-border)" />
            <XAxis dataKey="month" tickFormatter={name} tickLine={false} axisLine={false} tick={{ fill: 'var(--hw-text-secondary)', fontSize: 12 }} />
            <YAxis
              tickFormatter={formatAxis}
              width={56}
              tickLine={false}
              axisLine={false}
              allowDecimals={false}
              tick={{ fill: 'var(--hw-text-secondary)', fontSize: 12 }}
            />
            {lines.length > 0 && (
              <YAxis
                yAxisId="lines"
                orientation="right"
                tickFormatter={formatAxis}
                width={56}
                tickLine={false}
                axisLine={false}
                allowDecimals={false}
                tick={{ fill: 'var(--hw-text-secondary)', fontSize: 12 }}
              />
            )}
            <Tooltip
              cursor={{ fill: 'var(--hw-hover)' }}
              labelFormatter={(label) => name(String(label))}
              formatter={(value, label) => [format(Number(value)), label]}
              contentStyle={{ background: 'var(--hw-surface-raised)', border: '1px solid var(--hw-border)', borderRadius: 8 }}
              itemStyle={{ color: 'var(--hw-text)' }}
            />
            <Legend iconType="circle" iconSize={8} itemSorter={null} formatter={(label) => <span className={styles.legend}>{label}</span>} />
            {series.map(({ key, label, color }) => (
              <Bar
                key={key}
                dataKey={key}
                name={label}
                // Mixed, not transparent: the legend takes the same colour.
                fill={`color-mix(in srgb, ${color} 85%, var(--hw-surface))`}
                {...(isStacked ? { stackId: 'month' } : { radius: [3, 3, 0, 0] as [number, number, number, number] })}
                maxBarSize={22}
                isAnimationActive={!isStill}
                {...(onOpen && { cursor: 'pointer', onClick: (bar: { payload?: unknown }) => onOpen((bar.payload as { month: string }).month, key) })}
              />
            ))}
            {lines.map(({ key, label, color }) => (
              <Line key={key} yAxisId="lines" dataKey={key} name={label} stroke={color} strokeWidth={2} dot={false} isAnimationActive={!isStill} />
            ))}
          </ComposedChart>
        </ResponsiveContainer>
      </div>
      <ChartFigures
        title={title}
        summary={t('chart.asTable')}
        rowTitle={t('chart.month')}
        columns={[...series, ...lines].map(({ key, label }) => ({ key, title: label }))}
        rows={months.map((entry) => ({ key: entry.month, title: name(entry.month), entry }))}
        value={(entry, key) => Number(entry[key] ?? 0)}
        cell={(entry, key) => {
          const figure = format(Number(entry[key] ?? 0));
          if (!onOpen) return figure;
          return (
            <button type="button" className="hw-link" onClick={() => onOpen(entry.month, key)}>
              {figure}
            </button>
          );
        }}
      />
    </figure>
  );
}
