import { sql } from 'kysely';
import type { MigrationDb } from '../shared/database/migration.ts';

/** Masters that are maintained in the portal get what every record has: an id, a version, a day of creation. */
export async function up(db: MigrationDb): Promise<void> {
  for (const table of ['bug_system', 'bug_code', 'service_code'])
    await sql`alter table ${sql.table(table)}
      add column id char(32) not null unique default replace(gen_random_uuid()::text, '-', ''),
      add column version integer not null default 1,
      add column create_time timestamptz not null default now()`.execute(db);
  await sql`alter table parts add column version integer not null default 1`.execute(db);
  await sql`alter table parts_price add column version integer not null default 1, add column create_time timestamptz not null default now()`.execute(db);
  // One price of a part and currency per first day: what an import replaces.
  await sql`create unique index parts_price_start on parts_price (parts_code, currency, valid_from)`.execute(db);
  await sql`create index parts_category on parts (parts_category, parts_code)`.execute(db);
}
