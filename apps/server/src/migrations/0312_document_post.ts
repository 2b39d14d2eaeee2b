import { sql } from 'kysely';
import type { MigrationDb } from '../shared/database/migration.ts';

/** What users write at documents of all kinds. */
export async function up(db: MigrationDb): Promise<void> {
  await db.schema
    .createTable('document_post')
    .addColumn('id', 'char(32)', (c) => c.primaryKey())
    .addColumn('doc_type', 'text', (c) => c.notNull())
    .addColumn('doc_id', 'char(32)', (c) => c.notNull())
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('content', 'text', (c) => c.notNull())
    .addColumn('create_by', 'text', (c) => c.notNull())
    .addColumn('create_by_name', 'text', (c) => c.notNull())
    .addColumn('create_time', 'timestamptz', (c) => c.notNull())
    .execute();
  await sql`create index document_post_of on document_post (doc_id, create_time, id)`.execute(db);
}
