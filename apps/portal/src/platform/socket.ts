import { createSocket, socketUrl } from '@harrow/api-client';
import { createLiveRows } from '@harrow/ui';
import { tokens } from './api.ts';
import { config } from './config.ts';
import { mustChangePassword, userStore } from './session/session.ts';

/** The page's connection for messages of the server; open while it is in use. */
export const socket = createSocket({
  open() {
    const token = tokens.get();
    const user = userStore.get();
    // Until the one-time password is changed the server refuses everything else; the change wakes the socket.
    if (!token || !user || mustChangePassword(user)) return undefined;
    return new WebSocket(socketUrl({ userId: user.username, base: new URL(config.baseUrl || '/', location.origin).href }), token);
  },
});

// A login, also one in place after the session was lost, has a new token.
userStore.subscribe(() => (userStore.get() ? socket.wake() : socket.rest()));

/** For the `socket` of editable tables: rows that others change. */
export const liveRows = createLiveRows(socket);
