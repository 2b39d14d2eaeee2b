import { inTransaction, type Trx } from '../database/database.ts';
import type { Services, TransactionServices } from '../services.ts';
import { toEnvelope } from './envelope.ts';

/**
 * Runs the one transaction of a write and answers what `work` answers. With an idempotency key the answer is stored in the
 * same transaction: a server that dies leaves the write with its answer, or nothing of both. `work` may run again after a
 * deadlock, so it changes nothing but the database; what needs a commit first is left to `onCommit`.
 */
export type Commit = <Result>(work: (within: TransactionServices) => Promise<Result>) => Promise<Committed<Result>>;

/** The answer of a write that is committed. Only `commit` makes one, so a handler that has to return one cannot write without it. */
export type Committed<Result> = CommittedAnswer<Result>;

class CommittedAnswer<Result> {
  declare private readonly result: Result;
  readonly envelope: Readonly<Record<string, unknown>>;
  constructor(envelope: Record<string, unknown>) {
    this.envelope = envelope;
  }
}

export const isCommitted = (answer: unknown): answer is Committed<unknown> => answer instanceof CommittedAnswer;

/** @param keep stores the answer of a call with a key, in the transaction of the write */
export const createCommit =
  (services: Services, keep?: (trx: Trx, answer: unknown) => Promise<void>): Commit =>
  async (work) => {
    const envelope = await againAfterDeadlock(() =>
      inTransaction(services.db, async (db) => {
        const answer = toEnvelope(await work({ ...services, db }));
        await keep?.(db, answer);
        return answer;
      }),
    );
    return new CommittedAnswer(envelope);
  };

const mostAttempts = 3;

/** PostgreSQL ends one of two transactions that wait for each other; the other one goes on, and then there is nothing to wait for. */
async function againAfterDeadlock<T>(run: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await run();
    } catch (error) {
      if ((error as { code?: unknown }).code !== deadlockDetected || attempt === mostAttempts) throw error;
    }
  }
}

/** SQLSTATE */
const deadlockDetected = '40P01';
