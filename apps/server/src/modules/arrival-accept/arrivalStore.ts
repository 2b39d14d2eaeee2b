import { sql } from 'kysely';
import { documentStore } from '../../documents/saving/store.ts';
import type { Db } from '../../shared/database/database.ts';
import { fitsSlot } from '../../shared/files/filesInSlots.ts';
import { type ArrivalHeader, type ArrivalLine, emptyArrival, emptyLine } from './tables.ts';

export const arrivalStore = documentStore<ArrivalHeader, { items: ArrivalLine }>({
  docType: 'arrivalAccept',
  table: 'arrivalAccept',
  no: 'acceptNo',
  empty: emptyArrival,
  lines: { items: { table: 'arrivalAcceptItem', parent: 'acceptId', order: 'lineNo', empty: emptyLine } },
});

/** Photos of a sheet and of its items; the signature is none. */
const photos = sql`((select count(*)::int from attach where table_name = 'arrival_accept' and table_id = arrival_accept.id
    and column_name <> 'signature' and mimetype like 'image/%')
  + (select count(*)::int from arrival_accept_item item join attach on attach.table_name = 'arrival_accept_item' and attach.table_id = item.id
    where item.accept_id = arrival_accept.id and mimetype like 'image/%'))`;
export const photoCount = sql`${photos} as photo_count`;

/** How many photos a sheet and its items have. */
export async function photosOf(db: Db, acceptId: string): Promise<number> {
  const { rows } = await sql<{ photoCount: number }>`select ${photoCount} from arrival_accept where id = ${acceptId}`.execute(db);
  return rows[0]?.photoCount ?? 0;
}

/** Slots that hold files, with how many: those of the sheet by name, those of its items by id. */
export const filesOf = (db: Db, acceptId: string): Promise<ReadonlyMap<string, number>> => count(db, acceptId, sql`true`, sql`true`);

/** As `filesOf`, but only files of a kind that their slot takes. */
export const fittingFilesOf = (db: Db, acceptId: string): Promise<ReadonlyMap<string, number>> =>
  count(db, acceptId, fitsSlot('arrival_accept'), fitsSlot('arrival_accept_item'));

async function count(db: Db, acceptId: string, ofSheet: ReturnType<typeof sql>, ofItems: ReturnType<typeof sql>): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<{ slot: string; files: number }>`
    select column_name as slot, count(*)::int as files from attach where table_name = 'arrival_accept' and table_id = ${acceptId} and ${ofSheet} group by 1
    union all select table_id, count(*)::int from attach
      where table_name = 'arrival_accept_item' and table_id in (select id from arrival_accept_item where accept_id = ${acceptId}) and ${ofItems} group by 1`.execute(
    db,
  );
  return new Map(rows.map(({ slot, files }) => [slot, files]));
}
