/** Change history of master records, written like that of documents. */
import { type RawBuilder, sql } from 'kysely';
import { type Change, type ChangeHistory, changesBetween, writeChangeLogs } from '../change-log/changeLog.ts';
import { snake } from '../database/columnNames.ts';
import type { TrxContext } from '../context.ts';
import { json, type Trx } from '../database/database.ts';

/** Values by column as in code; jsonb columns as objects, array columns as lists. */
export type MasterRow = Readonly<Record<string, unknown>>;
type StoredRow = MasterRow & { id: string };
/** Table and key of a master. */
export interface KeyedTable {
  /** As in code, e.g. `bugCode`. */
  table: string;
  /** Columns that tell records apart; an import changes the record that has the same. */
  key: readonly string[];
  /** Those of the key that may be empty; two empty ones are the same. */
  nullable?: readonly string[];
  /** Columns that the form calls otherwise: `{ code: 'bugCode' }`. */
  fieldOf?: Readonly<Record<string, string>>;
}

const asJson = (rows: readonly MasterRow[]): string =>
  json(rows.map((row) => Object.fromEntries(Object.entries(row).map(([name, value]) => [snake(name), value]))));
/** The rows as the table has them: types, jsonb and arrays included. */
export const recordset = (table: string, rows: readonly MasterRow[]): RawBuilder<unknown> =>
  sql`jsonb_populate_recordset(null::${sql.table(snake(table))}, ${asJson(rows)}::jsonb)`;

/** Whether two rows have the same values in columns of the key. @param one alias of a row */
export const sameKey = ({ nullable = [] }: Pick<KeyedTable, 'nullable'>, columns: readonly string[], one: string, other: string): RawBuilder<unknown> =>
  sql.join(
    columns.map((column) => {
      const operator = nullable.includes(column) ? sql`is not distinct from` : sql`=`;
      return sql`${sql.ref(`${one}.${column}`)} ${operator} ${sql.ref(`${other}.${column}`)}`;
    }),
    sql` and `,
  );

const keyText = ({ key }: KeyedTable, row: MasterRow): string => key.flatMap((name) => row[name] ?? []).join(' ');

/** The stored records with the keys of these rows, locked. */
async function storedRows(trx: Trx, master: KeyedTable, rows: readonly MasterRow[]): Promise<Map<string, StoredRow>> {
  const { table, key } = master;
  const keys = rows.map((row) => Object.fromEntries(key.map((name) => [name, row[name]])));
  const { rows: found } =
    await sql<StoredRow>`select stored.* from ${sql.table(table)} stored join ${recordset(table, keys)} given on ${sameKey(master, key, 'stored', 'given')} for update of stored`.execute(
      trx,
    );
  return new Map(found.map((row) => [keyText(master, row), row]));
}

/** Ends the field of a text in a language: `Zh`, as in `nameZh`. */
const ending = (language: string): string => language.charAt(0).toUpperCase() + language.charAt(1);

/** Only these columns, called as in the form: each text in a language is a field of its own (`nameRu`). */
const shown = ({ fieldOf = {} }: KeyedTable, row: MasterRow, columns: readonly string[]): Record<string, unknown> =>
  Object.fromEntries(
    columns.flatMap((name) => {
      const value = row[name] ?? null;
      if (value === null || typeof value !== 'object' || Array.isArray(value)) return [[fieldOf[name] ?? name, value]];
      return Object.entries(value).map(([language, text]) => [name + ending(language), text as unknown]);
    }),
  );

const told = ({ user, services }: TrxContext, master: KeyedTable, change: Change['change'], row: StoredRow, changes: readonly Change[]): ChangeHistory => ({
  docType: master.table,
  id: row.id,
  no: keyText(master, row),
  user,
  at: services.now(),
  changes: changes.map((each) => ({ ...each, change })),
});

/** Writes down what `store` does to the records of these rows. */
export async function withHistory<Result>(context: TrxContext, master: KeyedTable, rows: readonly MasterRow[], store: () => Promise<Result>): Promise<Result> {
  const { db: trx } = context;
  const before = await storedRows(trx, master, rows);
  const result = await store();
  const after = await storedRows(trx, master, rows);
  const columns = Object.keys(rows[0] ?? {});
  const histories = [...after].map(([key, row]) => {
    const earlier = before.get(key);
    const changes = changesBetween(earlier ? shown(master, earlier, columns) : null, shown(master, row, columns));
    return told(context, master, earlier ? 'changed' : 'added', row, changes);
  });
  await writeChangeLogs(trx, histories);
  return result;
}

/** Writes down that a record is gone, with what it held. */
export async function writeRemoval(context: TrxContext, master: KeyedTable, row: StoredRow): Promise<void> {
  const held = shown(master, row, Object.keys(row));
  const emptied = Object.fromEntries(Object.keys(held).map((field) => [field, null]));
  await writeChangeLogs(context.db, [told(context, master, 'removed', row, changesBetween(held, emptied))]);
}
