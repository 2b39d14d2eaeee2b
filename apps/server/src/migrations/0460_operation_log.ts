import { sql } from 'kysely';
import type { MigrationDb } from '../shared/database/migration.ts';

/** Calls that changed something, took data out, were denied or failed. */
export async function up(db: MigrationDb): Promise<void> {
  await db.schema
    .createTable('sys_log')
    .addColumn('id', 'char(32)', (c) => c.primaryKey())
    .addColumn('log_type', 'varchar(20)', (c) => c.notNull())
    .addColumn('operation_id', 'varchar(100)', (c) => c.notNull())
    .addColumn('method', 'varchar(10)', (c) => c.notNull())
    .addColumn('path', 'varchar(500)', (c) => c.notNull())
    .addColumn('params', 'text')
    .addColumn('doc_type', 'varchar(50)')
    .addColumn('doc_id', 'varchar(32)')
    .addColumn('doc_no', 'varchar(64)')
    .addColumn('username', 'varchar(64)')
    .addColumn('realname', 'varchar(100)')
    .addColumn('org_code', 'varchar(64)')
    .addColumn('dealer_code', 'varchar(20)')
    .addColumn('ip', 'varchar(64)', (c) => c.notNull())
    .addColumn('browser', 'varchar(64)', (c) => c.notNull())
    .addColumn('app_id', 'varchar(64)')
    .addColumn('outcome', 'varchar(20)', (c) => c.notNull())
    .addColumn('error_code', 'varchar(64)')
    .addColumn('cost_time', 'integer', (c) => c.notNull())
    .addColumn('request_id', 'varchar(64)', (c) => c.notNull())
    .addColumn('exception', 'text')
    .addColumn('fingerprint', 'char(32)')
    .addColumn('count', 'integer', (c) => c.notNull().defaultTo(1))
    .addColumn('create_time', 'timestamptz', (c) => c.notNull().defaultTo(sql`now()`))
    .execute();
  await sql`create index sys_log_time on sys_log (create_time desc, id desc)`.execute(db);
  await sql`create index sys_log_type on sys_log (log_type, create_time)`.execute(db);
  await sql`create index sys_log_words on sys_log using gin (username gin_trgm_ops, doc_no gin_trgm_ops)`.execute(db);
  await sql`create index sys_log_fingerprint on sys_log (fingerprint, create_time) where fingerprint is not null`.execute(db);
  await sql`create index data_change_time on data_change (create_time desc, id desc)`.execute(db);
}
