import '../modules/attach/tables.ts';
import { slots } from '../generated/slots.gen.ts';
import type { Slots } from '../shared/files/attachmentOwner.ts';
import { typesOf } from '../shared/files/fileKinds.ts';
import { type Db, newId } from '../shared/database/database.ts';

interface Files {
  /** Table of the record, e.g. `arrival_accept`. */
  tableName: string;
  /** Id of the record. */
  tableId: string;
  /** The slot of each file. */
  slots: readonly string[];
  dealerCode?: string;
  createBy?: string;
  /** Default: the first kind that the slot takes, or JPEG. */
  mimetype?: string;
  /** When the pictures were taken, as they say themselves. */
  takenAt?: string;
}

/** Puts a file into each slot of a record, as an upload would. Nothing lies on the disk. */
export async function attachFiles(
  db: Db,
  { tableName, tableId, slots: filled, mimetype, dealerCode, createBy = 'd001.service', takenAt }: Files,
): Promise<void> {
  const known = (slots as Readonly<Record<string, Slots>>)[tableName] ?? {};
  for (const columnName of filled)
    await db
      .insertInto('attach')
      .values({
        id: newId(),
        tableName,
        tableId,
        attachmentTableName: 'portal_attach',
        columnName,
        filename: `${columnName}.jpg`,
        sizeBytes: 10,
        mimetype: mimetype ?? typesOf(known[columnName]?.takes ?? ['image'])[0]!,
        sha256: newId() + newId(),
        filePath: 'x',
        thumbPath: null,
        takenAt: takenAt ?? null,
        gpsLat: null,
        gpsLng: null,
        ...(dealerCode !== undefined && { dealerCode }),
        createBy,
      })
      .execute();
}
