import type { PartsOrderItem } from '@harrow/api-client';
import { formatNumber, Progress, useSettings } from '@harrow/ui';
import { useTranslation } from 'react-i18next';

type Shipped = Pick<PartsOrderItem, 'shippedQty' | 'deliverQty' | 'shipStatus_dictText'>;

/** How much of what is to be delivered was shipped. */
export const shippedShare = ({ shippedQty, deliverQty }: Shipped): number => (deliverQty > 0 ? (shippedQty / deliverQty) * 100 : 0);

export const shippedText = ({ shippedQty, deliverQty }: Shipped, language: string): string =>
  `${formatNumber(shippedQty, language)} / ${formatNumber(deliverQty, language)}`;

/** The share that was shipped as a bar, with both quantities. */
export function ShippedBar({ order }: { order: Shipped }) {
  const { t } = useTranslation('partsOrder');
  const { language } = useSettings();
  return (
    <span title={order.shipStatus_dictText ?? undefined} style={{ display: 'block' }}>
      <Progress value={shippedShare(order)} aria-label={t('list.shipped')} />
      <small>{shippedText(order, language)}</small>
    </span>
  );
}
