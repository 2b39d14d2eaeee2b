import { type OnlineUser, onlineUsersForceLogout, onlineUsersList, onlineUsersLoginfo, resultOf } from '@harrow/api-client';
import { queryOptions } from '@tanstack/react-query';
import { sortedBy } from '../../shared/list/address/listAddress.ts';
import { listOf } from '../../shared/calls/callsOf.ts';
import { resource } from '../../shared/calls/resource.ts';

/** Sessions that are open. */
export const onlineUsers = resource<OnlineUser, never>('online', { list: listOf(onlineUsersList) });

/** Number of sign-ins. */
export const visits = queryOptions({ queryKey: [...onlineUsers.key, 'visits'], queryFn: ({ signal }) => resultOf(onlineUsersLoginfo({ signal })) });

export const endSession = (token: string) => resultOf(onlineUsersForceLogout({ body: { token } }));
export const endSessionsOf = (userId: string) => resultOf(onlineUsersForceLogout({ body: { userId } }));

/** The last active first. */
export const onlineOrder = sortedBy('lastActive', 'desc');
