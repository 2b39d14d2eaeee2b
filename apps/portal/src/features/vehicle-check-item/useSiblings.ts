import { type Chip, useDictionary } from '@harrow/ui';
import { useTranslation } from 'react-i18next';

const address = '/vehicle/checkItem';

/** Leads to the items of each product line, and to the reasons. @param current a product line, or `reasons` */
export function useSiblings(current: string | undefined): Chip[] {
  const { t } = useTranslation('vehicleCheckItem');
  const { items = [] } = useDictionary('product2');
  return [
    ...items.map(({ value, text }) => ({ key: `${address}?secondProduct=${value}&enabled=Y`, label: text, active: current === value })),
    { key: `${address}/reasons`, label: t('reasons.title'), active: current === 'reasons' },
  ];
}
