import type { StockFigures } from '@harrow/api-client';
import { Money } from '@harrow/ui';
import { useTranslation } from 'react-i18next';
import { FigureCard } from './FigureCard.tsx';
import { useNumberFormats } from './useNumberFormats.ts';

/** Parts on shelves, and what has not moved for long. */
export function StockCard({ stock: { value, stocked, dead, belowSafety } }: { stock: StockFigures }) {
  const { t } = useTranslation('dashboard');
  const { counted, number } = useNumberFormats();
  return (
    <FigureCard
      title={t('stock.title')}
      lines={[
        ...value.map(({ currency, stock, dead: unmoved }) => ({
          key: currency,
          label: t('stock.value', { currency }),
          value: <Money amount={stock} currency={currency} />,
          note: t('stock.deadValue', { amount: number(unmoved) }),
        })),
        { key: 'stocked', label: t('stock.stocked'), value: number(stocked.count), to: stocked.link },
        { key: 'belowSafety', label: t('stock.belowSafety'), value: counted(belowSafety.count), isLate: belowSafety.count > 0, to: belowSafety.link },
        { key: 'dead', label: t('stock.dead'), value: number(dead.count), to: dead.link },
      ]}
    />
  );
}
