import { sql } from 'kysely';
import type { MigrationDb } from '../shared/database/migration.ts';

/** Links by which users choose a password: one of each user, a newer one ends the older. */
export async function up(db: MigrationDb): Promise<void> {
  await sql`create table password_token (
    user_id char(32) primary key references sys_user (id) on delete cascade,
    token_hash text not null unique,
    kind text not null check (kind in ('reset', 'invite')),
    expire_time timestamptz not null,
    create_time timestamptz not null default now()
  )`.execute(db);
}
