import { sql } from 'kysely';
import { codeText, type MigrationDb, yesNo } from '../shared/database/migration.ts';

/** One sentence: what this table holds. */
export async function up(db: MigrationDb): Promise<void> {
  await sql`create table __snake__ (
    id char(32) primary key default replace(gen_random_uuid()::text, '-', ''),
    version integer not null default 1,
    create_time timestamptz not null default now(),
    code ${codeText} not null unique,
    name jsonb not null,
    enabled char(1) not null default 'Y' check (${yesNo('enabled')})
  )`.execute(db);
}
