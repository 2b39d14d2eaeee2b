import type { PartsFigures } from '@harrow/api-client';
import { useTranslation } from 'react-i18next';
import { type FigureLine, FigureCard } from './FigureCard.tsx';
import { useNumberFormats } from './useNumberFormats.ts';

/** Orders of parts, and how well they are served. */
export function PartsCard({ parts: { openOrders, backorders, inTransit, fillRate, leadDays } }: { parts: PartsFigures }) {
  const { t } = useTranslation('dashboard');
  const { counted, percent, days } = useNumberFormats();
  const lines: FigureLine[] = [
    { key: 'open', label: t('parts.open'), value: counted(openOrders.count), to: openOrders.link },
    { key: 'backorders', label: t('parts.backorders'), value: counted(backorders.count), to: backorders.link },
    { key: 'inTransit', label: t('parts.inTransit'), value: counted(inTransit.count), to: inTransit.link },
    { key: 'fillRate', label: t('parts.fillRate'), value: percent(fillRate) },
  ];
  return (
    <FigureCard title={t('parts.title')} lines={leadDays === null ? lines : [...lines, { key: 'lead', label: t('parts.leadDays'), value: days(leadDays) }]} />
  );
}
