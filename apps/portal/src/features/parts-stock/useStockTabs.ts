import type { Chip } from '@harrow/ui';
import { useTranslation } from 'react-i18next';

const base = '/parts/stock';

/** The lists of a dealer's stock lead to each other. */
export function useStockTabs(current: 'stock' | 'moves' | 'shortage' | 'warehouses'): Chip[] {
  const { t } = useTranslation('partsStock');
  return [
    ...(current === 'stock' ? [] : [{ key: base, label: t('title') }]),
    { key: `${base}/moves`, label: t('moves.title'), active: current === 'moves' },
    { key: `${base}/shortage`, label: t('shortage.title'), active: current === 'shortage' },
    { key: `${base}/warehouses`, label: t('warehouses.title'), active: current === 'warehouses' },
  ];
}
