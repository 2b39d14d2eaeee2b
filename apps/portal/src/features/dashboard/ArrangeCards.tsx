import { useTranslation } from 'react-i18next';
import { ArrangeDialog } from '../../shared/arrangement/ArrangeDialog.tsx';
import type { Arrangement } from '../../shared/arrangement/arrangement.ts';
import { cardOrder, type Part } from './cardOrder.ts';

/** Puts the cards in order, and hides some. */
export function ArrangeCards({ arrangement: { order, hidden }, onClose }: { arrangement: Arrangement<Part>; onClose: () => void }) {
  const { t } = useTranslation('dashboard');
  return <ArrangeDialog title={t('arrange')} names={order} hidden={hidden} labelOf={(part) => t(`part.${part}`)} save={cardOrder.save} onClose={onClose} />;
}
