import type { Vehicle } from '@harrow/api-client';
import { formatDate, formatNumber, useSettings } from '@harrow/ui';
import { useTranslation } from 'react-i18next';
import { hoursLine } from './hoursLine.ts';
import styles from './passport.module.css';

const size = { width: 240, height: 48 };

/** Latest operating hours, and how they grew. */
export function HoursCard({ vehicle: { currentHours, hoursDate, hours } }: { vehicle: Vehicle }) {
  const { t } = useTranslation('vehicle');
  const { language } = useSettings();
  return (
    <section className={styles.card} aria-label={t('hours.title')}>
      <h2 className={styles.cardTitle}>{t('hours.title')}</h2>
      {currentHours === null ? (
        <p className={styles.quiet}>{t('hours.none')}</p>
      ) : (
        <div className={styles.cardMain}>
          <span className={styles.number}>{formatNumber(currentHours, language)}</span>
          {hoursDate && <span className={styles.quiet}>{t('hours.asOf', { date: formatDate(hoursDate) })}</span>}
        </div>
      )}
      {hours.length > 1 && (
        <svg
          className={styles.line}
          viewBox={`0 0 ${size.width} ${size.height}`}
          role="img"
          aria-label={t('hours.chart', { n: hours.length })}
          preserveAspectRatio="none"
        >
          <polyline points={hoursLine(hours, size)} />
        </svg>
      )}
    </section>
  );
}
