import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import type { Db } from '../database/database.ts';
import { refuse } from '../refusal/refusal.ts';
import { requestPath } from './requestPath.ts';
import { signatureOf } from './signedText.ts';

export interface SigningOptions {
  secret: string;
  /** Which paths must be signed; `*` at the end stands for anything. Uploads, downloads and DELETE are never signed. */
  paths: readonly string[];
  /**
   * Signatures must cover the timestamp as well, so that an old call cannot be given a new date. The portal's do; the algorithm of the
   * first clients left the time out, and clients that know only that one are refused.
   */
  timeRequired: boolean;
}

/** Addresses whose signatures are checked by default, as by the original back ends. */
export const signedByDefault: readonly string[] = ['/sys/dict/*'];

/** How far the time of a call may be from ours, in either direction. */
const windowMs = 300_000;
/** Longer than a call can be young. */
const keptFor = sql`interval '11 minutes'`;
const pruneEveryMs = 60_000;

declare module '../database/database.ts' {
  interface Database {
    signedCall: { key: string };
  }
}

/**
 * Refuses calls of the configured paths that are not signed with the secret, are too old or too early, or were already
 * answered, by whichever server process. Checked before the handler, after session and permission.
 */
export function checkSignatures(app: FastifyInstance, db: Db, options: SigningOptions, now: () => number = Date.now): void {
  let prunedAt = 0;
  const prune = async (): Promise<void> => {
    if (now() - prunedAt < pruneEveryMs) return;
    prunedAt = now();
    await sql`delete from signed_call where seen_time < now() - ${keptFor}`.execute(db);
  };
  app.addHook('preHandler', async (request) => {
    if (!mustBeSigned(request, options.paths)) return;
    const key = verify(request, options, now());
    const first = await db
      .insertInto('signedCall')
      .values({ key })
      .onConflict((on) => on.doNothing())
      .returning('key')
      .executeTakeFirst();
    if (!first) throw refuse('signature.repeated');
    await prune();
  });
}

function mustBeSigned(request: FastifyRequest, paths: readonly string[]): boolean {
  if (request.method !== 'GET' && request.method !== 'POST') return false;
  if (request.headers['content-type']?.startsWith('multipart/')) return false;
  const path = requestPath(request.url);
  return paths.some((one) => (one.endsWith('*') ? path.startsWith(one.slice(0, -1)) : path === one));
}

/** Throws the refusal, or answers what tells this call from every other. */
function verify(request: FastifyRequest, { secret, timeRequired }: SigningOptions, now: number): string {
  const { 'x-sign': signature, 'x-timestamp': timestamp } = request.headers;
  if (typeof signature !== 'string' || typeof timestamp !== 'string') throw refuse('signature.missing');
  const time = timeOf(timestamp);
  if (time === undefined) throw refuse('signature.missing');
  if (Math.abs(now - time) > windowMs) throw refuse('signature.time');
  const call = { url: request.url, body: request.body };
  const accepted = [signatureOf({ ...call, timestamp }, secret), ...(timeRequired ? [] : [signatureOf(call, secret)])];
  const expected = accepted.find((one) => isEqual(signature, one));
  if (expected === undefined) throw refuse('signature.wrong');
  return createHash('sha256')
    .update(JSON.stringify([request.method, requestPath(request.url), expected, time, request.user?.sessionId ?? '']))
    .digest('hex');
}

const isEqual = (given: string, expected: string): boolean => given.length === expected.length && timingSafeEqual(Buffer.from(given), Buffer.from(expected));

/** Epoch milliseconds of `X-TIMESTAMP`: these themselves, or `yyyyMMddHHmmss` in Asia/Shanghai. */
function timeOf(text: string): number | undefined {
  if (/^\d{13}$/.test(text)) return Number(text);
  const parts = /^(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)$/.exec(text);
  if (!parts) return undefined;
  const [, year, month, day, hour, minute, second] = parts;
  const time = Date.parse(`${year}-${month}-${day}T${hour}:${minute}:${second}+08:00`);
  return Number.isNaN(time) ? undefined : time;
}
