import { onlineUsersSignIns, type OnlineUsersSignInsData, resultOf, type SignIn } from '@harrow/api-client';
import { type ListState, sortedBy } from '../../shared/listAddress.ts';
import { resource } from '../../shared/resource.ts';

/** Who signed in when. */
export const visits = resource<SignIn, never>('visit', {
  list: (query, signal) => resultOf(onlineUsersSignIns({ query: query as OnlineUsersSignInsData['query'], signal })),
});

/** The latest first. */
export const visitOrder: ListState = { ...sortedBy('createTime', 'desc'), pageSize: 20 };
