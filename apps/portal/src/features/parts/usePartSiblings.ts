import type { Chip } from '@harrow/ui';
import { useTranslation } from 'react-i18next';
import { useAddressChips } from '../../shared/list/useAddressChips.ts';
import { usePermission } from '../../shared/usePermission.ts';

/** Parameters of the address for parts that want a price. */
const problems = { noPrice: { priceProblem: 'none' }, zeroPrice: { priceProblem: 'zero' } } as const;

/** Parts, prices and their imports lead to each other, for users who maintain prices. */
export function usePartSiblings(current: 'parts' | 'prices' | 'imports'): Chip[] | undefined {
  const { t } = useTranslation('parts');
  const chips = useAddressChips({ path: '/parts/list', spans: problems, label: (span) => t(`chip.${span}`) });
  if (!usePermission('parts:edit')) return undefined;
  const isNarrowed = current === 'parts' && chips.some(({ active }) => active);
  return [
    { key: '/parts/list', label: t('title'), active: current === 'parts' && !isNarrowed },
    ...chips.map((chip) => ({ ...chip, active: chip.active && current === 'parts' })),
    { key: '/parts/list/prices', label: t('prices.title'), active: current === 'prices' },
    { key: '/parts/list/imports', label: t('imports.title'), active: current === 'imports' },
  ];
}
