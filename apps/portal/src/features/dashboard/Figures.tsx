import type { ClaimStatistics, CollectionRate, VehicleStatistics } from '@harrow/api-client';
import { useSettings } from '@harrow/ui';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import styles from './dashboard.module.css';
import { links } from './links.ts';
import { numberFormats } from './numberFormats.ts';

interface FiguresProps {
  claims: ClaimStatistics | null;
  vehicles: VehicleStatistics | null;
  collections: readonly CollectionRate[];
  /** `YYYY-MM-DD` */
  today: string;
}

interface Figure {
  key: string;
  label: string;
  value: string;
  note?: string;
  isLate?: boolean;
  to?: string;
}

/** The numbers that come first. */
export function Figures({ claims, vehicles, collections, today }: FiguresProps) {
  const { t } = useTranslation('dashboard');
  const { language } = useSettings();
  const { number, percent, days } = numberFormats(language);
  const countOf = (key: string): number => claims?.byStatus.find((entry) => entry.key === key)?.count ?? 0;
  const figures: Figure[] = [
    ...(claims
      ? [
          {
            key: 'inReview',
            label: t('figure.inReview'),
            value: number(countOf('submitted') + countOf('pass')),
            to: links.claimsByStatus({ key: 'submitted,pass', text: '', count: 0 }),
          },
          { key: 'returned', label: t('figure.returned'), value: number(countOf('no_pass')), to: links.claimsByStatus({ key: 'no_pass', text: '', count: 0 }) },
          { key: 'days', label: t('figure.days'), value: days(claims.averageDays) },
          { key: 'firstPass', label: t('figure.firstPass'), value: percent(claims.firstPassRate) },
        ]
      : []),
    ...(vehicles
      ? [
          {
            key: 'pdi',
            label: t('figure.pdi'),
            value: number(vehicles.pdiOpen),
            ...(vehicles.pdiOverdue > 0 && { note: t('overdue', { count: vehicles.pdiOverdue }), isLate: true }),
            to: links.pdiOpen(),
          },
          { key: 'warrantyEnding', label: t('figure.warrantyEnding'), value: number(vehicles.warrantyEnding), to: links.warrantyEnding(today) },
          {
            key: 'maintenance',
            label: t('figure.maintenance'),
            value: number(vehicles.maintenanceOverdue),
            ...(vehicles.maintained > 0 && { note: t('inTime', { percent: percent(1 - vehicles.maintenanceOverdue / vehicles.maintained) }) }),
            to: links.maintenanceOverdue(today),
          },
        ]
      : []),
    ...collections.map(({ period, currency, rate }) => ({
      key: `collected ${currency}`,
      label: t('figure.collected', { period, currency }),
      value: percent(rate),
      to: links.collections({ period, currency }),
    })),
  ];
  return (
    <ul className={styles.figures}>
      {figures.map(({ key, label, value, note, isLate, to }) => {
        const content = (
          <>
            <span>{label}</span>
            <strong>{value}</strong>
            {note && <span className={isLate ? styles.late : styles.note}>{note}</span>}
          </>
        );
        return <li key={key}>{to ? <Link to={to}>{content}</Link> : <div>{content}</div>}</li>;
      })}
    </ul>
  );
}
