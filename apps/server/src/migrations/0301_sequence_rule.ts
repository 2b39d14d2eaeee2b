import type { MigrationDb } from '../shared/database/migration.ts';
import { yesNo } from '../shared/database/migration.ts';

/** How documents are numbered becomes data that administrators keep; base data hold the usual rules. */
export async function up(db: MigrationDb): Promise<void> {
  await db.schema
    .createTable('sequence_rule')
    .addColumn('code', 'text', (c) => c.notNull())
    .addColumn('valid_from', 'date', (c) => c.notNull())
    .addColumn('prefix', 'text', (c) => c.notNull())
    .addColumn('period', 'text', (c) => c.notNull())
    .addColumn('per_dealer', 'char(1)', (c) => c.notNull().check(yesNo('per_dealer')))
    .addColumn('digits', 'integer', (c) => c.notNull())
    .addPrimaryKeyConstraint('sequence_rule_pkey', ['code', 'valid_from'])
    .execute();
}
