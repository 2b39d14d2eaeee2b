import { type Chip, useDictionary } from '@harrow/ui';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { claimStatuses } from './claim.ts';
import { claimCounts } from './claimList.ts';

/** The statuses with their counts. @param status statuses that the list is filtered by, joined by commas */
export function useStatusChips(status = ''): Chip[] {
  const { t } = useTranslation('warrantyClaim');
  const { items } = useDictionary('bill_status');
  const { data } = useQuery(claimCounts);
  const chosen = status.split(',');
  const all = data?.reduce((sum, { count }) => sum + count, 0);
  return [
    { key: 'all', label: t('list.all'), count: all, active: status === '' },
    ...claimStatuses.map((key) => ({
      key,
      label: items?.find(({ value }) => value === key)?.text ?? key,
      count: data && (data.find((entry) => entry.status === key)?.count ?? 0),
      active: chosen.includes(key),
    })),
  ];
}
