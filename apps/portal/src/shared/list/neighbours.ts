import type { ListAnswer, ListState } from '@harrow/ui';
import { useQuery } from '@tanstack/react-query';
import { defaultListState } from './address/listAddress.ts';
import { type Listable, listCall } from './listCall.ts';
import { placeOf, rememberPlace } from './listPlace.ts';

export interface Neighbours {
  previous: string | undefined;
  next: string | undefined;
  /** To be called when the user goes to one of them: the list then shows the page that contains it. */
  arrive: (id: string) => void;
}

/** The records before and after one in the list as last shown, across pages. None when the record is not among them. */
export function useNeighbours<Item extends { id: string }>(resource: Listable<Item>, id: string | undefined): Neighbours | undefined {
  const place = placeOf(resource.name);
  const isAsked = place !== undefined && id !== undefined;
  const state = place ?? defaultListState;
  const here = useQuery({ ...listCall(resource, state), enabled: isAsked });
  const index = here.data?.records.findIndex((record) => record.id === id) ?? -1;
  const isFirst = index === 0 && state.page > 1;
  const isLast = here.data !== undefined && index === here.data.records.length - 1 && index >= 0 && hasMore(state, here.data);
  const before = useQuery({ ...listCall(resource, { ...state, page: Math.max(1, state.page - 1) }), enabled: isFirst });
  const after = useQuery({ ...listCall(resource, { ...state, page: state.page + 1 }), enabled: isLast });
  if (!isAsked || !here.data || index < 0) return undefined;
  const previous = isFirst ? before.data?.records.at(-1)?.id : here.data.records[index - 1]?.id;
  const next = isLast ? after.data?.records[0]?.id : here.data.records[index + 1]?.id;
  return {
    previous: isFirst && before.isPlaceholderData ? undefined : previous,
    next: isLast && after.isPlaceholderData ? undefined : next,
    arrive(to) {
      if (here.data.records.some((record) => record.id === to)) return;
      rememberPlace(resource.name, { ...state, page: to === previous ? state.page - 1 : state.page + 1 });
    },
  };
}

/** Pages beyond the bound of the count cannot be requested. */
const hasMore = ({ page, pageSize }: ListState, { total }: Pick<ListAnswer<unknown>, 'total'>): boolean => page * pageSize < total;
