import type { Chip } from '@harrow/ui';
import { useTranslation } from 'react-i18next';

/** Stock, movements and warehouses lead to each other. */
export function useStockSiblings(current: 'moves' | 'warehouses'): Chip[] {
  const { t } = useTranslation('makerStock');
  return [
    { key: '/parts/makerStock', label: t('title') },
    { key: '/parts/makerStock/moves', label: t('moves.title'), active: current === 'moves' },
    { key: '/parts/makerStock/warehouses', label: t('warehouses.title'), active: current === 'warehouses' },
  ];
}
