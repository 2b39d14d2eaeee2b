import { type CreateTableBuilder, type Kysely, sql } from 'kysely';

/** Migrations write plain names (snake_case) and know no table types: they describe a past state. */
// eslint-disable-next-line typescript/no-explicit-any -- a migration must not depend on today's types
export type MigrationDb = Kysely<any>;
// eslint-disable-next-line typescript/no-explicit-any
type Table = CreateTableBuilder<any, any>;

export const yesNo = (column: string) => sql<boolean>`${sql.ref(column)} in ('Y', 'N')`;
export const money = sql`numeric(18, 2)`;
/** A path code or a number compared by bytes, so that prefixes can use the index. */
export const codeText = sql`text collate "C"`;

/** The columns every document has. `.$call(documentColumns)` */
export const documentColumns = <T extends Table>(table: T): T =>
  table
    .addColumn('id', 'char(32)', (c) => c.primaryKey())
    .addColumn('tenant_id', 'integer', (c) => c.notNull().defaultTo(0))
    .addColumn('org_code', codeText, (c) => c.notNull())
    .addColumn('dealer_code', codeText, (c) => c.notNull())
    .addColumn('dealer_name', 'text', (c) => c.notNull())
    .addColumn('sub_dealer_code', codeText)
    .addColumn('sub_dealer_name', 'text')
    .addColumn('status', 'text', (c) => c.notNull())
    .addColumn('submit_time', 'timestamptz')
    .addColumn('submit_by', 'text')
    .addColumn('audit_time', 'timestamptz')
    .addColumn('audit_by', 'text')
    .addColumn('audit_opinion', 'text')
    .addColumn('version', 'integer', (c) => c.notNull().defaultTo(1))
    .addColumn('create_by', 'text', (c) => c.notNull())
    .addColumn('create_time', 'timestamptz', (c) => c.notNull().defaultTo(sql`now()`))
    .addColumn('update_by', 'text')
    .addColumn('update_time', 'timestamptz')
    .addColumn('del_flag', 'smallint', (c) => c.notNull().defaultTo(0)) as T;

/** From now on the listeners of `rows_written` hear which rows of the table were written (migration 0161). */
export async function watchRows(db: MigrationDb, table: string, teller: 'tell_rows' | 'tell_inbox' = 'tell_rows'): Promise<void> {
  for (const event of ['insert', 'update'] as const)
    await sql`create trigger ${sql.id(`${table}_${event}_told`)} after ${sql.raw(event)} on ${sql.table(table)}
      referencing new table as written for each statement execute function ${sql.id(teller)}()`.execute(db);
}

const changedRows = { insert: 'new table as new_rows', update: 'old table as old_rows new table as new_rows', delete: 'old table as old_rows' };

/** Statements that call `<table>_rollup()` after each of the events, with the rows before and after as `old_rows` and `new_rows`. Default: all events. */
export const rollupTriggers = (table: string, events: readonly (keyof typeof changedRows)[] = ['insert', 'update', 'delete']) =>
  events.map(
    (event) => sql`create trigger ${sql.id(`${table}_${event}_rollup`)} after ${sql.raw(event)} on ${sql.table(table)}
      referencing ${sql.raw(changedRows[event])} for each statement execute function ${sql.id(`${table}_rollup`)}()`,
  );
