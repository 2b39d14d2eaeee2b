import { useEffect, useState } from 'react';
import { asksForOthers, changeState, pageBefore, toFilters } from '../listState/listState.ts';
import type { List, ListLoading } from './useList.types.ts';
import type { ListState } from '../listState/listState.ts';

export interface ListPropsOptions<T> {
  state: ListState;
  /** Sort order that "reset" restores. */
  defaults: ListState;
  onStateChange: (state: ListState) => void;
  answer: ListLoading<T>;
  rowKey?: ((record: T) => string) | undefined;
}

const idOf = (record: object): string => String((record as { id?: unknown }).id);

type Filters = ListState['filters'];
const isSameFilters = (one: Filters, other: Filters): boolean => Object.keys({ ...one, ...other }).every((name) => (one[name] ?? '') === (other[name] ?? ''));

/**
 * A list whose state and answers come from elsewhere, e.g. the address and a cache of queries: what follows from them.
 * Most applications want `useList`.
 */
export function useListProps<T extends object>({ state, defaults, onStateChange, answer, rowKey = idOf }: ListPropsOptions<T>): List<T> {
  const { page, pageSize, sort, filters, query } = state;
  const [selected, setSelected] = useState<readonly T[]>([]);
  const records = answer.data?.records;

  const change = (part: Partial<ListState>): void => {
    const next = changeState(state, part);
    // Records that are no longer shown must not stay selected.
    if (asksForOthers(state, next)) setSelected([]);
    onStateChange(next);
  };

  const stepBack = answer.data && !answer.loading && !answer.error ? pageBefore(state, answer.data) : undefined;
  useEffect(() => {
    if (stepBack !== undefined) onStateChange({ ...state, page: stepBack });
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once for each page that has to give way
  }, [stepBack]);

  // A record that was changed since it was selected is shown and sent as it is now.
  const fresh = new Map(records?.map((record) => [rowKey(record), record]));
  const selectedNow = selected.map((record) => fresh.get(rowKey(record)) ?? record);
  const select = (ids: string[]): void => {
    const known = new Map([...selectedNow, ...(records ?? [])].map((record) => [rowKey(record), record]));
    setSelected(ids.flatMap((id) => known.get(id) ?? []));
  };

  const { data, loading, error, reload } = answer;
  return {
    state,
    change,
    refresh: reload,
    selection: { ids: selectedNow.map(rowKey), records: selectedNow, onChange: select },
    view: { state, onApply: change },
    pageProps: {
      data: {
        records: stepBack === undefined ? records : undefined,
        loading,
        error,
        onRetry: reload,
        onRefresh: reload,
        onChanged: (ids) => {
          setSelected((before) => before.filter((record) => !ids.includes(rowKey(record))));
          reload();
        },
      },
      paging: {
        total: data?.total,
        totalCapped: data?.totalCapped ?? false,
        page,
        pageSize,
        onChange: (nextPage, nextSize) => change({ page: nextPage, pageSize: nextSize }),
      },
      sorting: { sort, onChange: (next) => change({ sort: next ?? defaults.sort }) },
      filtering: {
        values: filters as Record<string, unknown>,
        // Filters outside the form (status chips) stay: only what the form has is replaced.
        onFilter: (values) => change({ filters: toFilters({ ...filters, ...values }) }),
        onRemove: (name) => change({ filters: toFilters({ ...filters, [name]: undefined }) }),
        onClear: () => change({ filters: {}, query: undefined }),
        isPreset: query === undefined && Object.keys(defaults.filters).length > 0 && isSameFilters(filters, defaults.filters),
        isFiltered: Object.keys(filters).length > 0 || query !== undefined,
      },
    },
  };
}
