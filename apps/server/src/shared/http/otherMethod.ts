import type { FastifyInstance } from 'fastify';
import { methodNotAllowed } from '../refusal/refusal.ts';
import { requestPath } from './requestPath.ts';

/** Answers HTTP 405 with the methods of a known address; the body is not read before. */
export function refuseOtherMethods(app: FastifyInstance): void {
  const methods = new Map<string, Set<string>>();
  const patterns = new Map<string, RegExp>();
  app.addHook('onRoute', ({ url, method }) => {
    // A route for everything says of no address that it is there.
    if (url.includes('*')) return;
    const known = methods.get(url) ?? new Set();
    for (const one of [method].flat()) known.add(one);
    methods.set(url, known);
    if (url.includes(':')) patterns.set(url, new RegExp(`^${url.replaceAll(/:\w+/g, '[^/]+')}$`));
  });
  const methodsOf = (path: string): Set<string> | undefined =>
    methods.get(path) ?? methods.get([...patterns].find(([, pattern]) => pattern.test(path))?.[0] ?? '');
  app.addHook('onRequest', async (request, reply) => {
    if (!request.is404) return;
    const known = methodsOf(requestPath(request.url));
    if (known === undefined) return;
    void reply.header('allow', [...known].toSorted().join(', '));
    throw methodNotAllowed('http.method');
  });
}
