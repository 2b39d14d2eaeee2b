import { sql } from 'kysely';
import type { MigrationDb } from '../shared/database/migration.ts';

/** A statement may leave it to its process to tell which rows it wrote (`shared/database/writtenRows.ts`). */
export async function up(db: MigrationDb): Promise<void> {
  await sql`create or replace function tell_rows() returns trigger language plpgsql as $$
    declare ids text[];
    begin
      if current_setting('harrow.rows_told', true) = 'later' then
        return null;
      end if;
      select array_agg(id) into ids from (select id from written limit 101) as few;
      if ids is not null then
        perform pg_notify('rows_written', json_build_object('table', tg_table_name, 'ids', case when cardinality(ids) <= 100 then ids end)::text);
      end if;
      return null;
    end $$`.execute(db);
}
