import '../modules/attach/tables.ts';
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
  /** When the pictures were taken, as they say themselves. */
  takenAt?: string;
}

/** Puts a file into each slot of a record, as an upload would. Nothing lies on the disk. */
export async function attachFiles(db: Db, { tableName, tableId, slots, dealerCode, createBy = 'd001.service', takenAt }: Files): Promise<void> {
  for (const columnName of slots)
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
        mimetype: 'image/jpeg',
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
