import { sql, type SqlBool } from 'kysely';
import type { Db } from '../../shared/database/database.ts';

/** True if the notice exists and meets the condition on `public_notice`. */
export async function exists(db: Db, id: string, condition = sql<SqlBool>`true`): Promise<boolean> {
  const { rows } = await sql`select 1 from public_notice where id = ${id} and del_flag = 0 and ${condition}`.execute(db);
  return rows.length > 0;
}
