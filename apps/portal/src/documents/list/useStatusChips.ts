import { type Chip, useDictionary } from '@harrow/ui';
import { skipToken, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { countCap } from '../../shared/calls/countCap.ts';
import type { Filters } from '../../shared/calls/resource.ts';
import type { statusCounts } from './statusCounts.ts';

/** The statuses by which a list of documents is chosen. */
export interface DocumentStatuses {
  /** Filter of the list. Default `status`. */
  filter?: string;
  /** Dictionary of their names. Default `bill_status`. */
  dict?: string;
  /** Their names, where no dictionary has them. */
  names?: Readonly<Record<string, string>>;
  /** In the order of the work. */
  order: readonly string[];
  /** Those in which only the maker's staff see documents. Default: none. */
  ofMaker?: readonly string[];
  /** Number of documents in each status. */
  counts: ReturnType<typeof statusCounts>;
  /** Filters that a chip clears, since they leave only one status. Default: none. */
  clears?: readonly string[];
  /** The same over all documents, where one may stand in several of the order. Default: `counts`. */
  total?: ReturnType<typeof statusCounts>;
  /** Late documents: a filter that is on or off, in any status. */
  late?: { filter: string; label: string; count: (signal: AbortSignal) => Promise<number> };
  /** Filters that are on (`Y`) or off, beside any status. */
  toggles?: readonly { filter: string; label: string }[];
}

const lateKey = 'late';

/** Chips of the statuses with their counts, and of late documents. @param filters of the list; several statuses are joined by commas */
export function useStatusChips(statuses: DocumentStatuses, filters: Filters): Chip[] {
  const { filter = 'status', dict = 'bill_status', names = {}, order, counts, total = counts, late, toggles = [] } = statuses;
  const { t } = useTranslation('shared');
  const { items } = useDictionary(dict);
  const { data } = useQuery(counts);
  const { data: all } = useQuery(total);
  const { data: lateCount } = useQuery({ queryKey: [...counts.queryKey, lateKey], queryFn: late ? ({ signal }) => late.count(signal) : skipToken });
  const chosen = filters[filter] ?? '';
  const active = chosen.split(',');
  const shown = (count: number, isMore = count > countCap) => (isMore ? { count: countCap, countCapped: true } : { count });
  const isLate = late !== undefined && filters[late.filter] === 'Y';
  return [
    {
      key: 'all',
      label: t('list.all'),
      ...(all &&
        shown(
          all.reduce((sum, { count }) => sum + count, 0),
          all.some(({ count }) => count > countCap),
        )),
      active: isUnfiltered(statuses, filters),
    },
    ...order.map((key) => ({
      key,
      label: names[key] ?? items?.find(({ value }) => value === key)?.text ?? key,
      ...(data && shown(data.find(({ status }) => status === key)?.count ?? 0)),
      active: active.includes(key),
    })),
    ...(late ? [{ key: lateKey, label: late.label, count: lateCount, active: isLate }] : []),
    ...toggles.map(({ filter: key, label }) => ({ key, label, active: filters[key] === 'Y' })),
  ];
}

/** True while documents of all statuses are shown, late or not: nothing is chosen that the chip for all would clear. */
export const isUnfiltered = ({ filter = 'status', clears = [], late }: DocumentStatuses, filters: Filters): boolean =>
  [filter, ...clears].every((name) => !filters[name]) && !(late !== undefined && filters[late.filter] === 'Y');

/** Filters after a click on a chip: late documents are searched in all statuses, a status among all documents, late or not. */
export function filtersOfChip({ filter = 'status', clears = [], late, toggles = [] }: DocumentStatuses, key: string, filters: Filters): Filters {
  if (toggles.some((toggle) => toggle.filter === key)) return { ...filters, [key]: filters[key] === 'Y' ? '' : 'Y' };
  const others = { ...filters, ...Object.fromEntries(clears.map((name) => [name, ''])), ...(late && { [late.filter]: '' }) };
  if (late && key === lateKey) return { ...others, [filter]: '', [late.filter]: filters[late.filter] === 'Y' ? '' : 'Y' };
  return { ...others, [filter]: key === 'all' ? '' : key };
}
