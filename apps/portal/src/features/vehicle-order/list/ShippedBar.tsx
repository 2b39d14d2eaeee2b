import type { VehicleOrderItem } from '@harrow/api-client';
import { formatNumber, Progress, useSettings } from '@harrow/ui';
import { useTranslation } from 'react-i18next';

type Shipped = Pick<VehicleOrderItem, 'shippedQty' | 'numberOfOrders' | 'shipStatus_dictText'>;

/** How many machines were shipped, as a bar with both numbers. */
export function ShippedBar({ order: { shippedQty, numberOfOrders, shipStatus_dictText } }: { order: Shipped }) {
  const { t } = useTranslation('vehicleOrder');
  const { language } = useSettings();
  return (
    <span title={shipStatus_dictText} style={{ display: 'block' }}>
      <Progress value={numberOfOrders > 0 ? (shippedQty / numberOfOrders) * 100 : 0} aria-label={t('field.shippedQty')} />
      <small>{`${formatNumber(shippedQty, language)} / ${formatNumber(numberOfOrders, language)}`}</small>
    </span>
  );
}
