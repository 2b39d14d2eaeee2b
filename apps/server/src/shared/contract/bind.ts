import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type CommitAnswer, commitOnly, once } from '../idempotency/idempotency.ts';
import { forbidden, unauthorized } from '../refusal/refusal.ts';
import type { Services } from '../services.ts';
import type { CurrentUser } from '../session/currentUser.ts';
import { tokenOf } from '../session/token.ts';
import type { Operation } from './contract.ts';
import { toEnvelope } from './envelope.ts';
import type { AllHandlers, Call } from './handlers.ts';
import { languageOf } from './requestLanguage.ts';
import { requestCheck } from './validators.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Set before any handler of an operation that is not public. */
    user?: CurrentUser;
  }
}

type AnyHandler = (call: Call) => unknown;

/** What somebody who must first change the password may still do. */
const beforePasswordChange = /^(?:logins|sessions|navigation|configs|dictionaries)/;

/**
 * Makes a route of every operation: session, permission, contract, handler, envelope, in this order.
 * @throws if a handler is missing, or one exists that the contract does not name: the server must not start.
 */
export function bindOperations(app: FastifyInstance, operations: readonly Operation[], handlers: AllHandlers, services: Services): void {
  const known = new Set<string>(operations.map(({ id }) => id));
  const missing = [...known].filter((id) => !Object.hasOwn(handlers, id));
  const unknown = Object.keys(handlers).filter((id) => !known.has(id));
  if (missing.length > 0 || unknown.length > 0)
    throw new Error(`Handlers and contract differ. Missing: ${missing.join(', ') || 'none'}. Not in the contract: ${unknown.join(', ') || 'none'}.`);
  app.decorateRequest('user', undefined);
  for (const operation of operations) bind(app, operation, handlers[operation.id], services);
}

function bind(app: FastifyInstance, operation: Operation, handler: AnyHandler, services: Services): void {
  const check = requestCheck(operation);
  app.route({
    method: operation.method,
    url: operation.url,
    onRequest: (request) => admit(request, operation, services),
    handler: async (request, reply) => {
      check({ query: request.query, params: request.params, body: request.body });
      const answer = (commitAnswer: CommitAnswer): Promise<unknown> => run(handler, request, reply, commitAnswer);
      const key = request.headers['x-idempotency-key'];
      if (!operation.idempotent || typeof key !== 'string' || key === '' || !request.user) return answer(commitOnly);
      // Repeated after a lost answer, a confirmed call may come unconfirmed again.
      const { confirm: _, ...query } = request.query as Record<string, unknown>;
      return once(
        services.db,
        { user: request.user, operation: operation.id, key, request: { query, body: request.body }, isFile: operation.multipart },
        answer,
        toEnvelope,
      );
    },
  });
}

/** Lets the request in: 401 without a session, 403 without the permission; nothing of the body is read before. */
async function admit(request: FastifyRequest, operation: Operation, services: Services): Promise<void> {
  const token = tokenOf(request);
  const user = token === undefined ? undefined : await services.sessions.find(token, request.ip);
  if (user) request.user = user;
  if (operation.permission === 'public') return;
  if (!user) throw unauthorized('session.ended');
  if (user.needChangePassword && !beforePasswordChange.test(operation.id)) throw forbidden('password.changeFirst');
  if (operation.permission !== 'login' && !user.permissions.has(operation.permission)) throw forbidden('forbidden');
}

async function run(handler: AnyHandler, request: FastifyRequest, reply: FastifyReply, commitAnswer: CommitAnswer): Promise<unknown> {
  const query = request.query as { confirm?: string };
  const call = {
    query,
    body: request.body,
    params: request.params,
    user: request.user,
    language: languageOf(request),
    confirm: query.confirm === '1',
    commitAnswer,
    request,
    reply,
  };
  const result = await handler(call as Call);
  // A handler that has answered by itself may only be followed by nothing: waiting for a reply ends when it is out.
  return reply.sent ? reply : toEnvelope(result);
}
