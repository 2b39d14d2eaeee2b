import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { limitCalls } from '../http/callLimit.ts';
import { networkOf } from '../http/networkOf.ts';
import { requestPath } from '../http/requestPath.ts';
import { type KeepAnswer, nobody, once } from '../idempotency/idempotency.ts';
import { clientIsGone } from '../http/logging/logging.ts';
import { type Context, contextOf } from '../context.ts';
import { tryAgain } from '../http/stopping.ts';
import { isHeavy } from '../turns/isHeavy.ts';
import { NoTurn, turnLimits } from '../turns/turns.ts';
import { badRequest, forbidden, tooMany, unauthorized } from '../refusal/refusal.ts';
import type { Services } from '../services.ts';
import type { CurrentUser } from '../session/currentUser.ts';
import { tokenOf } from '../session/token.ts';
import { createCommit, isCommitted } from './commit.ts';
import type { Operation } from './contract.ts';
import { toEnvelope } from './envelope.ts';
import type { AllHandlers, WriteCall } from './handlers.ts';
import { languageOf } from './requestLanguage.ts';
import { requestCheck } from './validators.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Set before any handler of an operation that is not public. */
    user?: CurrentUser;
  }
}

type AnyHandler = (call: WriteCall) => unknown;

/** Operations open to users who must change their password first. */
const beforePasswordChange = /^(?:logins|sessions|navigation|configs|dictionaries)/;

/** Judges a call that comes from the page of an application, by the id that it names; throws what the caller is told. */
export type JudgeLowApp = (context: Context, call: { appId: string; id: string; method: string; path: string }) => Promise<void>;

/**
 * Makes a route of every operation: session, permission, contract, limit of calls, handler, envelope, in this order.
 * @throws if a handler is missing, or one exists that the contract does not name: the server must not start.
 */
export function bindOperations(
  app: FastifyInstance,
  operations: readonly Operation[],
  handlers: AllHandlers,
  services: Services,
  judgeLowApp?: JudgeLowApp,
): void {
  const known = new Set<string>(operations.map(({ id }) => id));
  const missing = [...known].filter((id) => !Object.hasOwn(handlers, id));
  const unknown = Object.keys(handlers).filter((id) => !known.has(id));
  if (missing.length > 0 || unknown.length > 0)
    throw new Error(`Handlers and contract differ. Missing: ${missing.join(', ') || 'none'}. Not in the contract: ${unknown.join(', ') || 'none'}.`);
  app.decorateRequest('user', undefined);
  for (const operation of operations) bind(app, operation, handlers[operation.id] as AnyHandler, { services, judgeLowApp });
}

interface Binding {
  services: Services;
  judgeLowApp: JudgeLowApp | undefined;
}

function bind(app: FastifyInstance, operation: Operation, handler: AnyHandler, { services, judgeLowApp }: Binding): void {
  const check = requestCheck(operation);
  app.route({
    method: operation.method,
    url: operation.url,
    config: { operation },
    onRequest: (request) => admit(request, operation, { services, judgeLowApp }),
    handler: async (request, reply) => {
      check({ query: request.query, params: request.params, body: request.body });
      if (operation.callsPerHour !== undefined) await limitCalls(services.db, operation.id, networkOf(request.ip), operation.callsPerHour);
      if (isHeavy(operation, { body: request.body, query: request.query })) await waitForTurn(services, request, reply);
      const answer = (keep?: KeepAnswer): Promise<unknown> => run(handler, request, reply, services, keep);
      const key = request.headers['x-idempotency-key'];
      if (!operation.idempotent || typeof key !== 'string' || key === '') return answer();
      // Repeated after a lost answer, a confirmed call may come unconfirmed again.
      const { confirm: _, ...query } = request.query as Record<string, unknown>;
      return once(
        services.db,
        { userId: request.user?.id ?? nobody, operation: operation.id, key, request: { query, body: request.body }, isFile: operation.multipart },
        answer,
      );
    },
  });
}

/** Heavy work waits until it is the user's turn, and keeps its place until the answer is out. */
async function waitForTurn({ turns }: Services, request: FastifyRequest, reply: FastifyReply): Promise<void> {
  const giveBack = await turns.take(request.user?.id ?? networkOf(request.ip), request.gone).catch((error: unknown) => {
    if (!(error instanceof NoTurn)) throw error;
    throw error.reason === 'stopping' ? tryAgain('http.stopping') : tooMany('http.tooManyWaiting', { n: turnLimits.waitingPerUser });
  });
  // `close` comes without `finish` where the client has gone; nothing is left at a connection that lives on.
  reply.raw.once('finish', giveBack).once('close', giveBack);
  if (request.gone.aborted) giveBack();
}

/** There is one tenant, which is called 0 or not at all. */
const isTenant = (tenant: unknown): boolean => tenant === undefined || tenant === '' || tenant === '0';

/** Operations open to users of suspended departments: their own session, settings and messages. */
const whileSuspended = /^(?:logins|sessions|messages|userPreferences|savedViews|announcementsRead$)/;

/** Lets the request in: 400 for another tenant, 401 without a session, 403 without the permission; nothing of the body is read before. */
async function admit(request: FastifyRequest, operation: Operation, { services, judgeLowApp }: Binding): Promise<void> {
  if (!isTenant(request.headers['x-tenant-id'])) throw badRequest('E-580');
  const token = tokenOf(request);
  const user = token === undefined ? undefined : await services.sessions.find(token, request.ip);
  if (user) request.user = user;
  if (operation.permission === 'public') return;
  if (!user) throw unauthorized((token && (await services.sessions.endOf(token))) || 'session.ended');
  if (user.needChangePassword && !beforePasswordChange.test(operation.id)) throw forbidden('password.changeFirst');
  if (user.suspendedDeparts !== null && operation.method !== 'GET' && !whileSuspended.test(operation.id))
    throw forbidden('depart.suspended', { name: user.suspendedDeparts });
  const lowApp = request.headers['x-low-app-id'];
  if (typeof lowApp === 'string' && lowApp !== '')
    await judgeLowApp?.(contextOf(services, user), { appId: lowApp, id: operation.id, method: operation.method, path: requestPath(request.url) });
  if (operation.permission !== 'login' && !operation.permission.split('|').some((right) => user.permissions.has(right))) throw forbidden('forbidden');
  if (operation.side !== undefined && operation.side !== user.userType) throw forbidden('forbidden');
}

async function run(handler: AnyHandler, request: FastifyRequest, reply: FastifyReply, services: Services, keep: KeepAnswer | undefined): Promise<unknown> {
  const query = request.query as { confirm?: string };
  const context = { services, user: request.user, db: services.db };
  const call = {
    context,
    query,
    body: request.body,
    params: request.params,
    user: request.user,
    language: languageOf(request),
    confirm: query.confirm === '1',
    commit: createCommit(context, keep),
    request,
    reply,
  };
  const result = await handler(call as WriteCall);
  // A handler that has answered by itself may only be followed by nothing: waiting for a reply ends when it is out.
  if (reply.sent) return reply;
  // In the middle of a download, for instance: the client has gone, and the headers have been sent.
  if (clientIsGone(request)) return reply.hijack();
  // A page learns at once of its own change of a dictionary, and soon of changes by others.
  if (request.user) void reply.header('x-dictionary-version', services.dictionaries.version());
  const answer = isCommitted(result) ? result.envelope : toEnvelope(result);
  request.outcome.answer = answer;
  return answer;
}
