import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Selectable, Updateable } from 'kysely';
import { type Context, transact } from '../../shared/context.ts';
import { type Db, newId } from '../../shared/database/database.ts';
import { mustFitQuota } from '../../shared/files/quota.ts';
import { discard, type ReceivedFile } from '../../shared/files/receiveFile.ts';
import { badRequest, refuse } from '../../shared/refusal/refusal.ts';
import type { Services } from '../../shared/services.ts';
import { type AttachRow, keepFile, mustTake, type Place } from './attachments.ts';
import type { AttachSessionTable } from './tables.ts';

type Session = Selectable<AttachSessionTable>;

/** Size of every part but the last. */
export const partBytes = 5 * 1024 * 1024;
/** Files that one user may have begun and not finished. */
const mostOpen = 20;
/** How long who asks for a file waits while another call joins it. */
const waitMs = 15_000;
const pollMs = 100;
/** Longer than joining and two scans take: the process that began earlier has died. */
const deadAfterMs = 5 * 60_000;

/** Announcement of a file by the client, before its bytes. */
export interface AnnouncedFile {
  fileName: string;
  mimetype: string;
  sizeBytes: number;
  /** By which the client knows the same file again. */
  fileKey: string;
}

export interface Begun {
  session: Session;
  /** Indexes of the parts that are here. */
  received: number[];
  /** Set when the file had arrived already and only its answer was lost. */
  attachment: AttachRow | undefined;
}

const partKey = (sessionId: string, index: number): string => `parts/${sessionId}-${index}`;
const partCount = ({ sizeBytes }: Session): number => Math.ceil(sizeBytes / partBytes);
const sizeOfPart = (session: Session, index: number): number => Math.min(partBytes, session.sizeBytes - index * partBytes);

/** Begins a file in parts, or finds the one that the same user began with the same file for the same place. */
export async function beginParts(context: Context, { place, file }: { place: Place; file: AnnouncedFile }): Promise<Begun> {
  const { services, db, user } = context;
  const { parameters, now } = services;
  await mustTake(context, place);
  if (file.sizeBytes >= parameters.number('attach.maxMb') * 1024 * 1024) throw refuse('E-600');
  const mine = await db
    .selectFrom('attachSession')
    .selectAll()
    .where('createBy', '=', user.username)
    .orderBy('createTime', 'desc')
    .orderBy('id', 'desc')
    .execute();
  const same = mine.filter(
    (session) =>
      session.fileKey === file.fileKey &&
      session.sizeBytes === file.sizeBytes &&
      session.filename === file.fileName &&
      session.tableName === place.tableName &&
      session.tableId === place.tableId &&
      session.columnName === place.columnName,
  );
  const open = same.find(({ attachId }) => attachId === null);
  if (open) {
    const received = await receivedParts(context, open);
    // Joined in the meantime: its parts may have been gone already.
    const attachment = await attachmentOf(context, await findSession(context, open.id));
    return { session: open, received: attachment ? [] : received, attachment };
  }
  for (const session of same) {
    const attachment = await attachmentOf(context, session);
    if (attachment) return { session, received: [], attachment };
  }
  if (mine.filter(({ attachId }) => attachId === null).length >= mostOpen) throw refuse('attach.tooManyOpen', { n: mostOpen });
  await mustFitQuota(context, file.sizeBytes);
  const { fileName, ...facts } = file;
  const session = await db
    .insertInto('attachSession')
    .values({ id: newId(), ...place, ...facts, filename: fileName, partBytes, createBy: user.username, createTime: now().toISOString() })
    .returningAll()
    .executeTakeFirstOrThrow();
  return { session, received: [], attachment: undefined };
}

async function findSession({ db, user }: Context, id: string): Promise<Session> {
  const session = await db.selectFrom('attachSession').selectAll().where('id', '=', id).where('createBy', '=', user.username).executeTakeFirst();
  if (!session) throw refuse('E-012');
  return session;
}

async function receivedParts({ db }: Context, { id }: Pick<Session, 'id'>): Promise<number[]> {
  const rows = await db.selectFrom('attachPart').select('partIndex').where('sessionId', '=', id).orderBy('partIndex').execute();
  return rows.map(({ partIndex }) => partIndex);
}

async function attachmentOf({ db }: Context, { attachId }: Session): Promise<AttachRow | undefined> {
  if (attachId === null) return undefined;
  return db.selectFrom('attach').selectAll().where('id', '=', attachId).executeTakeFirst();
}

/** Keeps one part. The same part twice is no error. */
export async function keepPart(context: Context, { id, index, part }: { id: string; index: number; part: ReceivedFile }): Promise<void> {
  const { services, db } = context;
  try {
    const session = await findSession(context, id);
    if (session.attachId !== null || index >= partCount(session) || part.sizeBytes !== sizeOfPart(session, index)) throw badRequest('attach.part');
    await services.files.keep(part.path, partKey(id, index));
    await db
      .insertInto('attachPart')
      .values({ sessionId: id, partIndex: index })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  } catch (error) {
    await discard(part);
    throw error;
  }
}

/**
 * Joins the parts into the attachment. Asked again after its answer was lost, it answers the same; asked while another call
 * joins, it waits for that one (`attach.joining` after 15 seconds).
 */
export async function finishParts(context: Context, id: string): Promise<AttachRow> {
  for (let waited = 0; ; waited += pollMs) {
    // Before the session: parts are gone once another call has joined them, and then the session says so.
    const received = await receivedParts(context, { id });
    const session = await findSession(context, id);
    const known = await attachmentOf(context, session);
    if (known) return known;
    if (received.length !== partCount(session)) throw badRequest('attach.part');
    if (await mayJoin(context, id)) return keepJoined(context, session, received);
    if (waited >= waitMs) throw refuse('attach.joining');
    await sleep(pollMs);
  }
}

/** Marks a session as being joined, unless another call is at it. */
async function mayJoin({ db, services: { now } }: Context, id: string): Promise<boolean> {
  const dead = new Date(now().getTime() - deadAfterMs).toISOString();
  const { numUpdatedRows } = await db
    .updateTable('attachSession')
    .set({ joiningSince: now().toISOString() })
    .where('id', '=', id)
    .where('attachId', 'is', null)
    .where((eb) => eb.or([eb('joiningSince', 'is', null), eb('joiningSince', '<', dead)]))
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

async function keepJoined(context: Context, session: Session, received: readonly number[]): Promise<AttachRow> {
  const { services, db } = context;
  const { id, tableName, tableId, attachmentTableName, columnName } = session;
  const change = (through: Db, values: Updateable<AttachSessionTable>) =>
    through.updateTable('attachSession').set(values).where('id', '=', id).where('attachId', 'is', null);
  try {
    const place = { tableName, tableId, attachmentTableName, columnName };
    const attachment = await keepFile(context, { place, file: await joinParts(services, session) }, (write) =>
      transact(context, async (within) => {
        const row = await write(within);
        const { numUpdatedRows } = await change(within.db, { attachId: row.id, joiningSince: null }).executeTakeFirstOrThrow();
        // Taken for dead, and another call was quicker.
        if (numUpdatedRows === 0n) throw refuse('attach.joining');
        return row;
      }),
    );
    await removeParts(services, id, received);
    return attachment;
  } catch (error) {
    await change(db, { joiningSince: null }).execute();
    throw error;
  }
}

async function joinParts({ files }: Services, session: Session): Promise<ReceivedFile> {
  const path = join(files.incoming, newId());
  const hash = createHash('sha256');
  try {
    await pipeline(
      async function* () {
        for (let index = 0; index < partCount(session); index += 1) {
          for await (const chunk of await files.read(partKey(session.id, index))) {
            hash.update(chunk as Buffer);
            yield chunk as Buffer;
          }
        }
      },
      createWriteStream(path, { flags: 'wx', flush: true }),
    );
  } catch (error) {
    await discard({ path });
    throw error;
  }
  return { path, filename: session.filename, declaredType: session.mimetype, sizeBytes: session.sizeBytes, sha256: hash.digest('hex') };
}

/** Removes parts, first what is known of them. */
export async function removeParts({ db, files }: Services, sessionId: string, indexes: readonly number[]): Promise<void> {
  await db.deleteFrom('attachPart').where('sessionId', '=', sessionId).execute();
  for (const index of indexes) await files.remove(partKey(sessionId, index));
}
