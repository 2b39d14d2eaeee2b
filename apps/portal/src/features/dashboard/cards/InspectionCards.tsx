import type { InspectionFigures } from '@harrow/api-client';
import { useTranslation } from 'react-i18next';
import { FigureCard } from './FigureCard.tsx';
import { useNumberFormats } from './useNumberFormats.ts';
import { StandingCard } from './StandingCard.tsx';

/** Inspections of machines that arrived: what is open and late, and at which dealers. */
export function InspectionCards({ pdi: { open, overdue, onTimeRate, byDealer } }: { pdi: InspectionFigures }) {
  const { t } = useTranslation('dashboard');
  const { counted, percent } = useNumberFormats();
  return (
    <>
      <FigureCard
        title={t('pdi.title')}
        lines={[
          { key: 'open', label: t('pdi.open'), value: counted(open.count), to: open.link },
          { key: 'overdue', label: t('pdi.overdue'), value: counted(overdue.count), isLate: overdue.count > 0, to: overdue.link },
          { key: 'onTime', label: t('pdi.onTime'), value: percent(onTimeRate) },
        ]}
      />
      {byDealer.length > 0 && <StandingCard title={t('pdi.byDealer')} dealers={byDealer} />}
    </>
  );
}
