import type { PartsOrder } from '@harrow/api-client';
import { DateText, type Fact, Money } from '@harrow/ui';
import type { useTranslation } from 'react-i18next';
import { ShippedBar } from './list/ShippedBar.tsx';

/** Key facts of an order, beside its number. */
export const factsOf = (order: PartsOrder, t: ReturnType<typeof useTranslation<'partsOrder'>>['t']): Fact[] => [
  { label: t('field.orderType'), value: order.orderType_dictText },
  { label: t('field.dealerName'), value: order.subDealerName ?? order.dealerName },
  {
    label: t('field.totalAmount'),
    value: order.freeOfCharge === 'Y' ? t('totals.free') : <Money amount={order.totalAmount} currency={order.currency} strong />,
  },
  ...(order.payStatus_dictText
    ? [{ label: t('field.payStatus'), value: order.creditReleased === 'Y' ? `${order.payStatus_dictText} · ${t('list.released')}` : order.payStatus_dictText }]
    : []),
  ...(order.confirmTime === null ? [] : [{ label: t('field.shipStatus'), value: <ShippedBar order={order} /> }]),
  ...(order.requiredDate ? [{ label: t('field.requiredDate'), value: <DateText value={order.requiredDate} /> }] : []),
  ...(order.closeReason_dictText ? [{ label: t('field.closeReason'), value: order.closeReason_dictText }] : []),
];
