import type { FastifyInstance } from 'fastify';
import { Refusal } from '../refusal/refusal.ts';

/** Seconds after which a server, or another one, can be expected to be there. */
const retryAfterSeconds = 3;

/** Nothing of the request was done (HTTP 503): it may be sent again, with the same idempotency key. */
export const tryAgain = (code: 'http.stopping'): Refusal => new Refusal({ text: { code }, envelopeCode: 503, httpStatus: 503 });

export interface Stopping {
  readonly isStopping: boolean;
  /** From now on every new request is told to come again. */
  begin(): void;
}

/** Tells requests that come while the server stops to come again; those that came before are finished. */
export function refuseWhileStopping(app: FastifyInstance): Stopping {
  let isStopping = false;
  app.addHook('onRequest', async (_request, reply) => {
    if (!isStopping) return;
    void reply.header('connection', 'close');
    throw tryAgain('http.stopping');
  });
  app.addHook('onSend', async (_request, reply) => {
    if (reply.statusCode === 503) void reply.header('retry-after', retryAfterSeconds);
    if (isStopping) void reply.header('connection', 'close');
  });
  return {
    get isStopping() {
      return isStopping;
    },
    begin: () => void (isStopping = true),
  };
}
