import { formatNumber, useSettings } from '@harrow/ui';
import { useTranslation } from 'react-i18next';
import type { Difference } from './forecastRow.ts';
import styles from './lines.module.css';

/** A quantity, and how much more or less it is than the forecast before said. */
export function Quantity({ value, difference }: { value: number | null | undefined; difference: Difference | undefined }) {
  const { t } = useTranslation('orderForecast');
  const { language } = useSettings();
  const text = typeof value === 'number' ? formatNumber(value, language) : (value ?? '');
  if (!difference) return <>{text}</>;
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
