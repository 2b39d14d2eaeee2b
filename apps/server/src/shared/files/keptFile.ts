/** Files made for one user: they live for a day and answer to nobody else. */
import { createWriteStream } from 'node:fs';
import { rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { type Selectable, sql } from 'kysely';
import { newId } from '../database/database.ts';
import { refuse } from '../refusal/refusal.ts';
import type { Services } from '../services.ts';
import type { CurrentUser } from '../session/currentUser.ts';
import type { KeptFileTable } from '../../modules/kept-file/tables.ts';

export type KeptFile = Selectable<KeptFileTable>;
type Owner = Pick<CurrentUser, 'id'>;

const lifeMs = 24 * 3_600_000;
/** Nothing takes that long: whoever was making the file has gone. */
const makingMs = 3_600_000;
/** Files that may be in the making for one user at the same time. */
const maxRunning = 2;

export const downloadPath = (id: string): string => `/sys/keptFile/download?id=${id}`;

/** Announces a file that is going to be made. Refuses a user who waits for two already. */
export async function startKeptFile(services: Services, { id: userId }: Owner, file: { fileName: string; rowCount: number }): Promise<string> {
  await removeExpired(services);
  const now = services.now();
  const running = await services.db
    .selectFrom('keptFile')
    .select('id')
    .where('userId', '=', userId)
    .where('status', '=', 'running')
    .where('createTime', '>', new Date(now.getTime() - makingMs).toISOString())
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
      expireTime: new Date(now.getTime() + lifeMs).toISOString(),
    })
    .execute();
  return id;
}

/** Writes the bytes of an announced file; whatever fails leaves no file behind and is thrown on. */
export async function finishKeptFile({ db, files }: Services, id: string, bytes: Readable): Promise<void> {
  const path = join(files.incoming, id);
  const fileKey = `kept/${id}`;
  try {
    await pipeline(bytes, createWriteStream(path, { flags: 'wx' }));
    const { size: sizeBytes } = await stat(path);
    await files.keep(path, fileKey);
    await db.updateTable('keptFile').set({ status: 'ready', sizeBytes, fileKey }).where('id', '=', id).execute();
  } catch (error) {
    await rm(path, { force: true });
    await files.remove(fileKey);
    await db.updateTable('keptFile').set({ status: 'failed' }).where('id', '=', id).execute();
    throw error;
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
  return file;
}

/** Whenever a new file is made, those whose day is over go. */
async function removeExpired({ db, files, now }: Services): Promise<void> {
  const { rows } = await sql<{ fileKey: string | null }>`delete from kept_file where expire_time <= ${now().toISOString()} returning file_key`.execute(db);
  for (const { fileKey } of rows) if (fileKey !== null) await files.remove(fileKey);
}
