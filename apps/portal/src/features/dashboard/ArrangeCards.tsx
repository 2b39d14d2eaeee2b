import { useTranslation } from 'react-i18next';
import { ArrangeDialog } from '../../shared/arrangement/ArrangeDialog.tsx';
import type { Arrangement } from '../../shared/arrangement/arrangement.ts';
import { cardOrder } from './cardOrder.ts';
import type { Card } from './dashboards.ts';

/** Puts the cards in order, and hides some. */
export function ArrangeCards({ arrangement: { order, hidden }, onClose }: { arrangement: Arrangement<Card>; onClose: () => void }) {
  const { t } = useTranslation('dashboard');
  return <ArrangeDialog title={t('arrange')} names={order} hidden={hidden} labelOf={(part) => t(`part.${part}`)} save={cardOrder.save} onClose={onClose} />;
}
