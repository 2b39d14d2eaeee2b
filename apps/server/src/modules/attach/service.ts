import { rm } from 'node:fs/promises';
import { fileTypeFromFile } from 'file-type';
import type { Insertable, Selectable } from 'kysely';
import { type Db, inTransaction, newId } from '../../shared/database/database.ts';
import type { AttachmentOwner } from '../../shared/files/attachmentOwner.ts';
import { forbidden, refuse } from '../../shared/refusal/refusal.ts';
import type { Services } from '../../shared/services.ts';
import type { CurrentUser } from '../../shared/session/currentUser.ts';
import { allowedExtensions, type FileKind, kindOf } from './fileKinds.ts';
import { extensionOf, safeFileName } from './fileName.ts';
import { makeThumbnail, readShotFacts } from './imageFacts.ts';
import { discard, type ReceivedFile } from './receiveFile.ts';
import type { AttachTable } from './tables.ts';

export type AttachRow = Selectable<AttachTable>;

/** The owner's rules; E-012 for a table that takes no files. */
export function ownerOf({ attachmentOwners }: Services, user: CurrentUser, tableName: string): AttachmentOwner {
  const owner = attachmentOwners.get(tableName);
  if (!owner) throw refuse('E-012');
  if (!user.permissions.has(owner.permission)) throw forbidden('forbidden');
  return owner;
}

async function mustAccept(db: Db, owner: AttachmentOwner, user: CurrentUser, tableId: string, columnName: string): Promise<void> {
  // The record is not saved yet, or not the user's: the same answer for both (domain design 2.6).
  if (!(await owner.visible(db, user, tableId))) throw refuse('E-601');
  if (columnName !== '' && !owner.columns.includes(columnName)) throw refuse('attach.unknownSlot', { slot: columnName.slice(0, 64) });
  if (!owner.lateColumns?.includes(columnName) && !(await owner.editable(db, user, tableId))) throw refuse('E-002');
}

/** Where a file is to be attached. */
export interface Place {
  tableName: string;
  tableId: string;
  attachmentTableName: string;
  columnName: string;
}

/** Keeps a received file as an attachment, or refuses it and removes every trace. */
export async function keepFile(services: Services, user: CurrentUser, place: Place, file: ReceivedFile): Promise<AttachRow> {
  const { db, files } = services;
  const thumbnail = `${file.path}-thumbnail`;
  const id = newId();
  const kept: string[] = [];
  try {
    const owner = ownerOf(services, user, place.tableName);
    await mustAccept(db, owner, user, place.tableId, place.columnName);
    const filename = safeFileName(file.filename);
    const kind = await checkKind(file, filename);
    const hasThumbnail = kind.thumbnail === true;
    if (hasThumbnail) await makeThumbnail(file.path, thumbnail).catch(() => Promise.reject(refuse('attach.damagedImage')));
    const shot = kind.mimetype.startsWith('image/') ? await readShotFacts(file.path) : { takenAt: null, gpsLat: null, gpsLng: null };

    const folder = services.now().toISOString().slice(0, 7).replace('-', '');
    const filePath = `${folder}/${id}.${extensionOf(filename)}`;
    const thumbPath = hasThumbnail ? `${folder}/${id}-thumbnail.webp` : null;
    await files.keep(file.path, filePath);
    kept.push(filePath);
    if (thumbPath) {
      await files.keep(thumbnail, thumbPath);
      kept.push(thumbPath);
    }
    const row: Insertable<AttachTable> = {
      id,
      ...place,
      filename,
      sizeBytes: file.sizeBytes,
      mimetype: kind.mimetype,
      sha256: file.sha256,
      filePath,
      thumbPath,
      ...shot,
      createBy: user.username,
      createTime: services.now().toISOString(),
    };
    return await inTransaction(db, async (trx) => {
      // Again, now for good: the document may have been submitted while the file was on its way.
      await mustAccept(trx, owner, user, place.tableId, place.columnName);
      return trx.insertInto('attach').values(row).returningAll().executeTakeFirstOrThrow();
    });
  } catch (error) {
    await Promise.all([discard(file), rm(thumbnail, { force: true }), ...kept.map((key) => files.remove(key))]);
    throw error;
  }
}

async function checkKind(file: ReceivedFile, filename: string): Promise<FileKind> {
  const detected = await fileTypeFromFile(file.path);
  const finding = kindOf(extensionOf(filename), file.declaredType, detected?.mime);
  if (finding.ok) return finding.kind;
  throw finding.reason === 'notAllowed' ? refuse('attach.notAllowed', { types: allowedExtensions }) : refuse('attach.lies', { name: filename });
}

/** Files of a record in the order they came; E-012 when the record is out of scope. */
export async function listFiles(
  services: Services,
  user: CurrentUser,
  tableName: string,
  tableId: string,
): Promise<{ owner: AttachmentOwner; rows: AttachRow[] }> {
  const owner = ownerOf(services, user, tableName);
  if (!(await owner.visible(services.db, user, tableId))) throw refuse('E-012');
  const rows = await services.db
    .selectFrom('attach')
    .selectAll()
    .where('tableName', '=', tableName)
    .where('tableId', '=', tableId)
    .orderBy('createTime')
    .orderBy('id')
    .execute();
  return { owner, rows };
}

/** One attachment whose record is in the user's scope, else E-012. */
export async function findFile(services: Services, user: CurrentUser, id: string): Promise<AttachRow> {
  const row = await services.db.selectFrom('attach').selectAll().where('id', '=', id).executeTakeFirst();
  const owner = row && services.attachmentOwners.get(row.tableName);
  if (!row || !owner || !user.permissions.has(owner.permission) || !(await owner.visible(services.db, user, row.tableId))) throw refuse('E-012');
  return row;
}

/** Removes an attachment while its record may be edited. */
export async function removeFile(services: Services, user: CurrentUser, id: string): Promise<void> {
  const row = await findFile(services, user, id);
  const owner = ownerOf(services, user, row.tableName);
  await inTransaction(services.db, async (trx) => {
    if (!owner.lateColumns?.includes(row.columnName) && !(await owner.editable(trx, user, row.tableId))) throw refuse('E-002');
    await trx.deleteFrom('attach').where('id', '=', id).execute();
  });
  await services.files.remove(row.filePath);
  if (row.thumbPath !== null) await services.files.remove(row.thumbPath);
}
