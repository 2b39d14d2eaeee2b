import { sql } from 'kysely';
import { codeText, type MigrationDb } from '../shared/database/migration.ts';

/** Saved views and queries of lists, which of them a user sees first, and how users like the interface. */
export async function up(db: MigrationDb): Promise<void> {
  await db.schema
    .createTable('saved_view')
    .addColumn('id', 'char(32)', (c) => c.primaryKey())
    .addColumn('tenant_id', 'integer', (c) => c.notNull().defaultTo(0))
    .addColumn('owner_id', 'char(32)', (c) => c.notNull().references('sys_user.id').onDelete('cascade'))
    .addColumn('kind', 'text', (c) => c.notNull().check(sql`kind in ('view', 'query')`))
    .addColumn('list_name', 'text', (c) => c.notNull())
    .addColumn('title', 'text', (c) => c.notNull())
    .addColumn('content', 'text', (c) => c.notNull())
    .addColumn('role_code', 'text', (c) => c.references('sys_role.role_code').onDelete('set null'))
    // Of the owner: what a dealer's people share stays within the dealer.
    .addColumn('dealer_code', codeText)
    .addColumn('create_time', 'timestamptz', (c) => c.notNull().defaultTo(sql`now()`))
    .addColumn('update_time', 'timestamptz')
    .addUniqueConstraint('saved_view_title', ['owner_id', 'kind', 'list_name', 'title'])
    .execute();
  await sql`create index saved_view_shared on saved_view (list_name, role_code) where role_code is not null`.execute(db);
  await db.schema
    .createTable('saved_view_default')
    .addColumn('user_id', 'char(32)', (c) => c.notNull().references('sys_user.id').onDelete('cascade'))
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('list_name', 'text', (c) => c.notNull())
    .addColumn('view_id', 'char(32)', (c) => c.notNull().references('saved_view.id').onDelete('cascade'))
    .addPrimaryKeyConstraint('saved_view_default_pk', ['user_id', 'kind', 'list_name'])
    .execute();
  await sql`create index saved_view_default_view on saved_view_default (view_id)`.execute(db);
  await db.schema
    .createTable('user_preference')
    .addColumn('user_id', 'char(32)', (c) => c.notNull().references('sys_user.id').onDelete('cascade'))
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('value', 'text', (c) => c.notNull())
    .addColumn('update_time', 'timestamptz', (c) => c.notNull().defaultTo(sql`now()`))
    .addPrimaryKeyConstraint('user_preference_pk', ['user_id', 'name'])
    .execute();
}
