import type { Insertable } from 'kysely';
import type { Database, Trx } from '../src/shared/database/database.ts';

/** PostgreSQL takes at most 65,535 parameters per statement. */
const maxParameters = 30_000;

/** Inserts many rows in few statements. Every row must have the same columns. */
export async function insertRows<Table extends keyof Database>(trx: Trx, table: Table, rows: readonly Insertable<Database[Table]>[]): Promise<void> {
  const columns = Object.keys(rows[0] ?? {}).length;
  const size = Math.max(1, Math.floor(maxParameters / Math.max(columns, 1)));
  for (let start = 0; start < rows.length; start += size) {
    await trx
      .insertInto(table)
      .values(rows.slice(start, start + size) as Insertable<Database[Table]>[])
      .execute();
  }
}
