import type { ListState } from '@harrow/ui';
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { useSearchParams } from 'react-router-dom';
import { firstListState, isFirstViewKnown, onFirstView } from '../views/firstListState.ts';
import { keepFirstView } from '../views/views.ts';
import { formatListAddress, parseListAddress } from './address/listAddress.ts';
import { rememberPlace } from './listPlace.ts';

interface AddressedState {
  state: ListState;
  write: (next: ListState) => void;
  /** It is not known yet whether the user has a default view. */
  isWaiting: boolean;
}

/** State of a list, kept in its address. @param name under which columns and views are remembered */
export function useListState(name: string, defaults: ListState): AddressedState {
  const [search, setSearch] = useSearchParams();
  const isViewKnown = useSyncExternalStore(onFirstView, () => isFirstViewKnown(name));
  // An empty address shows the default view, once it is known.
  const first = useSyncExternalStore(onFirstView, () => firstListState(name, defaults));
  const addressed = useMemo(() => parseListAddress(search, defaults, first), [search, defaults, first]);
  // The address follows in a transition: until then the requested state counts, and the next change builds on it.
  const [asked, setAsked] = useState<{ before: URLSearchParams; state: ListState }>();
  const state = asked?.before === search ? asked.state : addressed;
  // Asked for meanwhile, since most users have no default view; shown when that is certain.
  const isWaiting = search.size === 0 && !isViewKnown;
  const write = (next: ListState): void => {
    setAsked({ before: search, state: next });
    setSearch(formatListAddress(next, defaults, first), { replace: true });
  };
  useEffect(() => {
    // The default view is the user's own. Once it is written out, the address shows a colleague the same and is no longer empty.
    if (search.size === 0 && first !== defaults) setSearch(formatListAddress(state, defaults, first), { replace: true });
  }, [search, defaults, first, state, setSearch]);
  useEffect(() => keepFirstView(name), [name]);
  useEffect(() => {
    if (!isWaiting) rememberPlace(name, state);
  }, [name, state, isWaiting]);
  return { state, write, isWaiting };
}
