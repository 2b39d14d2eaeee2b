import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { removeBytes } from '../../shared/files/storeFile.ts';
import type { Services } from '../../shared/services.ts';
import { unsharedFiles } from './attachments.ts';
import { removeParts } from './parts.ts';

const dayMs = 24 * 3_600_000;
/** As long as the draft of a text may lie in a browser: as a session lasts. */
const editorDays = 7;
const atOnce = 500;

/** How many were removed. */
export interface CleanedFiles {
  /** Uploads in `temp`, and pictures of editors after a week, that no record holds. */
  temporary: number;
  /** Attachments whose record is gone. */
  orphans: number;
  /** Files in parts that were never finished. */
  unfinished: number;
  /** Bytes that no row names: what a server left behind that died in between. */
  unknown: number;
}

/**
 * Removes unused files older than a day, pictures of editors older than a week. For a nightly job; safe to run twice at once, and while
 * files are being uploaded.
 */
export async function cleanFiles(services: Services): Promise<CleanedFiles> {
  const before = new Date(services.now().getTime() - dayMs);
  return {
    temporary: await cleanTemporary(services, before),
    orphans: await cleanOrphans(services, before),
    unfinished: await cleanUnfinished(services, before),
    unknown: await cleanUnknown(services, before),
  };
}

async function cleanTemporary(services: Services, before: Date): Promise<number> {
  const editorsBefore = new Date(before.getTime() - (editorDays - 1) * dayMs);
  const rows = await services.db
    .deleteFrom('upload')
    .where('kept', '=', 'N')
    .where((eb) =>
      eb.or([
        eb.and([eb('biz', '=', 'temp'), eb('createTime', '<', before.toISOString())]),
        eb.and([eb('biz', '=', 'jeditor'), eb('createTime', '<', editorsBefore.toISOString())]),
      ]),
    )
    .returning(['filePath', 'thumbPath'])
    .execute();
  await removeBytes(services, rows);
  return rows.length;
}

async function cleanOrphans(services: Services, before: Date): Promise<number> {
  let count = 0;
  for (const { tableName, recordTable = tableName } of services.attachmentOwners.values()) {
    const { rows: found } = await sql<{ exists: boolean }>`select to_regclass(${recordTable}) is not null as exists`.execute(services.db);
    if (!found[0]?.exists) continue;
    const { rows } = await sql<{ filePath: string; thumbPath: string | null }>`
      delete from attach where table_name = ${tableName} and create_time < ${before.toISOString()}
        and not exists (select 1 from ${sql.table(recordTable)} owner where owner.id = attach.table_id)
      returning file_path, thumb_path`.execute(services.db);
    await removeBytes(services, await unsharedFiles(services, rows));
    count += rows.length;
  }
  return count;
}

async function cleanUnfinished(services: Services, before: Date): Promise<number> {
  const sessions = await services.db.selectFrom('attachSession').select(['id', 'attachId']).where('createTime', '<', before.toISOString()).execute();
  for (const { id } of sessions) {
    const parts = await services.db.selectFrom('attachPart').select('partIndex').where('sessionId', '=', id).execute();
    await removeParts(
      services,
      id,
      parts.map(({ partIndex }) => partIndex),
    );
    await services.db.deleteFrom('attachSession').where('id', '=', id).execute();
  }
  // Those that became attachments were only remembered.
  return sessions.filter(({ attachId }) => attachId === null).length;
}

async function cleanUnknown(services: Services, before: Date): Promise<number> {
  const { files } = services;
  let count = 0;
  let old: string[] = [];
  const flush = async (): Promise<void> => {
    for (const key of await withoutRow(services, old)) {
      await files.remove(key);
      count += 1;
    }
    old = [];
  };
  for await (const { key, changed } of files.list()) {
    if (changed < before) old.push(key);
    if (old.length >= atOnce) await flush();
  }
  await flush();
  for (const name of await readdir(files.incoming)) {
    const path = join(files.incoming, name);
    const facts = await stat(path).catch(() => undefined);
    if (!facts || facts.mtime >= before) continue;
    await rm(path, { force: true });
    count += 1;
  }
  return count;
}

/** Those of the keys that no row names. */
async function withoutRow({ db }: Services, keys: readonly string[]): Promise<string[]> {
  if (keys.length === 0) return [];
  const { rows } = await sql<{ key: string }>`
    select key from unnest(${keys}::text[]) as key
    where not exists (select 1 from attach where file_path = key or thumb_path = key)
      and not exists (select 1 from upload where file_path = key or thumb_path = key)
      and not exists (select 1 from attach_part where key = 'parts/' || session_id || '-' || part_index)`.execute(db);
  return rows.map(({ key }) => key);
}
