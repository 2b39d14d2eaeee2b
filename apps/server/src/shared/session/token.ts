import { createHash, randomBytes } from 'node:crypto';
import type { FastifyRequest } from 'fastify';

/** A new session token: 256 random bits. */
export const newToken = (): string => randomBytes(32).toString('base64url');
/** Hash of a token, as stored in the database. */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('hex');

/** Pictures, videos and links send no headers: for them the portal keeps the token in a cookie that only file downloads get. */
const cookieOf = (cookies: string | undefined): string | undefined => /(?:^|;\s*)Access-Token=([\w-]+)/.exec(cookies ?? '')?.[1];

/** The token of a request: header `X-Access-Token`, or `Authorization` with or without `Bearer`, or the cookie of file downloads. */
export function tokenOf(request: Pick<FastifyRequest, 'headers'>): string | undefined {
  const header = request.headers['x-access-token'] ?? request.headers.authorization?.replace(/^Bearer\s+/i, '') ?? cookieOf(request.headers.cookie);
  return typeof header === 'string' && /^[\w-]{20,200}$/.test(header) ? header : undefined;
}
