import { type List as AnyList, type ListState, useListProps } from '@harrow/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { lists } from '../../platform/installation.ts';
import { defaultListState } from './address/listAddress.ts';
import { type Listable, listCall } from './listCall.ts';
import { useTabActivated } from '../tab.ts';
import { useFailureText } from '../calls/useFailureText.ts';
import { useListState } from './useListState.ts';
import { useLiveCount } from './useLiveCount.ts';

/** Shown for more new rows than can be named. */
const manyNew = 100;

export type List<Item extends object> = Omit<AnyList<Item>, 'pageProps'> & {
  /** Ready to be spread into `ListPage`. */
  pageProps: AnyList<Item>['pageProps'] & { storageKey: string };
};

/**
 * One page of a resource, as the address says: page, sort, filters and advanced query are search parameters, so that a list
 * can be bookmarked, sent to a colleague, and is the same after a reload. While another page loads the rows before it stay;
 * the last answer wins.
 */
export function useList<Item extends object>(resource: Listable<Item>, defaults: ListState = defaultListState): List<Item> {
  const client = useQueryClient();
  const failureText = useFailureText();
  const { name } = resource;
  const { state, write, isWaiting } = useListState(name, defaults);
  // Each of these that is read makes the list render again when it changes; a refetch is not shown, so it is not read.
  const { data, error, isPending, isPlaceholderData, isPaused } = useQuery(listCall(resource, state));

  const live = useLiveCount(name);
  const reload = (): void => void client.invalidateQueries({ queryKey: [name] });
  // A page in the background receives no live changes.
  useTabActivated(reload);
  const list = useListProps<Item>({
    state,
    defaults,
    onStateChange: write,
    answer: {
      data: isWaiting ? undefined : data,
      loading: isWaiting || ((isPending || isPlaceholderData) && !isPaused),
      error: error ? { message: failureText(error) } : null,
      reload,
    },
  });
  const shown = { ...list.pageProps.data, newCount: live.isMany ? manyNew : live.count, onShowNew: reload };
  const paging = { ...list.pageProps.paging, pageSizes: lists.pageSizeOptions };
  return { ...list, pageProps: { ...list.pageProps, data: shown, paging, storageKey: name } };
}
