import { formatNumber, lazyPart, useSettings } from '@harrow/ui';
import { Suspense, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { seriesColor } from '../../shared/chart/seriesColor.ts';
import { byProductLine, type ModelsByCode } from './lines/forecastRow.ts';
import { Section, useDocument, useForecastRows } from './orderForecastKind.ts';

const MonthChart = lazyPart(async () => ({ default: (await import('../../shared/chart/MonthChart.tsx')).MonthChart }));

const noModels: ModelsByCode = new Map();

/** Machines by month and product line, of a forecast that is only read. */
export function ForecastChart({ months }: { months: readonly string[] }) {
  const { t } = useTranslation('orderForecast');
  const { language } = useSettings();
  const forecast = useDocument();
  const { rows, readOnly } = useForecastRows();
  const lines = useMemo(() => [...byProductLine(rows, noModels)], [rows]);
  if (!forecast || !readOnly || lines.length === 0) return null;
  const number = (value: number): string => formatNumber(value, language);
  const data = months.map((month, at) => ({ month, ...Object.fromEntries(lines.map(([, sums], line) => [`line${line}`, sums[at] ?? 0])) }));
  return (
    <Section name="chart">
      <div data-wide>
        <Suspense fallback={<div style={{ height: 240 }} />}>
          <MonthChart
            title={`${forecast.forecastNo} ${t('section.chart')}`}
            months={data}
            series={lines.map(([name], line) => ({ key: `line${line}`, label: name, color: seriesColor(line) }))}
            axis={t('chart.axis')}
            format={number}
            formatAxis={number}
            isStacked
          />
        </Suspense>
      </div>
    </Section>
  );
}
