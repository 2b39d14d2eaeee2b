import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Db } from '../src/shared/database/database.ts';

const ids = /[0-9a-f]{32}/g;
/** References go at most so many tables far: message, claim, fault, part, its tag. */
const rounds = 4;
const shortHash = (text: string): string => createHash('sha256').update(text).digest('base64url').slice(0, 12);

/**
 * All rows of a database as texts, by table, in an order of their own: equal for two databases that differ in their ids only. An
 * id is named after what its row says; names of rows that it mentions are part of that, so a wrong reference shows.
 * @param without leaves out what may differ, e.g. the time of the run
 */
export async function mappedRows(db: Db, without: (row: string) => string = (row) => row): Promise<Record<string, string[]>> {
  const { rows: tables } = await sql<{ name: string }>`select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`.execute(db);
  const found: { table: string; id: string | null; text: string }[] = [];
  for (const { name } of tables) {
    const { rows } = await sql<{ text: string }>`select to_jsonb(row)::text as text from ${sql.table(name)} as row`.execute(db);
    found.push(...rows.map(({ text }) => ({ table: name, id: /"id": "([0-9a-f]{32})"/.exec(text)?.[1] ?? null, text: without(text) })));
  }
  let names: ReadonlyMap<string, string> = new Map();
  const named = ({ id, text }: { id: string | null; text: string }): string => text.replace(ids, (one) => (one === id ? 'itself' : (names.get(one) ?? 'id')));
  for (let round = 0; round < rounds; round += 1)
    names = new Map(found.flatMap((row) => (row.id === null ? [] : [[row.id, shortHash(`${row.table} ${named(row)}`)] as const])));
  const byTable = Object.groupBy(found, ({ table }) => table);
  return Object.fromEntries(Object.entries(byTable).map(([table, rows]) => [table, rows!.map(named).toSorted()]));
}
