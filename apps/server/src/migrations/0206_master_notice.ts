import { sql } from 'kysely';
import type { MigrationDb } from '../shared/database/migration.ts';

/** Tells every server process that dictionaries, categories or reports changed; see `modules/vxe-socket`. */
export async function up(db: MigrationDb): Promise<void> {
  await sql`create function tell_master() returns trigger language plpgsql as $$
    begin
      perform pg_notify('master_written', tg_table_name);
      return null;
    end $$`.execute(db);
  for (const table of ['sys_dict', 'sys_dict_item', 'sys_category', 'sys_report'])
    await sql`create trigger ${sql.id(`${table}_told`)} after insert or update or delete on ${sql.table(table)}
      for each statement execute function tell_master()`.execute(db);
}
