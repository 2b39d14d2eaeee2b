import { sql } from 'kysely';
import type { MigrationDb } from '../shared/database/migration.ts';

/** Labour operations that find a fault; the catalogue so far numbers them 10. */
export async function up(db: MigrationDb): Promise<void> {
  await sql`alter table service_code add column diagnosis char(1) not null default 'N' check (diagnosis in ('Y', 'N'))`.execute(db);
  await sql`update service_code set diagnosis = 'Y' where hour_code like '%-10'`.execute(db);
}
