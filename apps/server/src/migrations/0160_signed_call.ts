import { sql } from 'kysely';
import type { MigrationDb } from '../shared/database/migration.ts';

/** Signed calls of the last minutes, so that none is answered twice; see `shared/http/signature.ts`. */
export async function up(db: MigrationDb): Promise<void> {
  await db.schema
    .createTable('signed_call')
    .addColumn('key', 'char(64)', (c) => c.primaryKey())
    .addColumn('seen_time', 'timestamptz', (c) => c.notNull().defaultTo(sql`now()`))
    .execute();
  await db.schema.createIndex('signed_call_seen').on('signed_call').column('seen_time').execute();
}
