import websocket, { type WebSocket } from '@fastify/websocket';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { contextOf } from '../../shared/context.ts';
import type { Connection } from '../../shared/database/connection/connect.ts';
import { forbidden, unauthorized } from '../../shared/refusal/refusal.ts';
import type { Services } from '../../shared/services.ts';
import type { CurrentUser } from '../../shared/session/currentUser.ts';
import { tellAnnouncements } from './announcements.ts';
import { tellListChanges } from './changes.ts';
import { type Connections, createConnections, type Page, sendTo } from './connections.ts';
import { tellMasterChanges } from './masters.ts';
import { createRateLimit } from './rateLimit.ts';
import { createRelay } from './relay.ts';
import {
  beatText,
  changedKey,
  commandText,
  masterKey,
  permissionKey,
  announcementKey,
  readMessage,
  type SocketMessage,
  subscribeKey,
  type ToldMessage,
  unreadKey,
} from './socketMessage.ts';
import { liveLists, mayHear } from './subscriptions.ts';
import { sendUnread, tellUnread } from './unread.ts';

/** Bytes of one message of a page. */
const maxPayload = 16 * 1024;
/** Keys one page may listen to. */
const maxKeys = 50;
/** A page beats every ten seconds, once a minute where the browser lets hidden windows sleep. Then it is gone. */
const idleMs = 150_000;
const sweepMs = 30_000;
const closeWithinMs = 1000;

/** Why the server ends a connection; the client comes back after all but the first. */
export const closeCodes = { sessionEnded: 4401, tooFast: 4429, notUnderstood: 4400, restarting: 1012 } as const;

const reserved: ReadonlySet<string> = new Set([unreadKey, changedKey, masterKey, permissionKey, announcementKey]);

/** Errors of the protocol have codes of the WebSocket library, those of the network codes of the system. */
const isOfConnection = (error: Error & { code?: string }): boolean => /^(?:WS_ERR_\w+|E[A-Z]+)$/.test(error.code ?? '');

const tokenOf = ({ headers }: FastifyRequest): string | undefined => {
  const protocol = headers['sec-websocket-protocol']?.split(',', 1)[0]?.trim();
  return protocol !== undefined && /^[\w-]{20,200}$/.test(protocol) ? protocol : undefined;
};

/**
 * `/vxeSocket/{userId}/{pageId}`, sub-protocol = token (facts of the origin 18): rows that others change, changes of
 * lists, and the number of unread messages. The user is named by login name or id, and has to be the token's.
 */
export async function socketRoutes(app: FastifyInstance, services: Services, connection: Connection): Promise<void> {
  await app.register(websocket, {
    options: { maxPayload },
    errorHandler(error, socket, request) {
      // Clients must not be able to fill the log: a frame that breaks the protocol, or a connection that breaks, ends it and no more.
      if (isOfConnection(error)) request.log.debug({ err: error }, 'a socket broke');
      else request.log.error(error);
      socket.terminate();
    },
    preClose: function endPages(this: FastifyInstance, done: () => void) {
      for (const page of this.websocketServer.clients) {
        page.close(closeCodes.restarting, 'the server restarts');
        // A page that does not answer must not hold the server up.
        setTimeout(() => page.terminate(), closeWithinMs).unref();
      }
      this.websocketServer.close(done);
    },
  });
  const connections = createConnections();
  const relay = await createRelay(connection, connections);
  const log = (error: unknown): void => services.log.error({ err: error }, 'live changes could not be told');
  const stops = [
    await tellListChanges(connection, connections, liveLists(services), log),
    await tellUnread(connection, connections, log),
    await tellMasterChanges(connection, connections, services.modules),
    await tellAnnouncements(connection, connections, log),
  ];
  await connection.listen('session', (userId) => void recheck(services, connections, userId).catch(log));
  app.addHook('onClose', async () => stops.forEach((stop) => stop()));

  app.get<{ Params: { userId: string; pageId: string } }>(
    '/vxeSocket/:userId/:pageId',
    {
      websocket: true,
      logLevel: 'warn',
      preValidation: async (request) => {
        const token = tokenOf(request);
        const user = token === undefined ? undefined : await services.sessions.find(token, request.ip);
        if (!user) throw unauthorized('session.ended');
        const { userId } = request.params;
        if ((userId !== user.id && userId !== user.username) || user.needChangePassword) throw forbidden('forbidden');
        request.user = user;
      },
    },
    (socket, request) => {
      const page: Page = { wire: socket, token: tokenOf(request)!, user: request.user!, keys: new Set() };
      if (!connections.add(page)) return socket.close(closeCodes.tooFast, 'too many windows');
      serve(socket, page, { services, connections, pass: (message) => relay.pass(page, message), log });
      void sendUnread(connection, page).catch(log);
    },
  );
}

interface Serving {
  services: Services;
  connections: Connections;
  pass: (message: ToldMessage) => Promise<boolean>;
  log: (error: unknown) => void;
}

function serve(socket: WebSocket, page: Page, { services, connections, pass, log }: Serving): void {
  const mayPass = createRateLimit();
  let heardAt = Date.now();
  const sweep = setInterval(() => Date.now() - heardAt > idleMs && socket.terminate(), sweepMs).unref();
  socket.on('close', () => {
    clearInterval(sweep);
    connections.remove(page);
  });
  socket.on('message', (data: Buffer, isBinary: boolean) => {
    heardAt = Date.now();
    if (!mayPass()) return socket.close(closeCodes.tooFast, 'too many messages');
    const message = isBinary ? undefined : readMessage(data.toString());
    if (!message) return socket.close(closeCodes.notUnderstood, 'not understood');
    void answer(message).catch(log);
  });

  async function answer(message: SocketMessage): Promise<void> {
    if (message.type === 'heart_beat') {
      const user = await services.sessions.find(page.token, page.user.ip ?? '');
      if (!user) return socket.close(closeCodes.sessionEnded, 'session ended');
      return sendTo(page, beatText);
    }
    if (message.type === 'common_send_date' && message.data.key === subscribeKey) {
      page.keys = await allowed(services, page, message.data.args);
    } else if (message.type === 'update_vxe_table' || !reserved.has(message.data.key)) await pass(message);
  }
}

/** Those of the keys that the user may listen to; the rest is passed over. */
async function allowed(services: Services, { user }: Page, keys: readonly unknown[]): Promise<ReadonlySet<string>> {
  const asked = keys.filter((key) => typeof key === 'string').slice(0, maxKeys);
  const answers = await Promise.all(asked.map((key) => mayHear(contextOf(services, user), key)));
  return new Set(asked.filter((_, index) => answers[index]));
}

/** Rights or session of a user changed: their pages go on with what they may still do, or end. */
async function recheck(services: Services, connections: Connections, userId: string): Promise<void> {
  const pages = userId === '' ? connections.all() : connections.pagesOf(userId);
  for (const page of pages) {
    const user = await services.sessions.find(page.token, page.user.ip ?? '');
    if (!user) {
      page.wire.close(closeCodes.sessionEnded, 'session ended');
      continue;
    }
    const isChanged = !isAlike(page.user, user);
    page.user = user;
    page.keys = await allowed(services, page, [...page.keys]);
    if (isChanged) sendTo(page, commandText(permissionKey));
  }
}

/** Whether the user's rights and scope are unchanged. */
const isAlike = (before: CurrentUser, now: CurrentUser): boolean =>
  before.scope === now.scope &&
  before.permissions.size === now.permissions.size &&
  [...before.permissions].every((permission) => now.permissions.has(permission)) &&
  String([before.roles, before.marketGroups]) === String([now.roles, now.marketGroups]);
