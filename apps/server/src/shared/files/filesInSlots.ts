import { type SqlBool, sql } from 'kysely';
import { slots } from '../../generated/slots.gen.ts';
import type { Db } from '../database/database.ts';
import type { Slots } from './attachmentOwner.ts';
import { typesOf } from './fileKinds.ts';

type SlottedTable = keyof typeof slots;

/** Names of the slots of a record, in the order of the form. @param table under which its files are kept, e.g. `handover_train` */
export const slotNames = <Table extends SlottedTable>(table: Table) => Object.keys(slots[table]) as (keyof (typeof slots)[Table] & string)[];

/** How many files each slot of a record holds; slots without files are left out. @param table under which its files are kept */
export const filesInSlots = (db: Db, table: SlottedTable, id: string): Promise<ReadonlyMap<string, number>> => count(db, table, id, sql<SqlBool>`true`);

/** As `filesInSlots`, but only files of a kind that their slot takes: what was stored before a slot said so does not fill it. */
export const fittingFiles = (db: Db, table: SlottedTable, id: string): Promise<ReadonlyMap<string, number>> => count(db, table, id, fitsSlot(table));

/** SQL over `attach`: whether a file of the table is of a kind that its slot takes. */
export function fitsSlot(table: SlottedTable) {
  const narrow = Object.entries(slots[table] as Slots).flatMap(([slot, { takes }]) => (takes ? [{ slot, types: typesOf(takes) }] : []));
  const cases = narrow.map(({ slot, types }) => sql`when ${slot} then attach.mimetype = any(${types}::text[])`);
  return cases.length === 0 ? sql<SqlBool>`true` : sql<SqlBool>`case attach.column_name ${sql.join(cases, sql` `)} else true end`;
}

async function count(db: Db, table: SlottedTable, id: string, condition: ReturnType<typeof fitsSlot>): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<{ slot: string; files: number }>`select column_name as slot, count(*)::int as files from attach
    where table_name = ${table} and table_id = ${id} and ${condition} group by 1`.execute(db);
  return new Map(rows.map(({ slot, files }) => [slot, files]));
}
