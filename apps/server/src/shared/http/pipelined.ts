import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { tooMany } from '../refusal/refusal.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Aborted when the connection closes: the response is no longer awaited. */
    gone: AbortSignal;
    /** Arrived after the connection's limit was exceeded: neither processed nor answered. */
    isIgnored: boolean;
  }
}

/** Requests of one connection that may be there at once; no browser sends a second before the first is answered. */
export const mostPipelined = 20;

interface ClientConnection {
  pending: number;
  last: Promise<void>;
  gone: AbortController;
  /** A request was one too many: the connection ends with its refusal. */
  isEnding: boolean;
}

/**
 * Answers the requests of one connection one after the other, as HTTP/1.1 sends their answers anyway. One too many at once is refused (429),
 * and the connection ends with that answer: what was sent after it costs nothing and is not answered.
 */
export function oneAtATime(app: FastifyInstance): void {
  const connections = new WeakMap<Socket, ClientConnection>();
  function connectionOf(socket: Socket): ClientConnection {
    const known = connections.get(socket);
    if (known) return known;
    const gone = new AbortController();
    const connection: ClientConnection = { pending: 0, last: Promise.resolve(), gone, isEnding: false };
    connections.set(socket, connection);
    socket.once('close', () => gone.abort(new Error('the client closed the connection')));
    return connection;
  }
  // Set for every request before anything reads it.
  app.decorateRequest('gone', null as unknown as AbortSignal);
  app.decorateRequest('isIgnored', false);
  app.addHook('onRequest', async (request, reply) => {
    const { socket, headers } = request.raw;
    const connection = connectionOf(socket);
    request.gone = connection.gone.signal;
    if (headers.upgrade !== undefined) return;
    if (connection.isEnding) {
      request.isIgnored = true;
      reply.hijack();
      return;
    }
    if (connection.pending >= mostPipelined) {
      connection.isEnding = true;
      void reply.header('connection', 'close');
      throw tooMany('http.pipelined', { n: mostPipelined });
    }
    const before = connection.last;
    const { promise, resolve } = Promise.withResolvers<void>();
    connection.pending += 1;
    connection.last = promise;
    reply.raw.once('finish', () => {
      connection.pending -= 1;
      resolve();
    });
    await before;
  });
}
