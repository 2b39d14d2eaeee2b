import { formatDate } from '@harrow/ui';
import { useTranslation } from 'react-i18next';
import styles from './extendInsurance.module.css';

interface CoverBarProps {
  baseStart: string | null;
  baseEnd: string | null;
  /** The day after the base warranty; null while no plan is chosen. */
  startDate: string | null;
  endDate: string | null;
}

const msPerDay = 86_400_000;
const daysOf = (from: string, to: string): number => Math.max(1, Math.round((Date.parse(to) - Date.parse(from)) / msPerDay));

/** Cover of the machine over time: the base warranty, then the extension, drawn to scale. */
export function CoverBar({ baseStart, baseEnd, startDate, endDate }: CoverBarProps) {
  const { t } = useTranslation('extendInsurance');
  const parts = [
    { key: 'base' as const, from: baseStart, to: baseEnd },
    { key: 'extension' as const, from: startDate, to: endDate },
  ].flatMap(({ key, from, to }) => (from && to ? [{ key, from, to }] : []));
  return (
    <ul className={styles.cover} aria-label={t('cover.title')}>
      {parts.map(({ key, from, to }) => (
        <li key={key} className={styles[key]} style={{ flexGrow: daysOf(from, to) }}>
          <strong>{t(`cover.${key}`)}</strong>
          <span className="hw-number">{t('cover.period', { from: formatDate(from), to: formatDate(to) })}</span>
        </li>
      ))}
    </ul>
  );
}
