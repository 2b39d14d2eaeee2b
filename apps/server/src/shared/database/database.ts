import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import { type ColumnType, type Generated, type Kysely, type Selectable, sql, type Transaction } from 'kysely';
import { markWaiting } from './together.ts';

/**
 * The tables. Every module adds its own from its `tables.ts`:
 * `declare module '../../shared/database/database.ts' { interface Database { vehicle: VehicleTable } }`.
 * Names are camelCase here and snake_case in the database (`warrantyClaim` is `warranty_claim`).
 *
 * Columns speak the wire format: timestamptz is text `YYYY-MM-DD HH:mm:ss` in Asia/Shanghai, date is text `YYYY-MM-DD`,
 * numeric and int8 are numbers, jsonb is parsed.
 */
// eslint-disable-next-line typescript/no-empty-object-type -- filled by declaration merging
export interface Database {}

/** A database, or an open transaction of it: queries take whichever they are given. */
export type Db = Kysely<Database>;
export type Trx = Transaction<Database>;

/** Written as a JSON text (`json(value)`), read as the value. */
export type Json<T> = ColumnType<T, string, string>;
export const json = (value: unknown): string => JSON.stringify(value);

/** Columns of every document; `documentColumns` in `migration.ts` creates them. */
export interface DocumentTable<Status extends string = string> {
  id: string;
  tenantId: Generated<number>;
  orgCode: string;
  dealerCode: string;
  dealerName: string;
  subDealerCode: string | null;
  subDealerName: string | null;
  status: Status;
  submitTime: string | null;
  submitBy: string | null;
  auditTime: string | null;
  auditBy: string | null;
  auditOpinion: string | null;
  version: Generated<number>;
  createBy: string;
  createTime: Generated<string>;
  updateBy: string | null;
  updateTime: string | null;
  /** 0 alive, 1 deleted. */
  delFlag: Generated<number>;
}

/** Who made a record and changed it last, and when. */
export interface Authored<By = string> {
  createBy: By;
  createTime: Generated<string>;
  updateBy: Generated<string | null>;
  updateTime: Generated<string | null>;
}

/** A document as it is read. */
export type DocumentRow<Status extends string = string> = Selectable<DocumentTable<Status>>;

/** A new primary key: 32 hex characters that sort by time of creation, so that indexes grow at one end. */
export function newId(now = Date.now()): string {
  // 20 digits of a random UUID, which Node makes in batches; the one of them that is fixed is left out.
  const random = randomUUID();
  return now.toString(16).padStart(12, '0') + random.slice(0, 8) + random.slice(9, 13) + random.slice(28);
}

/** The server stops: nothing of what wanted the database was done. */
export class DatabaseStops extends Error {}

/** Marks the asynchronous flow that is inside a transaction; `connect` refuses a second connection there. */
export const transactionFlow = new AsyncLocalStorage<{ connected: boolean }>();

/**
 * Runs `work` in one transaction; what it throws rolls everything back.
 * Inside, use only `trx`: the embedded database has one connection and would wait for itself, so any use of the outer
 * database throws. Called with an open transaction it joins it.
 */
export async function inTransaction<T>(db: Db, work: (trx: Trx) => Promise<T>): Promise<T> {
  if (db.isTransaction) return work(db as Trx);
  const after: AfterCommit[] = [];
  const result = await transactionFlow.run({ connected: false }, () =>
    db.transaction().execute((trx) => {
      afterCommit.set(trx, after);
      roots.set(trx, db);
      return work(trx);
    }),
  );
  for (const step of after) await step();
  return result;
}

/** The database of each open transaction. */
const roots = new WeakMap<Db, Db>();
/** The server's own database, of an open transaction or of itself. */
export const rootOf = (db: Db): Db => roots.get(db) ?? db;

type AfterCommit = () => Promise<void> | void;
/** Callbacks that await the commit of each open transaction. */
const afterCommit = new WeakMap<Db, AfterCommit[]>();

/** Runs `step` once the transaction is committed, before `inTransaction` returns, and never if it is rolled back; outside of a transaction at once. */
export async function onCommit(db: Db, step: AfterCommit): Promise<void> {
  const waiting = afterCommit.get(db);
  if (waiting) waiting.push(step);
  else await step();
}

/** Tells every server process, this one too, what `Connection.listen` waits for; inside a transaction when it is committed. */
export async function announce(db: Db, channel: string, payload: string): Promise<void> {
  await sql`select pg_notify(${channel}, ${payload})`.execute(db);
}

/** Runs a part of a transaction that may fail by itself: what it throws undoes this part and nothing before it. */
export async function inSavepoint<T>(trx: Trx, part: () => Promise<T>): Promise<T> {
  const takeBack = markWaiting(trx);
  const steps = afterCommit.get(trx);
  const stepsBefore = steps?.length ?? 0;
  await sql`savepoint part`.execute(trx);
  try {
    const result = await part();
    await sql`release savepoint part`.execute(trx);
    return result;
  } catch (error) {
    takeBack();
    if (steps) steps.length = stepsBefore;
    await sql`rollback to savepoint part`.execute(trx);
    await sql`release savepoint part`.execute(trx);
    throw error;
  }
}

/** Does the work, takes back whatever it wrote, and answers what it answered: a dry run says what the run would say, by the same code. */
export async function undone<T>(trx: Trx, work: () => Promise<T>): Promise<T> {
  const answers: T[] = [];
  const isAnswered = new Error('Answered, and taken back');
  try {
    await inSavepoint(trx, async () => {
      answers.push(await work());
      throw isAnswered;
    });
  } catch (error) {
    if (error !== isAnswered) throw error;
  }
  return answers[0]!;
}
