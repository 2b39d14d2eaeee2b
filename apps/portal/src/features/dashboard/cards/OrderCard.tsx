import type { OrderFigures } from '@harrow/api-client';
import { Money } from '@harrow/ui';
import { useTranslation } from 'react-i18next';
import { FigureCard } from './FigureCard.tsx';
import { useNumberFormats } from './useNumberFormats.ts';

/** Orders of machines that are not closed. */
export function OrderCard({ orders: { open, units, late, arriving, unpaid } }: { orders: OrderFigures }) {
  const { t } = useTranslation('dashboard');
  const { counted, number } = useNumberFormats();
  return (
    <FigureCard
      title={t('orders.title')}
      lines={[
        { key: 'open', label: t('orders.open'), value: counted(open.count), to: open.link },
        { key: 'units', label: t('orders.units'), value: number(units.qty), to: units.link },
        { key: 'late', label: t('orders.late'), value: counted(late.count), isLate: late.count > 0, to: late.link },
        { key: 'arriving', label: t('orders.arriving'), value: counted(arriving.count), to: arriving.link },
        ...unpaid.map(({ currency, amount, link }) => ({
          key: `unpaid ${currency}`,
          label: t('orders.unpaid', { currency }),
          value: <Money amount={amount} currency={currency} />,
          to: link,
        })),
      ]}
    />
  );
}
