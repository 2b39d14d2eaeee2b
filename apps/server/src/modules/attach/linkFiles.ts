import type { TrxContext } from '../../shared/context.ts';
import { newId } from '../../shared/database/database.ts';
import './tables.ts';

/** A slot of a record. */
interface SlotOfRecord {
  tableName: string;
  tableId: string;
  columnName: string;
}

/** Shows the files of one record at another one, too, the first ones first; the bytes stay until neither shows them. @param most how many at most */
export async function linkFiles({ db, services }: TrxContext, { from, to, most }: { from: SlotOfRecord; to: SlotOfRecord; most: number }): Promise<void> {
  const files = await db
    .selectFrom('attach')
    .selectAll()
    .where('tableName', '=', from.tableName)
    .where('tableId', '=', from.tableId)
    .where('columnName', '=', from.columnName)
    .orderBy('createTime')
    .orderBy('id')
    .limit(most)
    .execute();
  if (files.length === 0) return;
  await db
    .insertInto('attach')
    .values(files.map((file) => ({ ...file, ...to, id: newId(services.now().getTime()) })))
    .execute();
}
