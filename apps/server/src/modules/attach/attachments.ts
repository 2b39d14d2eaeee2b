import { type Insertable, type Selectable, sql } from 'kysely';
import type { Context, TrxContext } from '../../shared/context.ts';
import { newId, onCommit } from '../../shared/database/database.ts';
import { type AttachmentOwner, maySeeFiles, type Slot } from '../../shared/files/attachmentOwner.ts';
import type { FileKind } from '../../shared/files/fileKinds.ts';
import { mustFitQuota } from '../../shared/files/quota.ts';
import { discard, type ReceivedFile } from '../../shared/files/receiveFile.ts';
import { removeBytes, storeFile } from '../../shared/files/storeFile.ts';
import { message } from '../../shared/messages/messages.ts';
import { forbidden, refuse } from '../../shared/refusal/refusal.ts';
import type { CurrentUser } from '../../shared/session/currentUser.ts';
import type { AttachTable } from './tables.ts';

export type AttachRow = Selectable<AttachTable>;

/** The owner's rules; E-012 for a table that takes no files. */
function ownerOf({ services, user }: Context, tableName: string): AttachmentOwner {
  const owner = services.attachmentOwners.get(tableName);
  if (!owner) throw refuse('E-012');
  if (!maySeeFiles(owner, user)) throw forbidden('forbidden');
  return owner;
}

const isHidden = (owner: AttachmentOwner, user: CurrentUser, columnName: string): boolean => owner.hiddenColumns?.(user).includes(columnName) ?? false;

/** Refuses unless the user may add a file in this place now. */
export async function mustTake(context: Context, { tableName, tableId, columnName }: Place): Promise<void> {
  const owner = ownerOf(context, tableName);
  // The record is not saved yet, or not the user's: the same answer for both.
  if (!(await owner.visible(context, tableId))) throw refuse('E-601');
  const takes = Object.hasOwn(owner.slots, columnName) && !isHidden(owner, context.user, columnName);
  if (columnName !== '' && !takes) throw refuse('attach.unknownSlot', { slot: columnName.slice(0, 64) });
  if (!owner.lateColumns?.includes(columnName) && !(await owner.editable(context, tableId, columnName))) throw refuse('E-002');
}

const slotOf = (context: Context, { tableName, columnName }: Pick<Place, 'tableName' | 'columnName'>): Slot => {
  const { slots } = ownerOf(context, tableName);
  return (Object.hasOwn(slots, columnName) && slots[columnName]) || {};
};

/** Refuses a file of a kind that its slot does not take. */
function mustFit(context: Context, place: Place, { family }: FileKind): void {
  const { takes } = slotOf(context, place);
  if (!takes || takes.includes(family)) return;
  const { language } = context.user;
  const names = takes.map((name) => message(language, `attach.family.${name}`));
  throw refuse('attach.wrongKind', { kinds: new Intl.ListFormat(language, { type: 'disjunction' }).format(names) });
}

/** Refuses a file that its slot has no room for. Those that come at the same time wait for each other. */
async function mustHaveRoom(context: TrxContext, { tableName, tableId, columnName }: Place): Promise<void> {
  const { most } = slotOf(context, { tableName, columnName });
  const { db: trx } = context;
  if (most === undefined) return;
  const slot = [tableName, tableId, columnName].join('/');
  await sql`select pg_advisory_xact_lock(hashtextextended(${slot}, 0))`.execute(trx);
  const { count } = await trx
    .selectFrom('attach')
    .select(({ fn }) => fn.countAll().as('count'))
    .where('tableName', '=', tableName)
    .where('tableId', '=', tableId)
    .where('columnName', '=', columnName)
    .executeTakeFirstOrThrow();
  if (Number(count) >= most) throw refuse('attach.tooMany', { n: most });
}

/** Where a file is to be attached. */
export interface Place {
  tableName: string;
  tableId: string;
  attachmentTableName: string;
  columnName: string;
}

/**
 * Keeps a received file as an attachment, or refuses it and removes every trace.
 * @param commit runs the part that writes to the database, in a transaction
 */
export async function keepFile<Kept>(
  context: Context,
  { place, file }: { place: Place; file: ReceivedFile },
  commit: (write: (within: TrxContext) => Promise<AttachRow>) => Promise<Kept>,
): Promise<Kept> {
  const { services, user } = context;
  try {
    await mustTake(context, place);
    await mustFitQuota(context, file.sizeBytes);
  } catch (error) {
    await discard(file);
    throw error;
  }
  const id = newId();
  const accept = (kind: FileKind): void => mustFit(context, place, kind);
  return storeFile(services, { file, id, accept }, (facts) =>
    commit(async (within) => {
      // Again, now for good: the document may have been submitted while the file was on its way.
      await mustTake(within, place);
      await mustFitQuota(within, file.sizeBytes);
      await mustHaveRoom(within, place);
      const row: Insertable<AttachTable> = {
        id,
        ...place,
        ...facts,
        dealerCode: user.dealerCode,
        createBy: user.username,
        createTime: services.now().toISOString(),
      };
      return within.db.insertInto('attach').values(row).returningAll().executeTakeFirstOrThrow();
    }),
  );
}

/** Files of a record in the order they came; E-012 when the record is out of scope. */
export async function listFiles(
  context: Context,
  { tableName, tableId }: Pick<Place, 'tableName' | 'tableId'>,
): Promise<{ owner: AttachmentOwner; rows: AttachRow[] }> {
  const owner = ownerOf(context, tableName);
  if (!(await owner.visible(context, tableId))) throw refuse('E-012');
  const rows = await context.db
    .selectFrom('attach')
    .selectAll()
    .where('tableName', '=', tableName)
    .where('tableId', '=', tableId)
    .orderBy('createTime')
    .orderBy('id')
    .execute();
  return { owner, rows: rows.filter(({ columnName }) => !isHidden(owner, context.user, columnName)) };
}

/** One attachment whose record is in the user's scope, else E-012. */
export async function findFile(context: Context, id: string): Promise<AttachRow> {
  const { services, db, user } = context;
  const row = await db.selectFrom('attach').selectAll().where('id', '=', id).executeTakeFirst();
  const owner = row && services.attachmentOwners.get(row.tableName);
  if (!row || !owner || !maySeeFiles(owner, user) || isHidden(owner, user, row.columnName) || !(await owner.visible(context, row.tableId)))
    throw refuse('E-012');
  return row;
}

/** Removes an attachment while its record may be edited; its bytes once that is committed. Those that stay are found by `cleanFiles`. */
export async function removeFile(context: TrxContext, id: string): Promise<void> {
  const row = await findFile(context, id);
  const owner = ownerOf(context, row.tableName);
  const { services, db } = context;
  if (!owner.lateColumns?.includes(row.columnName) && !(await owner.editable(context, row.tableId, row.columnName))) throw refuse('E-002');
  await db.deleteFrom('attach').where('id', '=', id).execute();
  const unshared = await unsharedFiles(context, [row]);
  await onCommit(db, () =>
    removeBytes(services, unshared).catch((error: unknown) => services.log.warn({ err: error }, 'the bytes of a file could not be removed')),
  );
}

/** Of files whose attachments are gone, those that no other record shows (`linkFiles`). */
export async function unsharedFiles<Stored extends Pick<AttachTable, 'filePath'>>({ db }: Pick<Context, 'db'>, files: readonly Stored[]): Promise<Stored[]> {
  if (files.length === 0) return [];
  const paths = files.map(({ filePath }) => filePath);
  const shared = new Set((await db.selectFrom('attach').select('filePath').where('filePath', 'in', paths).execute()).map(({ filePath }) => filePath));
  return files.filter(({ filePath }) => !shared.has(filePath));
}
