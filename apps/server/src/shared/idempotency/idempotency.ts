import { createHash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { type Db, inTransaction, json } from '../database/database.ts';
import { Refusal } from '../refusal/refusal.ts';
import type { CurrentUser } from '../session/currentUser.ts';

/** How long a first answer is kept (domain design 0.3), and how long a repeat waits for a first call still running. */
const keptFor = sql`interval '10 minutes'`;
/** A file is sent again when the network is back, which on a phone in a field may take hours. */
const filesKeptFor = sql`interval '1 day'`;
/** A first call that has not answered after this long died with its server process. */
const deadAfter = sql`interval '1 minute'`;
const waitMs = 15_000;
const pollMs = 100;

/**
 * Runs the part of a write that changes the database; what it answers is the handler's result. With an idempotency key both
 * are committed together: a server that dies in between leaves the whole write with its answer, or nothing of it.
 */
export type CommitAnswer = <Result>(db: Db, work: (db: Db) => Promise<Result>) => Promise<Result>;

/** Without a key there is no answer to keep. */
export const commitOnly: CommitAnswer = (db, work) => work(db);

interface Write {
  user: CurrentUser;
  operation: string;
  /** Header `X-Idempotency-Key`. */
  key: string;
  /** What is asked for, apart from the confirmation of warnings; the same key with another request is a mistake of the client. */
  request: unknown;
  /** A file that is sent: its answer is kept for a day. */
  isFile?: boolean;
}

const conflict = (code: string): Refusal => new Refusal({ text: { code }, envelopeCode: 409, httpStatus: 200 });

/** Forgets the calls that never answered. Only where no other server process can be running them. */
export async function forgetUnanswered(db: Db): Promise<void> {
  await db.deleteFrom('idempotency').where('answer', 'is', null).execute();
}

/**
 * Runs a write once per user, operation and key; a repeat within 10 minutes (a day for files) gets the first answer.
 * A repeat that arrives while the first still runs waits for it. A refusal changes nothing and is not kept, so that the
 * corrected or confirmed request may use the same key.
 * @param run what it answers is kept after it; a handler that must not run twice whatever happens commits through `commitAnswer`
 * @param toAnswer makes the answer of a handler's result
 */
export async function once(
  db: Db,
  { user, operation, key, request, isFile = false }: Write,
  run: (commitAnswer: CommitAnswer) => Promise<unknown>,
  toAnswer: (result: unknown) => unknown,
): Promise<unknown> {
  if (key.length > 64) throw new Refusal({ text: { code: 'contract.invalid', params: { fields: 'X-Idempotency-Key' } }, envelopeCode: 400, httpStatus: 400 });
  const requestHash = createHash('sha256').update(JSON.stringify(request)).digest('hex');
  const row = { userId: user.id, operation, key };
  const mine = () => db.deleteFrom('idempotency').where('userId', '=', row.userId).where('operation', '=', operation).where('key', '=', key);
  const keep = async (through: Db, answer: unknown): Promise<void> => {
    await through
      .updateTable('idempotency')
      .set({ answer: json(answer) })
      .where('userId', '=', row.userId)
      .where('operation', '=', operation)
      .where('key', '=', key)
      .execute();
  };

  for (let waited = 0; ; waited += pollMs) {
    await mine()
      .where('createTime', '<', sql<string>`now() - case when answer is null then ${deadAfter} else ${isFile ? filesKeptFor : keptFor} end`)
      .execute();
    const first = await db
      .insertInto('idempotency')
      .values({ ...row, requestHash, answer: null })
      .onConflict((on) => on.doNothing())
      .returning('key')
      .executeTakeFirst();
    if (first) break;
    const known = await db
      .selectFrom('idempotency')
      .select(['requestHash', 'answer'])
      .where('userId', '=', row.userId)
      .where('operation', '=', operation)
      .where('key', '=', key)
      .executeTakeFirst();
    if (known && known.requestHash !== requestHash) throw conflict('idempotency.reused');
    if (known?.answer) return known.answer;
    if (waited >= waitMs) throw conflict('idempotency.running');
    await sleep(pollMs);
  }

  let committed: { answer: unknown } | undefined;
  const commitAnswer: CommitAnswer = (outer, work) =>
    inTransaction(outer, async (trx) => {
      const result = await work(trx);
      committed = { answer: toAnswer(result) };
      await keep(trx, committed.answer);
      return result;
    });
  try {
    const answer = await run(commitAnswer);
    if (committed) return committed.answer;
    await keep(db, answer);
    return answer;
  } catch (error) {
    // An answer that was committed stays: what it answers has happened.
    await mine().where('answer', 'is', null).execute();
    throw error;
  }
}
