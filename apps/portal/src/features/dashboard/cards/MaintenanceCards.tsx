import type { MaintenanceFigures } from '@harrow/api-client';
import { useTranslation } from 'react-i18next';
import { FigureCard } from './FigureCard.tsx';
import { useNumberFormats } from './useNumberFormats.ts';
import { StandingCard } from './StandingCard.tsx';

/** Services of machines: what is due, late and missed, and at which dealers. */
export function MaintenanceCards({ maintenance: { due, overdue, missed, compliance, byDealer } }: { maintenance: MaintenanceFigures }) {
  const { t } = useTranslation('dashboard');
  const { counted, percent } = useNumberFormats();
  return (
    <>
      <FigureCard
        title={t('maintenance.title')}
        lines={[
          { key: 'due', label: t('maintenance.due'), value: counted(due.count), to: due.link },
          { key: 'overdue', label: t('maintenance.overdue'), value: counted(overdue.count), isLate: overdue.count > 0, to: overdue.link },
          { key: 'missed', label: t('maintenance.missed'), value: counted(missed.count), to: missed.link },
          { key: 'compliance', label: t('maintenance.compliance'), value: percent(compliance) },
        ]}
      />
      {byDealer.length > 0 && <StandingCard title={t('maintenance.byDealer')} dealers={byDealer} />}
    </>
  );
}
