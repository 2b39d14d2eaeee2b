import { type Chip, useDictionary } from '@harrow/ui';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { statusCounts } from './statusCounts.ts';

/** The statuses by which a list of documents is chosen. */
export interface DocumentStatuses {
  /** Filter of the list. Default `status`. */
  filter?: string;
  /** Dictionary of their names. Default `bill_status`. */
  dict?: string;
  /** In the order of the work. */
  order: readonly string[];
  /** How many documents there are in each status. */
  counts: ReturnType<typeof statusCounts>;
}

/** The statuses with their counts. @param chosen statuses that the list is filtered by, joined by commas */
export function useStatusChips({ dict = 'bill_status', order, counts }: DocumentStatuses, chosen = ''): Chip[] {
  const { t } = useTranslation('shared');
  const { items } = useDictionary(dict);
  const { data } = useQuery(counts);
  const active = chosen.split(',');
  return [
    { key: 'all', label: t('list.all'), count: data?.reduce((sum, { count }) => sum + count, 0), active: chosen === '' },
    ...order.map((key) => ({
      key,
      label: items?.find(({ value }) => value === key)?.text ?? key,
      count: data && (data.find(({ status }) => status === key)?.count ?? 0),
      active: active.includes(key),
    })),
  ];
}
