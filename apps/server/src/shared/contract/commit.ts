import { type RawBuilder, sql } from 'kysely';
import { inTransaction, json, type Trx } from '../database/database.ts';
import { planOnce } from '../database/planOnce.ts';
import type { KeepAnswer } from '../idempotency/idempotency.ts';
import type { OpenContext, TrxContext } from '../context.ts';
import { toEnvelope } from './envelope.ts';

/**
 * How a write stores and answers. With an idempotency key the answer is stored together with what was written: a server that dies
 * leaves the write with its answer, or nothing of both. `work` may run again after a deadlock, so it changes nothing but the
 * database.
 */
export interface Commit<Outside extends OpenContext = TrxContext> {
  /** Runs the one transaction of a write and answers what `work` answers; what needs a commit first is left to `onCommit`. */
  <Result>(work: (within: Inside<Outside>) => Promise<Result>): Promise<Committed<Result>>;
  /**
   * For a write that is a single statement, and so needs no transaction around it: three round trips to the database less.
   * `work` makes what `keep` returns part of that statement.
   */
  statement<Result>(work: (keep: KeepResult) => Promise<Result>): Promise<Committed<Result>>;
}

/** The context of the call, inside its transaction. */
type Inside<Outside extends OpenContext> = Omit<Outside, 'db'> & { readonly db: Trx };

/**
 * The value that keeps the answer, when the statement that writes evaluates it.
 * @param result what is going to be answered
 * @param known JSON object of those members of the result that only the statement knows
 */
export type KeepResult = (result: object, known?: RawBuilder<unknown>) => RawBuilder<unknown>;

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

/** @param keepAnswer of a call with a key */
export function createCommit<Outside extends OpenContext>(context: Outside, keepAnswer?: KeepAnswer): Commit<Outside> {
  const { services } = context;
  const transaction = async <Result>(work: (within: Inside<Outside>) => Promise<Result>): Promise<Committed<Result>> => {
    const envelope = await againAfterDeadlock(() =>
      inTransaction(services.db, async (db) => {
        const answer = toEnvelope(await work({ ...context, db }));
        if (keepAnswer) await sql`${planOnce} select ${keepAnswer(sql`${json(answer)}::jsonb`)}`.execute(db);
        return answer;
      }),
    );
    return new CommittedAnswer(envelope);
  };
  const statement = async <Result>(work: (keep: KeepResult) => Promise<Result>): Promise<Committed<Result>> => {
    let kept: Record<string, unknown> | undefined;
    const keep: KeepResult = (result, known = sql`'{}'::jsonb`) => {
      kept = toEnvelope(result);
      return keepAnswer ? keepAnswer(sql`jsonb_set(${json(kept)}, '{result}', ${json(result)}::jsonb || ${known})`) : sql`null`;
    };
    const result = await againAfterDeadlock(() => work(keep));
    // Its repeat would write a second time.
    if (!kept) throw new Error('A write of one statement has not kept its answer');
    return new CommittedAnswer({ ...kept, result });
  };
  return Object.assign(transaction, { statement });
}

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
