import { sql } from 'kysely';
import type { MigrationDb } from '../shared/database/migration.ts';

/**
 * The changes of one save are one row: a save that changes twelve fields no longer writes twelve rows with their index entries.
 * Read, they are an entry for each field as before (`data_change_log`).
 */
export async function up(db: MigrationDb): Promise<void> {
  await db.schema
    .createTable('data_change')
    .addColumn('id', 'char(32)', (c) => c.primaryKey())
    .addColumn('doc_type', 'text', (c) => c.notNull())
    .addColumn('data_id', 'char(32)', (c) => c.notNull())
    .addColumn('doc_no', 'text', (c) => c.notNull())
    .addColumn('changes', 'jsonb', (c) => c.notNull())
    .addColumn('operator', 'text', (c) => c.notNull())
    .addColumn('operator_name', 'text', (c) => c.notNull())
    .addColumn('create_time', 'timestamptz', (c) => c.notNull().defaultTo(sql`now()`))
    .execute();
  await sql`insert into data_change (id, doc_type, data_id, doc_no, changes, operator, operator_name, create_time)
    select min(id), doc_type, data_id, doc_no,
      jsonb_agg(jsonb_build_object('change', change, 'line', line, 'field', field, 'old_value', old_value, 'new_value', new_value) order by id),
      operator, operator_name, create_time
    from data_change_log group by doc_type, data_id, doc_no, operator, operator_name, create_time`.execute(db);
  await db.schema.createIndex('data_change_record').on('data_change').columns(['data_id', 'create_time']).execute();
  await db.schema.dropTable('data_change_log').execute();
  await sql`create view data_change_log as
    select md5(d.id || c.position)::char(32) as id, d.doc_type, d.data_id, d.doc_no, c.change, c.field, c.line, c.old_value, c.new_value, d.operator, d.operator_name, d.create_time
    from data_change d, rows from (jsonb_to_recordset(d.changes) as (change text, line text, field text, old_value text, new_value text)) with ordinality
      as c (change, line, field, old_value, new_value, position)`.execute(db);
}
