import { sql } from 'kysely';
import type { MigrationDb } from '../shared/database/migration.ts';

/**
 * Calls without a session are counted by address. Failed sign-ins are kept per account, and per address and account: an
 * address is judged by how many accounts failed there, not by the mistakes of one person.
 */
export async function up(db: MigrationDb): Promise<void> {
  await db.schema
    .createTable('call_count')
    .addColumn('call', 'text', (c) => c.notNull())
    .addColumn('subject', 'text', (c) => c.notNull())
    .addColumn('count', 'integer', (c) => c.notNull())
    .addColumn('since', 'timestamptz', (c) => c.notNull())
    .addPrimaryKeyConstraint('call_count_pk', ['call', 'subject'])
    .execute();
  await sql`delete from login_failure where kind = 'address'`.execute(db);
  await sql`alter table login_failure drop constraint login_failure_pk, drop column kind`.execute(db);
  await sql`alter table login_failure rename column subject to account`.execute(db);
  await sql`alter table login_failure add constraint login_failure_pk primary key (account)`.execute(db);
  await db.schema
    .createTable('address_failure')
    .addColumn('address', 'text', (c) => c.notNull())
    .addColumn('account', 'text', (c) => c.notNull())
    .addColumn('count', 'integer', (c) => c.notNull())
    .addColumn('last_time', 'timestamptz', (c) => c.notNull())
    .addPrimaryKeyConstraint('address_failure_pk', ['address', 'account'])
    .execute();
}
