import { createHash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { type RawBuilder, sql } from 'kysely';
import { type Db, newId } from '../database/database.ts';
import { planOnce } from '../database/planOnce.ts';
import { Refusal } from '../refusal/refusal.ts';

/** How long a first answer is kept, and how long a repeat waits for a first call still running. */
const keptFor = sql`interval '10 minutes'`;
/** A file is sent again when the network is back, which on a phone in a field may take hours. */
const filesKeptFor = sql`interval '1 day'`;
/** A call under way says every `beatMs` that it lives; one that has not for this long died with its server process. */
const aliveFor = sql`interval '10 seconds'`;
const beatMs = 3000;
/** Longer than the dead count as alive, so that a repeat after the end of a server is answered. */
const waitMs = 15_000;
const pollMs = 100;

/** Caller of public operations. */
export const nobody = '';

interface Write {
  /** Of the user; `nobody` in public calls. */
  userId: string;
  operation: string;
  /** Header `X-Idempotency-Key`. */
  key: string;
  /** The request without the confirmation of warnings; the same key with another request is an error of the client. */
  request: unknown;
  /** A file that is sent: its answer is kept for a day. */
  isFile?: boolean;
}

/**
 * The value, for any statement of the write, that keeps the answer when it is evaluated; it fails the statement when another call
 * has taken the key over. @param answer JSON
 */
export type KeepAnswer = (answer: RawBuilder<unknown>) => RawBuilder<boolean>;

const conflict = (code: string): Refusal => new Refusal({ text: { code }, envelopeCode: 409, httpStatus: 200 });

/** Forgets the calls that never answered. Only where no other server process can be running them. */
export async function forgetUnanswered(db: Db): Promise<void> {
  await db.deleteFrom('idempotency').where('answer', 'is', null).execute();
}

/**
 * Runs a write once per user, operation and key; a repeat within 10 minutes (a day for files) gets the first answer.
 * A repeat that arrives while the first still runs, in whatever server process, waits for it (409 after 15 seconds). A
 * refusal changes nothing and is not kept, so that the corrected or confirmed request may use the same key.
 */
export async function once(db: Db, write: Write, run: (keep: KeepAnswer) => Promise<unknown>): Promise<unknown> {
  const { userId, operation, key } = write;
  if (key.length > 64) throw new Refusal({ text: { code: 'contract.invalid', params: { fields: 'X-Idempotency-Key' } }, envelopeCode: 400, httpStatus: 400 });
  const holder = newId();
  const known = await takeKey(db, holder, write);
  if (known !== undefined) return known;

  const keep: KeepAnswer = (answer) => sql`keep_answer(${userId}, ${operation}, ${key}, ${holder}, ${answer})`;
  const held = sql`user_id = ${userId} and operation = ${operation} and key = ${key} and holder = ${holder} and answer is null`;
  const ended = new AbortController();
  const beating = beat(ended.signal, () => sql`update idempotency set alive_until = now() + ${aliveFor} where ${held}`.execute(db));
  try {
    return await run(keep);
  } catch (error) {
    ended.abort();
    await beating;
    // An answer that was committed stays: what it answers has happened.
    await sql`delete from idempotency where ${held}`.execute(db);
    // This process stood still for so long that another call has taken the key over: it is the one that writes.
    throw (error as { code?: unknown }).code === keyIsLost ? conflict('idempotency.running') : error;
  } finally {
    ended.abort();
  }
}

/** SQLSTATE of `keep_answer` */
const keyIsLost = 'HW001';

/** Enters the call under its key, in place of an expired entry or one of a dead call. @returns the first answer, if there is one already */
async function takeKey(db: Db, holder: string, { userId, operation, key, request, isFile = false }: Write): Promise<unknown> {
  const requestHash = createHash('sha256').update(JSON.stringify(request)).digest('hex');
  for (let waited = 0; ; waited += pollMs) {
    const { rows: taken } = await sql`${planOnce} insert into idempotency as first (user_id, operation, key, request_hash, answer, holder, alive_until)
      values (${userId}, ${operation}, ${key}, ${requestHash}, null, ${holder}, now() + ${aliveFor})
      on conflict (user_id, operation, key) do update
        set request_hash = excluded.request_hash, answer = null, holder = excluded.holder, alive_until = excluded.alive_until, create_time = now()
        where case when first.answer is null then first.alive_until < now() else first.create_time < now() - ${isFile ? filesKeptFor : keptFor} end
      returning true as mine`.execute(db);
    if (taken.length > 0) return undefined;
    const first = await db
      .selectFrom('idempotency')
      .select(['requestHash', 'answer'])
      .where('userId', '=', userId)
      .where('operation', '=', operation)
      .where('key', '=', key)
      .executeTakeFirst();
    if (first && first.requestHash !== requestHash) throw conflict('idempotency.reused');
    if (first?.answer) return first.answer;
    if (waited >= waitMs) throw conflict('idempotency.running');
    await sleep(pollMs);
  }
}

/** Says that the call lives, until it has ended. A beat that fails is followed by another one. */
async function beat(ended: AbortSignal, say: () => Promise<unknown>): Promise<void> {
  for (;;) {
    await sleep(beatMs, undefined, { signal: ended, ref: false }).catch(() => undefined);
    if (ended.aborted) return;
    await say().catch(() => undefined);
  }
}
