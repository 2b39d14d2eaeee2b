import type { VehicleOrder } from '@harrow/api-client';
import { type Fact, Money } from '@harrow/ui';
import type { TFunction } from 'i18next';
import { ShippedBar } from './list/ShippedBar.tsx';

/** Key facts of an order, beside its number. */
export const factsOf = (order: VehicleOrder, t: TFunction<'vehicleOrder'>): Fact[] => [
  { label: t('field.contractNo'), value: order.contractNo },
  { label: t('field.dealerName'), value: order.dealerName },
  { label: t('field.orderAmount'), value: <Money amount={order.orderAmount} currency={order.currency} strong /> },
  { label: t('field.payStatus'), value: order.payStatus_dictText },
  ...(order.status === 'draft' || order.status === 'submitted' ? [] : [{ label: t('field.shipStatus'), value: <ShippedBar order={order} /> }]),
  ...(order.closeReason_dictText ? [{ label: t('field.closeReason'), value: order.closeReason_dictText }] : []),
];
