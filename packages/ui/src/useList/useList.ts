import { useState } from 'react';
import { defaultListState } from '../listState/listState.ts';
import { useAnswer } from './useAnswer.ts';
import type { List, UseListOptions } from './useList.types.ts';
import { useListProps } from './useListProps.ts';

/**
 * One list: its page, sort, filters and advanced query, the records they ask for, and what is selected of them. It knows
 * no router and no client: `load` is any function that fetches.
 *
 * @example
 * const list = useList({
 *   load: async ({ page, pageSize, filters }, signal) => {
 *     const answer = await fetch(`/machines?${new URLSearchParams({ ...filters, page: `${page}`, size: `${pageSize}` })}`, { signal });
 *     if (!answer.ok) throw new Error(`The machines could not be loaded (${answer.status})`);
 *     return answer.json();
 *   },
 * });
 * return <ListPage {...list.pageProps} title="Machines" columns={columns} selection={list.selection} />;
 */
export function useList<T extends object>({ load, defaults = defaultListState, state, onStateChange, rowKey }: UseListOptions<T>): List<T> {
  const [own, setOwn] = useState(defaults);
  const shown = state ?? own;
  const answer = useAnswer(load, shown);
  return useListProps({
    state: shown,
    defaults,
    answer,
    rowKey,
    onStateChange: (next) => {
      setOwn(next);
      onStateChange?.(next);
    },
  });
}
