import { sql } from 'kysely';
import type { MigrationDb } from '../shared/database/migration.ts';

/**
 * How much a task urges becomes a column of its own, which an index holds: its late day, its warning day, since when it waits. What has no day
 * comes after what has one, as nulls in an array do.
 */
export async function up(db: MigrationDb): Promise<void> {
  await sql`alter table todo add column urgency int[] not null generated always as
    (array[late_on - date '2000-01-01', warn_on - date '2000-01-01', floor(extract(epoch from create_time at time zone 'UTC'))::int]) stored`.execute(db);
  await sql`create index todo_urgent on todo (side, urgency, id)`.execute(db);
  await sql`create index todo_dealer_urgent on todo (dealer_code, side, urgency, id)`.execute(db);
}
