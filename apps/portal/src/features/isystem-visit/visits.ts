import { onlineUsersSignIns, type OnlineUsersSignInsData, resultOf, type SignIn } from '@harrow/api-client';
import { resource } from '../../shared/calls/resource.ts';

/** Who signed in when. */
export const visits = resource<SignIn, never>('visit', {
  list: (query, signal) => resultOf(onlineUsersSignIns({ query: query as OnlineUsersSignInsData['query'], signal })),
});
