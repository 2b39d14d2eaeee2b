import type { DealerStanding } from '@harrow/api-client';
import { useSettings } from '@harrow/ui';
import { useTranslation } from 'react-i18next';
import { FigureCard } from './FigureCard.tsx';
import { numberFormats } from './numberFormats.ts';

/** What is late by dealer, with the share of what was in time. */
export function StandingCard({ title, dealers }: { title: string; dealers: readonly DealerStanding[] }) {
  const { t } = useTranslation('dashboard');
  const { language } = useSettings();
  const { number, percent } = numberFormats(language);
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
