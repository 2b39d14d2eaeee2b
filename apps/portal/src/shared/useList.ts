import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useFailureText } from './useFailureText.ts';
import { defaultListState, formatListAddress, type ListSort, type ListState, parseListAddress, toFilters } from './listAddress.ts';
import { type Listable, listCall } from './listCall.ts';
import type { Filters } from './resource.ts';

export interface List<Item> {
  state: ListState;
  /** Changes part of what is shown; anything but the page starts at page 1. */
  change: (part: Partial<ListState>) => void;
  /** Ready to be spread into `ListPage`. */
  pageProps: {
    records: Item[] | undefined;
    loading: boolean;
    error: { message: string } | null;
    onRetry: () => void;
    total: number | undefined;
    totalCapped: boolean;
    page: number;
    pageSize: number;
    onPageChange: (page: number, pageSize: number) => void;
    sort: ListSort;
    onSortChange: (sort: ListSort | null) => void;
    filterValues: Filters;
    onFilter: (values: Record<string, unknown>) => void;
    onFilterRemove: (name: string) => void;
    onFiltersClear: () => void;
    storageKey: string;
  };
}

/**
 * One page of a resource, as the address says: page, sort and filters are search parameters, so that a list can be
 * bookmarked, sent to a colleague, and is the same after a reload. While another page loads the rows before it stay;
 * the last answer wins.
 */
export function useList<Item>(resource: Listable<Item>, defaults: ListState = defaultListState): List<Item> {
  const [search, setSearch] = useSearchParams();
  const state = useMemo(() => parseListAddress(search, defaults), [search, defaults]);
  const { page, pageSize, sort, filters } = state;
  const query = useQuery(listCall(resource, state));
  const failureText = useFailureText();
  const change = (part: Partial<ListState>): void => {
    setSearch(formatListAddress({ ...state, page: 1, ...part }, defaults), { replace: true });
  };
  const { data, error, isFetching, isPlaceholderData } = query;
  return {
    state,
    change,
    pageProps: {
      records: data?.records,
      loading: isFetching && (isPlaceholderData || !data),
      error: error ? { message: failureText(error) } : null,
      onRetry: () => void query.refetch(),
      total: data?.total,
      totalCapped: data?.totalCapped ?? false,
      page,
      pageSize,
      onPageChange: (nextPage, nextSize) => change({ page: nextSize === pageSize ? nextPage : 1, pageSize: nextSize }),
      sort,
      onSortChange: (next) => change({ sort: next ?? defaults.sort }),
      filterValues: filters,
      // Filters outside the form (status chips, saved queries) stay: only what the form has is replaced.
      onFilter: (values) => change({ filters: toFilters({ ...filters, ...values }) }),
      onFilterRemove: (name) => change({ filters: toFilters({ ...filters, [name]: undefined }) }),
      onFiltersClear: () => change({ filters: {} }),
      storageKey: resource.name,
    },
  };
}
