import { sql } from 'kysely';
import type { Db } from '../database/database.ts';

/** How many files each slot of a record holds; slots without files are left out. @param table under which its files are kept, e.g. `handover_train` */
export async function filesInSlots(db: Db, table: string, id: string): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<{ slot: string; files: number }>`select column_name as slot, count(*)::int as files from attach
    where table_name = ${table} and table_id = ${id} group by 1`.execute(db);
  return new Map(rows.map(({ slot, files }) => [slot, files]));
}
