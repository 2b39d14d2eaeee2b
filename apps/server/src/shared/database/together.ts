/** Collects the rows that the records of a batch add to logs, inboxes and task lists, and writes them in one statement at the end. */
import type { Db } from './database.ts';

/** Writes rows in one statement, in their order. */
export type WriteAll<Row> = (db: Db, rows: readonly Row[]) => Promise<void>;

interface Waiting {
  readonly write: WriteAll<never>;
  readonly row: unknown;
}

interface Together {
  readonly waiting: Waiting[];
  readonly read: Map<string, Promise<unknown>>;
}

/** Of each transaction in which a batch is under way. */
const batches = new WeakMap<Db, Together>();

/**
 * Runs a batch in an open transaction: what `writeLater` is given waits until all its records are done. Only for what none of them reads
 * of another; a part that is rolled back (`inSavepoint`) takes its rows along.
 */
export async function together<T>(db: Db, work: () => Promise<T>): Promise<T> {
  if (batches.has(db)) return work();
  const batch: Together = { waiting: [], read: new Map() };
  batches.set(db, batch);
  try {
    const result = await work();
    // What is written may bring more.
    while (batch.waiting.length > 0) {
      const writes = Map.groupBy(batch.waiting.splice(0), ({ write }) => write);
      for (const [write, waiting] of writes) await write(db, waiting.map(({ row }) => row) as never[]);
    }
    return result;
  } finally {
    batches.delete(db);
  }
}

/** Writes a row: at the end of a batch with those of its other records, by itself at once. */
export async function writeLater<Row>(db: Db, write: WriteAll<Row>, row: Row): Promise<void> {
  const batch = batches.get(db);
  if (batch) batch.waiting.push({ write: write as WriteAll<never>, row });
  else await write(db, [row]);
}

/** Reads what no record of a batch changes: once for all that ask with the same key. */
export function readOnce<T>(db: Db, key: string, read: () => Promise<T>): Promise<T> {
  const known = batches.get(db)?.read;
  if (!known) return read();
  const reading = (known.get(key) as Promise<T> | undefined) ?? read();
  known.set(key, reading);
  return reading;
}

/** Notes what waits now. @returns takes what has come since then out again */
export function markWaiting(db: Db): () => void {
  const batch = batches.get(db);
  const before = batch?.waiting.length ?? 0;
  return () => {
    if (batch) batch.waiting.length = before;
  };
}
