import type { FastifyInstance } from 'fastify';
import type { Operation } from '../contract/contract.ts';
import type { Services } from '../services.ts';
import { type CallOutcome, entryOf } from './entryOf.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Details of the call for the operation log, besides its response. */
    outcome: CallOutcome;
  }
  interface FastifyContextConfig {
    /** The operation of the contract that is called. */
    operation?: Operation;
  }
}

/** Writes every call down that the contract wants to be, once it is answered. */
export function recordCalls(app: FastifyInstance, { operationLog, loggedRecords, now, log }: Services): void {
  app.decorateRequest('outcome', null as unknown as CallOutcome);
  app.addHook('onRequest', async (request) => {
    request.outcome = {};
  });
  app.addHook('onResponse', async (request, reply) => {
    const { operation } = request.routeOptions.config;
    if (!operation || request.isIgnored) return;
    try {
      const entry = entryOf(request, reply, operation, request.outcome, { now: now(), loggedRecords });
      if (entry) operationLog.add(entry);
    } catch (error) {
      log.error({ err: error }, 'a call could not be written into the operation log');
    }
  });
  app.addHook('onClose', () => operationLog.flush());
}
