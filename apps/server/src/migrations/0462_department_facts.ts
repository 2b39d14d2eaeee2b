import { sql } from 'kysely';
import type { MigrationDb } from '../shared/database/migration.ts';

/** Where a department is, what kind it is and who manages it. */
export async function up(db: MigrationDb): Promise<void> {
  await sql`alter table sys_depart add column org_type varchar(20), add column address varchar(300),
    add column manager_ids char(32)[] not null default '{}' check (cardinality(manager_ids) <= 5)`.execute(db);
}
