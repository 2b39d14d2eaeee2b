import type { VehicleOrder } from '@harrow/api-client';
import { formatNumber, useSettings } from '@harrow/ui';
import { Steps } from 'antd';
import { useTranslation } from 'react-i18next';

const stages = ['signed', 'released', 'confirmed', 'shipped', 'arrived', 'accepted'] as const;

/** How many stages an order has behind it. */
function passed({ status, numberOfOrders, shippedQty, arrivedQty, acceptedQty }: VehicleOrder): number {
  if (status === 'draft') return 1;
  if (status === 'submitted') return 2;
  if (shippedQty < numberOfOrders) return 3;
  if (arrivedQty < numberOfOrders) return 4;
  return acceptedQty < numberOfOrders ? 5 : 6;
}

/** The way of an order from its signature to the acceptance of its machines. */
export function OrderSteps({ order }: { order: VehicleOrder }) {
  const { t } = useTranslation('vehicleOrder');
  const { language } = useSettings();
  const { numberOfOrders: all } = order;
  const counts: Readonly<Partial<Record<(typeof stages)[number], number>>> = {
    shipped: order.shippedQty,
    arrived: order.arrivedQty,
    accepted: order.acceptedQty,
  };
  const isCancelled = order.status === 'closed' && order.closeReason === 'cancelled';
  return (
    <Steps
      size="small"
      responsive
      aria-label={t('steps.label')}
      current={passed(order)}
      {...(isCancelled && { status: 'error' as const })}
      items={stages.map((stage) => {
        const count = counts[stage];
        return {
          title: t(`steps.${stage}`),
          ...(count !== undefined && all > 0 && { content: `${formatNumber(count, language)} / ${formatNumber(all, language)}` }),
        };
      })}
    />
  );
}
