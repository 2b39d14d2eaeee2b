import type { FastifyRequest } from 'fastify';
import { badRequest } from '../refusal/refusal.ts';

/** RFC 2046 allows a boundary of 70 characters. */
const boundary = /;\s*boundary=(?:"[^"]{1,70}"|[^\s;"]{1,70})\s*(?:;|$)/i;

/** Refuses what is no multipart request, or has no boundary by which its parts could be told apart. */
export function mustBeMultipart(request: FastifyRequest): void {
  if (!request.isMultipart() || !boundary.test(request.headers['content-type'] ?? '')) throw badRequest('attach.notMultipart');
}
