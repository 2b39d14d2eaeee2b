import { sql } from 'kysely';
import type { MigrationDb } from '../shared/database/migration.ts';

/** The picture that the parameter `company.logo` names. In the database, so that every server process has it and a change is one transaction. */
export async function up(db: MigrationDb): Promise<void> {
  await sql`create table company_logo (
    hash char(16) primary key,
    mimetype varchar(20) not null,
    content bytea not null
  )`.execute(db);
}
