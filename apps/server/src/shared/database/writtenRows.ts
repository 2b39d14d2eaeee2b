import { type RawBuilder, sql } from 'kysely';
import type { Connection } from './connection/connect.ts';
import { createIdBatch, type IdBatch } from './idBatch.ts';

/** Rows of so many milliseconds are told together. */
const collectMs = 100;

/**
 * Value for a statement that is its own transaction: its triggers do not tell which rows it wrote. PostgreSQL commits transactions
 * that tell one after the other, each waiting for the disk; the process that wrote tells for them, many at once.
 */
export const toldLater: RawBuilder<unknown> = sql.raw(`set_config('harrow.rows_told', 'later', true)`);

/** Tells every server process which rows were written by statements with `toldLater`. */
export interface WrittenRows {
  /** @param table in the database */
  add(table: string, id: string): void;
}

export function createWrittenRows(connection: Pick<Connection, 'notify'>, onError: (error: unknown) => void): WrittenRows {
  const batches = new Map<string, IdBatch>();
  const batchOf = (table: string): IdBatch => {
    const batch = createIdBatch(collectMs, (ids) => void connection.notify('rows_written', JSON.stringify({ table, ids: ids ?? null })).catch(onError));
    batches.set(table, batch);
    return batch;
  };
  return { add: (table, id) => (batches.get(table) ?? batchOf(table)).add([id]) };
}
