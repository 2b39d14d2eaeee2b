import type { PartsOrder } from '@harrow/api-client';
import { DateText, type RailPanel, ReadOnlyField } from '@harrow/ui';
import type { useTranslation } from 'react-i18next';
import { OrderChanges } from './OrderChanges.tsx';

/** Panels beside an order: its dates, and change history. */
export function railOf(order: PartsOrder, t: ReturnType<typeof useTranslation<'partsOrder'>>['t']): { changes: React.ReactNode; first: RailPanel[] } {
  const { requiredDate, priceDate, confirmTime, nextPromised, shipmentDate, arrivalDate, creditReason } = order;
  const day = (field: 'requiredDate' | 'priceDate' | 'confirmTime' | 'nextPromised' | 'shipmentDate' | 'arrivalDate', value: string | null) =>
    value !== null && (
      <ReadOnlyField label={t(`field.${field}`)}>
        <DateText value={value} precision="date" />
      </ReadOnlyField>
    );
  return {
    changes: <OrderChanges id={order.id} />,
    first: [
      {
        key: 'dates',
        title: t('rail.dates'),
        open: true,
        content: (
          <>
            {day('requiredDate', requiredDate)}
            {day('priceDate', priceDate)}
            {day('confirmTime', confirmTime)}
            {day('nextPromised', nextPromised)}
            {day('shipmentDate', shipmentDate)}
            {day('arrivalDate', arrivalDate)}
            {creditReason !== null && <ReadOnlyField label={t('field.creditReason')}>{creditReason}</ReadOnlyField>}
          </>
        ),
      },
    ],
  };
}
