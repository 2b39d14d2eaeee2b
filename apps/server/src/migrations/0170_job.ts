import { sql } from 'kysely';
import type { MigrationDb } from '../shared/database/migration.ts';

/** Jobs on a schedule, what became of each run, and which reminders have gone out. */
const statements = [
  sql`create table job (
    job_code text primary key,
    cron text not null,
    status text not null default 'normal' check (status in ('normal', 'paused')),
    timeout_seconds integer not null check (timeout_seconds between 1 and 3600),
    -- When the schedule wants it next; null: never again.
    next_run_time timestamptz,
    -- When a failed run is tried again, and how often it has been tried.
    retry_time timestamptz,
    attempt integer not null default 0,
    -- Login name of who asked for a run that has not begun.
    requested_by text,
    -- The run under way, and when it counts as lost with its server.
    run_id char(32),
    lease_until timestamptz,
    version integer not null default 1,
    update_by text,
    update_time timestamptz
  )`,
  sql`create table job_run (
    id char(32) primary key,
    job_code text not null references job (job_code),
    trigger text not null check (trigger in ('schedule', 'retry', 'manual')),
    attempt integer not null,
    status text not null check (status in ('running', 'succeeded', 'failed', 'timed_out', 'lost')),
    started_by text,
    server text not null,
    scheduled_time timestamptz,
    start_time timestamptz not null,
    end_time timestamptz,
    affected integer,
    message text
  )`,
  sql`create index job_run_start on job_run (job_code, start_time desc, id)`,
  sql`create table reminder (
    event text not null,
    record_id text not null,
    stage text not null,
    create_time timestamptz not null default now(),
    primary key (event, record_id, stage)
  )`,
];

export async function up(db: MigrationDb): Promise<void> {
  for (const statement of statements) await statement.execute(db);
}
