import type { DealerStanding } from '@harrow/api-client';
import { useTranslation } from 'react-i18next';
import { FigureCard } from './FigureCard.tsx';
import { useNumberFormats } from './useNumberFormats.ts';

/** Late items and on-time rate by dealer. */
export function StandingCard({ title, dealers }: { title: string; dealers: readonly DealerStanding[] }) {
  const { t } = useTranslation('dashboard');
  const { number, percent } = useNumberFormats();
  return (
    <FigureCard
      title={title}
      lines={dealers.map(({ key, text, count, rate, link }) => ({
        key,
        label: text,
        value: number(count),
        ...(rate !== null && { note: t('inTime', { percent: percent(rate) }) }),
        isLate: count > 0,
        to: link,
      }))}
    />
  );
}
