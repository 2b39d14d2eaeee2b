import { type List as AnyList, type ListState, useListProps } from '@harrow/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { useSearchParams } from 'react-router-dom';
import { lists } from '../../platform/installation.ts';
import { firstListState, isFirstViewKnown, onFirstView } from '../views/firstListState.ts';
import { defaultListState, formatListAddress, parseListAddress } from './listAddress.ts';
import { type Listable, listCall } from './listCall.ts';
import { rememberPlace } from './listPlace.ts';
import { useTabActivated } from '../tab.ts';
import { useFailureText } from '../calls/useFailureText.ts';
import { useLiveCount } from './useLiveCount.ts';
import { keepFirstView } from '../views/views.ts';

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
  const [search, setSearch] = useSearchParams();
  const client = useQueryClient();
  const failureText = useFailureText();
  const { name } = resource;
  const isViewKnown = useSyncExternalStore(onFirstView, () => isFirstViewKnown(name));
  // The default view, once it is known, is what an empty address shows.
  const first = useSyncExternalStore(onFirstView, () => firstListState(name, defaults));
  const addressed = useMemo(() => parseListAddress(search, defaults, first), [search, defaults, first]);
  // The address follows in a transition: until then the list is what was asked for, and the next change builds on that.
  const [asked, setAsked] = useState<{ before: URLSearchParams; state: ListState }>();
  const state = asked?.before === search ? asked.state : addressed;
  // Asked for meanwhile, since most users have no default view; shown when that is certain.
  const isWaiting = search.size === 0 && !isViewKnown;
  // Each of these that is read makes the list draw itself anew when it changes: that an answer is asked for once more is not shown.
  const { data, error, isPending, isPlaceholderData, isPaused } = useQuery(listCall(resource, state));
  const write = (next: ListState): void => {
    setAsked({ before: search, state: next });
    setSearch(formatListAddress(next, defaults, first), { replace: true });
  };
  useEffect(() => {
    // The default view is somebody's own: written out, the address shows a colleague the same, and is empty no more.
    if (search.size === 0 && first !== defaults) setSearch(formatListAddress(state, defaults, first), { replace: true });
  }, [search, defaults, first, state, setSearch]);
  useEffect(() => keepFirstView(name), [name]);
  useEffect(() => {
    if (!isWaiting) rememberPlace(name, state);
  }, [name, state, isWaiting]);

  const live = useLiveCount(name);
  const reload = (): void => void client.invalidateQueries({ queryKey: [name] });
  // A page in the background hears nothing of what others write.
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
