import { formatNumber } from '@harrow/ui';
import type { TFunction } from 'i18next';
import type { ReactNode } from 'react';
import type { Difference } from './forecastRow.ts';
import styles from './lines.module.css';

/** A quantity, and how much more or less it is than the forecast before said. No component: there are hundreds of them, most a plain text. */
export function quantity(
  value: number | null | undefined,
  difference: Difference | undefined,
  { t, language }: { t: TFunction<'orderForecast'>; language: string },
): ReactNode {
  const text = typeof value === 'number' ? formatNumber(value, language) : (value ?? '');
  if (!difference) return text;
  const n = Math.abs(difference.by);
  return (
    <>
      <span className={styles.change} role="img" aria-label={t(difference.by > 0 ? 'lines.more' : 'lines.less', { n })}>
        {difference.by > 0 ? '▲' : '▼'}
        {n}
      </span>{' '}
      {text}
    </>
  );
}
