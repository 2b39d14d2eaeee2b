import { sql } from 'kysely';
import { codeText, type MigrationDb, money } from '../shared/database/migration.ts';

/** The warehouse that a part of a claim or service comes from, and what a sale or an adjustment says besides its quantity. */
export async function up(db: MigrationDb): Promise<void> {
  for (const table of ['claim_parts', 'maintenance_part']) await sql`alter table ${sql.table(table)} add column warehouse ${codeText}`.execute(db);
  await sql`alter table stock_move add column remark text, add column sale_date date, add column sale_price ${money} check (sale_price >= 0)`.execute(db);
}
