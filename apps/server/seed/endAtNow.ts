import { sql } from 'kysely';
import { addDays } from '../src/shared/calendarDate.ts';
import type { Trx } from '../src/shared/database/database.ts';

/** Columns that say what is to come. */
export const plannedTimes: ReadonlySet<string> = new Set([
  'announcement.revoke_time',
  'announcement.send_time',
  'job.next_run_time',
  'job.retry_time',
  'job.lease_until',
]);

/** Every other moment that is kept: `table.column` of what happened. */
export async function pastTimes(trx: Trx): Promise<{ table: string; column: string }[]> {
  const { rows } = await sql<{ table: string; column: string }>`select c.table_name as "table", c.column_name as "column" from information_schema.columns c
    join information_schema.tables t using (table_schema, table_name)
    where c.table_schema = current_schema() and t.table_type = 'BASE TABLE' and c.is_generated = 'NEVER' and c.data_type = 'timestamp with time zone'
    order by 1, 2`.execute(trx);
  return rows.filter(({ table, column }) => !plannedTimes.has(`${table}.${column}`));
}

/**
 * The demo plays until the evening of its day, and is mostly loaded before: what would lie ahead is moved into the last second, in the
 * same order.
 * @param now the moment of loading; on another day than `today` (`YYYY-MM-DD`, as Shanghai has it) nothing is moved
 */
export async function endAtNow(trx: Trx, today: string, now: Date): Promise<void> {
  const evening = new Date(`${addDays(today, 1)}T00:00:00+08:00`);
  const morning = new Date(`${today}T00:00:00+08:00`);
  if (now < morning || now >= evening) return;
  for (const { table, column } of await pastTimes(trx)) {
    const [name, at] = [sql.id(table), sql.id(column)];
    await sql`update ${name} set ${at} = ${now}::timestamptz - interval '1 second' * (extract(epoch from ${evening}::timestamptz - ${at}) / 86400)
      where ${at} > ${now}::timestamptz and ${at} < ${evening}::timestamptz`.execute(trx);
  }
}
