import { sql } from 'kysely';
import { type MigrationDb, watchRows } from '../shared/database/migration.ts';

/**
 * Tells every server process which rows a statement wrote, and whose inbox changed, when its transaction commits; see
 * `modules/vxe-socket`. Triggers, so that no writer can forget it.
 */
export async function up(db: MigrationDb): Promise<void> {
  await sql`create function tell_rows() returns trigger language plpgsql as $$
    declare ids text[];
    begin
      select array_agg(id) into ids from (select id from written limit 101) as few;
      if ids is not null then
        perform pg_notify('rows_written', json_build_object('table', tg_table_name, 'ids', case when cardinality(ids) <= 100 then ids end)::text);
      end if;
      return null;
    end $$`.execute(db);
  await sql`create function tell_inbox() returns trigger language plpgsql as $$
    declare ids text[];
    begin
      select array_agg(user_id) into ids from (select distinct user_id from written limit 101) as few;
      if ids is not null then
        perform pg_notify('inbox_changed', json_build_object('users', case when cardinality(ids) <= 100 then ids end)::text);
      end if;
      return null;
    end $$`.execute(db);
  await watchRows(db, 'warranty_claim');
  await watchRows(db, 'vehicle');
  await watchRows(db, 'message', 'tell_inbox');
}
