import { existsSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { notFound } from '../refusal/refusal.ts';

const apiPath = /^\/(?:api|sys|system|online|mfr|vxeSocket|health|ready)(?:\/|$|\?)/;
/** Files whose name holds a hash of their content never change. */
const hashed = /\/assets\/.+-[\w-]{8,}\.\w+$/;

/**
 * Serves the built portal: hashed files for a year, compressed ones (`.br`, `.gz` beside the file) as they are, and
 * `index.html` for every path of the portal's own router.
 * @param folder undefined, or without `index.html`: the API only
 */
export async function servePortal(app: FastifyInstance, folder: string | undefined): Promise<void> {
  const hasPortal = folder !== undefined && existsSync(join(folder, 'index.html'));
  if (hasPortal) {
    await app.register(fastifyStatic, {
      root: folder,
      wildcard: false,
      preCompressed: true,
      setHeaders: (reply, path) =>
        void reply.header('cache-control', hashed.test(path.replace(/\.(?:br|gz)$/, '')) ? 'public, max-age=31536000, immutable' : 'no-cache'),
    });
  }
  app.setNotFoundHandler((request: FastifyRequest, reply: FastifyReply) => {
    const wantsPage = request.method === 'GET' && !apiPath.test(request.url) && !/\.\w{1,8}$/.test(request.url.split('?')[0]!);
    if (hasPortal && wantsPage) return reply.header('cache-control', 'no-cache').sendFile('index.html');
    throw notFound('http.notFound');
  });
}
