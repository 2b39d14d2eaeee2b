import type { FastifyInstance } from 'fastify';

/** What the portal needs and nothing more: own scripts, styles that antd writes at run time, own images and media, and the frames that were agreed on. */
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

/** Security headers on every answer that can be shown by itself; answers of the API are never stored by caches. */
export function secureHeaders(app: FastifyInstance, frameOrigins: readonly string[] = []): void {
  const policy = contentSecurity(frameOrigins);
  app.addHook('onSend', async (request, reply) => {
    const set = (name: string, value: string): void => {
      if (!reply.hasHeader(name)) reply.header(name, value);
    };
    set('x-content-type-options', 'nosniff');
    if (isCode(request.url)) return;
    set('content-security-policy', policy);
    set('referrer-policy', 'same-origin');
    set('x-frame-options', 'SAMEORIGIN');
    set('permissions-policy', 'geolocation=(), microphone=(), payment=()');
    set('cross-origin-opener-policy', 'same-origin');
    set('x-request-id', request.id);
    if (/^\/(?:api|sys|system|online)\//.test(request.url)) set('cache-control', 'no-store');
  });
}
