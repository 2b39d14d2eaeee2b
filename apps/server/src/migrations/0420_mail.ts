import { sql } from 'kysely';
import type { MigrationDb } from '../shared/database/migration.ts';

/** Mails that wait to be sent, with what became of each; and which messages users want by mail. */
const statements = [
  sql`create table mail_outbox (
    id char(32) primary key,
    to_address text not null,
    to_name text,
    language text not null,
    event text not null,
    subject text not null,
    text text not null,
    html text not null,
    -- Address by which the receiver leaves such mails; null where they cannot be left.
    unsubscribe text,
    doc_type text,
    doc_id text,
    status text not null default 'waiting' check (status in ('waiting', 'sending', 'sent', 'failed', 'cancelled', 'held')),
    tries integer not null default 0,
    -- When it is sent, or tried again; of one under way: when it counts as given up by its server.
    next_time timestamptz,
    last_error text,
    create_time timestamptz not null default now(),
    sent_time timestamptz
  )`,
  sql`create index mail_outbox_due on mail_outbox (next_time) where status in ('waiting', 'held', 'sending')`,
  sql`create index mail_outbox_sent on mail_outbox (sent_time) where sent_time is not null`,
  sql`create index mail_outbox_created on mail_outbox (create_time desc, id)`,
  sql`alter table sys_user
    add column mail_mode text not null default 'none' check (mail_mode in ('none', 'atOnce', 'daily')),
    add column digest_time timestamptz,
    -- Names a user in the link by which they leave all mails; nobody can guess it.
    add column unsubscribe_token text not null unique default replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', '')`,
];

export async function up(db: MigrationDb): Promise<void> {
  for (const statement of statements) await statement.execute(db);
}
