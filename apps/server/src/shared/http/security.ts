import type { FastifyInstance } from 'fastify';

/** Content security policy of the portal: own scripts, styles that antd writes at run time, own images and media, and the frames that were agreed on. */
const contentSecurity = (frameOrigins: readonly string[]): string =>
  [
    "default-src 'self'",
    "script-src 'self'",
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob: https:",
    "media-src 'self' blob: https:",
    "font-src 'self' data:",
    "connect-src 'self'",
    "worker-src 'self' blob:",
    ["frame-src 'self' blob:", ...frameOrigins].join(' '),
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'self'",
  ].join('; ');

/** Scripts and styles are no documents: how a browser is to treat one would only make each of forty files heavier. */
const isCode = (url: string): boolean => /^\/assets\/[^?]+\.(?:js|css)(?:\?|$)/.test(url);

/** Headers of every response that does not set its own. Files of the portal do, so that only they are cached. */
const headersOfAll = { 'x-content-type-options': 'nosniff', 'cache-control': 'no-store' };

/** Headers of responses other than scripts and styles, besides the request id. */
const headersOfDocuments = (frameOrigins: readonly string[]): Readonly<Record<string, string>> => ({
  ...headersOfAll,
  'content-security-policy': contentSecurity(frameOrigins),
  'referrer-policy': 'same-origin',
  'x-frame-options': 'SAMEORIGIN',
  'permissions-policy': 'geolocation=(), microphone=(), payment=()',
  'cross-origin-opener-policy': 'same-origin',
});

/** Security headers on every answer, by a hook. */
export function secureHeaders(app: FastifyInstance, frameOrigins: readonly string[] = []): void {
  const ofCode = Object.entries(headersOfAll);
  const ofDocuments = Object.entries(headersOfDocuments(frameOrigins));
  app.addHook('onSend', (request, reply, payload, done) => {
    const isDocument = !isCode(request.url);
    for (const [name, value] of isDocument ? ofDocuments : ofCode) if (!reply.hasHeader(name)) reply.header(name, value);
    if (isDocument && !reply.hasHeader('x-request-id')) reply.header('x-request-id', request.id);
    done(null, payload);
  });
}

/** The same headers where no hook runs: what the router or Node.js itself refuses. */
export const headersOfRefused = (requestId: string, frameOrigins: readonly string[] = []): Record<string, string> => ({
  ...headersOfDocuments(frameOrigins),
  'x-request-id': requestId,
});
