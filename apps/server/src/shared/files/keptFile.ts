/** Files made for one user: kept for a day, and accessible to that user only. */
import { createWriteStream } from 'node:fs';
import { rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { type Selectable, sql, type Updateable } from 'kysely';
import { newId, type Trx } from '../database/database.ts';
import { refuse } from '../refusal/refusal.ts';
import type { Services } from '../services.ts';
import { type CurrentUser, wireTime } from '../session/currentUser.ts';
import type { KeptFileTable } from '../../modules/kept-file/tables.ts';

export type KeptFile = Selectable<KeptFileTable>;
type Owner = Pick<CurrentUser, 'id'>;

const lifeMs = 24 * 3_600_000;
/** A server that makes a file says so every `beatMs`; one that has not for `aliveMs` has gone. */
const aliveMs = 60_000;
const beatMs = 20_000;
/** Files that may be in the making for one user at the same time. */
const maxRunning = 2;

export const downloadPath = (id: string): string => `/sys/keptFile/download?id=${id}`;

/**
 * Enters a file that is going to be made. Refuses a user who waits for two already.
 * @param file.announced its owner is told by a message when it is ready, or failed
 */
export async function startKeptFile(
  services: Services,
  { id: userId }: Owner,
  file: { fileName: string; rowCount: number; announced: boolean },
): Promise<string> {
  await removeExpired(services);
  const now = services.now();
  const running = await services.db
    .selectFrom('keptFile')
    .select('id')
    .where('userId', '=', userId)
    .where('status', '=', 'running')
    .where('aliveUntil', '>', now.toISOString())
    .execute();
  if (running.length >= maxRunning) throw refuse('export.busy', { n: maxRunning });
  const id = newId(now.getTime());
  await services.db
    .insertInto('keptFile')
    .values({
      id,
      userId,
      ...file,
      status: 'running',
      sizeBytes: null,
      fileKey: null,
      createTime: now.toISOString(),
      aliveUntil: aliveFrom(now),
      expireTime: new Date(now.getTime() + lifeMs).toISOString(),
    })
    .execute();
  return id;
}

/** Another process has marked the file as failed meanwhile and notified its owner, because the server that makes it seemed dead. */
export class FileGivenUp extends Error {}

const aliveFrom = (now: Date): string => new Date(now.getTime() + aliveMs).toISOString();

/** Writes the bytes of an entered file; whatever fails leaves no file behind and is thrown on. */
export async function finishKeptFile({ db, files, now }: Services, id: string, bytes: Readable): Promise<void> {
  const change = (values: Updateable<KeptFileTable>) => db.updateTable('keptFile').set(values).where('id', '=', id).where('status', '=', 'running');
  // A beat that is lost is made up for by the next.
  const beat = setInterval(
    () =>
      void change({ aliveUntil: aliveFrom(now()) })
        .execute()
        .catch(() => {}),
    beatMs,
  ).unref();
  const path = join(files.incoming, id);
  const fileKey = `kept/${id}`;
  try {
    await pipeline(bytes, createWriteStream(path, { flags: 'wx' }));
    const { size: sizeBytes } = await stat(path);
    await files.keep(path, fileKey);
    const { numUpdatedRows } = await change({ status: 'ready', sizeBytes, fileKey, aliveUntil: null }).executeTakeFirstOrThrow();
    if (numUpdatedRows === 0n) throw new FileGivenUp();
  } catch (error) {
    await rm(path, { force: true });
    await files.remove(fileKey);
    await change({ status: 'failed', aliveUntil: null }).execute();
    throw error;
  } finally {
    clearInterval(beat);
  }
}

/** One of the user's files; E-012 for everything else, also for one whose day is over. */
export async function findKeptFile({ db, now }: Services, { id: userId }: Owner, id: string): Promise<KeptFile> {
  const file = await db
    .selectFrom('keptFile')
    .selectAll()
    .where('id', '=', id)
    .where('userId', '=', userId)
    .where('expireTime', '>', now().toISOString())
    .executeTakeFirst();
  if (!file) throw refuse('E-012');
  return isCut(file, now()) ? { ...file, status: 'failed' } : file;
}

const isCut = ({ status, aliveUntil }: KeptFile, now: Date): boolean => status === 'running' && aliveUntil !== null && aliveUntil < wireTime(now);

/** Fails the files whose server has gone, in one transaction with what `tell` does about them. @returns how many */
export async function failCutFiles(trx: Trx, now: Date, tell: (files: readonly KeptFile[]) => Promise<void>): Promise<number> {
  const cut = await trx
    .updateTable('keptFile')
    .set({ status: 'failed', aliveUntil: null })
    .where('status', '=', 'running')
    .where('aliveUntil', '<', now.toISOString())
    .returningAll()
    .execute();
  await tell(cut);
  return cut.length;
}

/** Whenever a new file is made, those whose day is over go. */
async function removeExpired({ db, files, now }: Services): Promise<void> {
  const { rows } = await sql<{ fileKey: string | null }>`delete from kept_file where expire_time <= ${now().toISOString()} returning file_key`.execute(db);
  for (const { fileKey } of rows) if (fileKey !== null) await files.remove(fileKey);
}
