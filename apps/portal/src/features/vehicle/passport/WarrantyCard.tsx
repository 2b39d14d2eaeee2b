import type { Vehicle } from '@harrow/api-client';
import { formatDate, formatNumber, StatusTag, useSettings } from '@harrow/ui';
import { useTranslation } from 'react-i18next';
import { warrantyTones } from '../vehicleStatus.ts';
import styles from './passport.module.css';

/** State and end of the machine's warranty. */
export function WarrantyCard({ vehicle }: { vehicle: Vehicle }) {
  const { t } = useTranslation('vehicle');
  const { language } = useSettings();
  const { warrantyState, warrantyStartDate, warrantyEndDate, warrantyMonths, warrantyHours, extendEndDate, warrantySuspended, unregisteredSince } = vehicle;
  return (
    <section className={styles.card} aria-label={t('warranty.title')}>
      <h2 className={styles.cardTitle}>{t('warranty.title')}</h2>
      <div className={styles.cardMain}>
        <StatusTag color={warrantyTones[warrantyState]} text={t(`warranty.${warrantyState}`)} />
        {warrantySuspended === 'Y' && <StatusTag color="warning" text={t('warranty.suspended')} />}
      </div>
      {warrantyStartDate && warrantyEndDate && (
        <p className="hw-number">{t('warranty.period', { from: formatDate(warrantyStartDate), to: formatDate(warrantyEndDate) })}</p>
      )}
      {(warrantyMonths !== null || warrantyHours !== null) && (
        <p className={styles.quiet}>
          {warrantyHours === null
            ? t('warranty.months', { months: warrantyMonths })
            : t('warranty.limit', { months: warrantyMonths ?? '–', hours: formatNumber(warrantyHours, language) })}
        </p>
      )}
      {unregisteredSince && <p className={styles.quiet}>{t('warranty.unregistered', { date: formatDate(unregisteredSince) })}</p>}
      {extendEndDate && <p className={styles.quiet}>{t('warranty.extended', { to: formatDate(extendEndDate) })}</p>}
    </section>
  );
}
