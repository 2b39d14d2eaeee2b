import { sql } from 'kysely';
import type { MigrationDb } from '../shared/database/migration.ts';

/** One sentence: what these tables hold. */
export async function up(db: MigrationDb): Promise<void> {
  for (const statement of statements) await statement.execute(db);
}

const statements = [
  sql`create table __snake__ (
    id char(32) primary key,
    code text collate "C" not null unique,
    name jsonb not null,
    enabled char(1) not null default 'Y' check (enabled in ('Y', 'N')),
    remark text,
    create_time timestamptz not null default now(),
    del_flag integer not null default 0
  )`,
  sql`create index __snake___create_time on __snake__ (create_time, id) where del_flag = 0`,
];
