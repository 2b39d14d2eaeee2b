import type { ClaimStatistics, InspectionFigures, MaintenanceFigures, VehicleStatistics } from '@harrow/api-client';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import styles from '../dashboard.module.css';
import type { Links } from '../links.ts';
import { useNumberFormats } from './useNumberFormats.ts';

interface FiguresProps {
  claims: ClaimStatistics | null;
  vehicles: VehicleStatistics | null;
  pdi: InspectionFigures | null;
  maintenance: MaintenanceFigures | null;
  /** `YYYY-MM-DD` */
  links: Links;
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
export function Figures({ claims, vehicles, pdi, maintenance, links, today }: FiguresProps) {
  const { t } = useTranslation('dashboard');
  const { counted, number, percent, days } = useNumberFormats();
  const countOf = (key: string): number => claims?.byStatus.find((entry) => entry.key === key)?.count ?? 0;
  const figures: Figure[] = [
    ...(claims
      ? [
          {
            key: 'inReview',
            label: t('figure.inReview'),
            value: counted(countOf('submitted') + countOf('pass')),
            to: links.claimsByStatus({ key: 'submitted,pass', text: '', count: 0 }),
          },
          {
            key: 'returned',
            label: t('figure.returned'),
            value: counted(countOf('no_pass')),
            to: links.claimsByStatus({ key: 'no_pass', text: '', count: 0 }),
          },
          { key: 'days', label: t('figure.days'), value: days(claims.averageDays) },
          { key: 'firstPass', label: t('figure.firstPass'), value: percent(claims.firstPassRate) },
        ]
      : []),
    ...(vehicles
      ? [{ key: 'warrantyEnding', label: t('figure.warrantyEnding'), value: number(vehicles.warrantyEnding), to: links.warrantyEnding(today) }]
      : []),
    ...(pdi
      ? [
          {
            key: 'pdi',
            label: t('figure.pdi'),
            value: counted(pdi.open.count),
            ...(pdi.overdue.count > 0 && { note: t('overdue', { count: pdi.overdue.count, n: counted(pdi.overdue.count) }), isLate: true }),
            to: pdi.open.link,
          },
        ]
      : []),
    ...(maintenance
      ? [
          {
            key: 'maintenance',
            label: t('figure.maintenance'),
            value: counted(maintenance.overdue.count),
            ...(maintenance.compliance !== null && { note: t('inTime', { percent: percent(maintenance.compliance) }) }),
            to: maintenance.overdue.link,
          },
        ]
      : []),
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
