import { sql } from 'kysely';
import { codeText, type MigrationDb } from '../shared/database/migration.ts';

const newId = sql`replace(gen_random_uuid()::text, '-', '')`;

/** Positions, categories, and what pickers, reports and field checks may read; ids and authors for roles, dictionaries and departments. */
export async function up(db: MigrationDb): Promise<void> {
  await authors(db);
  await positions(db);
  await categories(db);
  await allowedSources(db);
  await sql`alter table session add column last_active timestamptz not null default now()`.execute(db);
}

/** Records that administrators keep say who did, and are named by an id in calls. */
async function authors(db: MigrationDb): Promise<void> {
  for (const table of ['sys_role', 'sys_dict', 'sys_dict_item']) {
    await sql`alter table ${sql.table(table)}
      add column id char(32) not null default ${newId},
      add column create_by text not null default 'system',
      add column create_time timestamptz not null default now(),
      add column update_by text,
      add column update_time timestamptz`.execute(db);
    await sql`create unique index ${sql.id(`${table}_id`)} on ${sql.table(table)} (id)`.execute(db);
  }
  await sql`alter table sys_role add column built_in char(1) not null default 'N' check (built_in in ('Y', 'N'))`.execute(db);
  await sql`alter table sys_dict add column built_in char(1) not null default 'N' check (built_in in ('Y', 'N'))`.execute(db);
  await sql`alter table sys_dict_item add column built_in char(1) not null default 'N' check (built_in in ('Y', 'N'))`.execute(db);
  await sql`alter table sys_depart add column phone text, add column create_by text not null default 'system', add column create_time timestamptz not null default now(),
    add column update_by text, add column update_time timestamptz`.execute(db);
  await sql`create index sys_depart_pid on sys_depart (pid)`.execute(db);
  await sql`create index sys_user_depart_org on sys_user_depart (org_code)`.execute(db);
}

async function positions(db: MigrationDb): Promise<void> {
  await db.schema
    .createTable('sys_position')
    .addColumn('id', 'char(32)', (c) => c.primaryKey())
    .addColumn('code', codeText, (c) => c.notNull().unique())
    .addColumn('name', 'jsonb', (c) => c.notNull())
    .addColumn('rank', 'text')
    .addColumn('create_by', 'text', (c) => c.notNull())
    .addColumn('create_time', 'timestamptz', (c) => c.notNull().defaultTo(sql`now()`))
    .addColumn('update_by', 'text')
    .addColumn('update_time', 'timestamptz')
    .execute();
}

async function categories(db: MigrationDb): Promise<void> {
  await db.schema
    .createTable('sys_category')
    .addColumn('id', 'char(32)', (c) => c.primaryKey())
    .addColumn('pid', 'char(32)', (c) => c.references('sys_category.id'))
    .addColumn('code', codeText, (c) => c.notNull().unique())
    .addColumn('name', 'jsonb', (c) => c.notNull())
    .addColumn('sort_no', 'integer', (c) => c.notNull().defaultTo(0))
    .addColumn('create_by', 'text', (c) => c.notNull())
    .addColumn('create_time', 'timestamptz', (c) => c.notNull().defaultTo(sql`now()`))
    .addColumn('update_by', 'text')
    .addColumn('update_time', 'timestamptz')
    .execute();
  await db.schema.createIndex('sys_category_pid').on('sys_category').column('pid').execute();
}

/** What a request may name, and the statement parts that are meant by it: these come from here alone. */
async function allowedSources(db: MigrationDb): Promise<void> {
  await db.schema
    .createTable('sys_table_dict')
    .addColumn('table_name', 'text', (c) => c.notNull())
    .addColumn('text_field', 'text', (c) => c.notNull())
    .addColumn('code_field', 'text', (c) => c.notNull())
    .addColumn('pid_field', 'text')
    .addColumn('translated', 'boolean', (c) => c.notNull())
    .addColumn('scope', 'text', (c) => c.notNull())
    .addColumn('active_field', 'text')
    .addColumn('active_value', 'text')
    .addPrimaryKeyConstraint('sys_table_dict_pk', ['table_name', 'text_field', 'code_field'])
    .execute();
  await db.schema
    .createTable('sys_report')
    .addColumn('id', 'char(32)', (c) => c.primaryKey())
    .addColumn('code', codeText, (c) => c.notNull().unique())
    .addColumn('name', 'jsonb', (c) => c.notNull())
    .addColumn('table_name', 'text', (c) => c.notNull())
    .addColumn('scope', 'text', (c) => c.notNull())
    .addColumn('soft_deleted', 'boolean', (c) => c.notNull())
    .addColumn('permission', 'text', (c) => c.notNull())
    .addColumn('sort_field', 'text', (c) => c.notNull())
    .addColumn('sort_order', 'text', (c) => c.notNull())
    .addColumn('status', 'smallint', (c) => c.notNull().defaultTo(1))
    .addColumn('update_by', 'text')
    .addColumn('update_time', 'timestamptz')
    .execute();
  await db.schema
    .createTable('sys_report_field')
    .addColumn('report_id', 'char(32)', (c) => c.notNull().references('sys_report.id').onDelete('cascade'))
    .addColumn('field', 'text', (c) => c.notNull())
    .addColumn('title', 'jsonb', (c) => c.notNull())
    .addColumn('type', 'text', (c) => c.notNull())
    .addColumn('dict', 'text')
    .addColumn('width', 'integer')
    .addColumn('total', 'boolean', (c) => c.notNull())
    .addColumn('shown', 'boolean', (c) => c.notNull())
    .addColumn('search', 'text')
    .addColumn('sort_no', 'integer', (c) => c.notNull())
    .addPrimaryKeyConstraint('sys_report_field_pk', ['report_id', 'field'])
    .execute();
  await db.schema
    .createTable('sys_unique_field')
    .addColumn('table_name', 'text', (c) => c.notNull())
    .addColumn('field_name', 'text', (c) => c.notNull())
    .addColumn('permission', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('sys_unique_field_pk', ['table_name', 'field_name'])
    .execute();
  await db.schema
    .createTable('sys_check_rule')
    .addColumn('rule_code', 'text', (c) => c.primaryKey())
    .addColumn('pattern', 'text', (c) => c.notNull())
    .addColumn('message', 'jsonb', (c) => c.notNull())
    .execute();
}
