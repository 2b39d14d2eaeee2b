import { createHash, randomBytes } from 'node:crypto';
import { cpSync, existsSync, globSync, readFileSync } from 'node:fs';
import { cp, mkdir, open, readdir, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { sql } from 'kysely';
import type { Db } from '../../src/shared/database/database.ts';

export interface DemoSnapshot {
  /** Folder of the snapshot, whether it is there or not. */
  readonly path: string;
  /** The day that its demo is relative to, `YYYY-MM-DD`. */
  readonly day: string;
}

const project = join(import.meta.dirname, '..', '..', '..', '..');

/** All that decides what the demo is: it is loaded by the server's own actions, so that is all of the server. */
const sources = [
  'apps/server/{src,seed}/**/*.*',
  'packages/contract/openapi.yaml',
  'packages/contract/fields/**/*.json',
  'packages/validation/src/**/*.ts',
  'pnpm-lock.yaml',
];
const isTest = /(\.(test|fixture)\.ts$)|(^|[\\/])test[\\/]/;

/**
 * The snapshot of a day by the sources as they are now, so it is asked for before the demo is loaded. One of yesterday is worth nothing:
 * its numbers, deadlines and tasks are yesterday's.
 * @param snapshots folder where they lie
 */
export function demoSnapshot(snapshots: string, day: string): DemoSnapshot {
  const hash = createHash('sha256').update(process.version);
  const found = globSync(sources, { cwd: project, exclude: (path) => path === 'node_modules' }).map((file) => file.replaceAll('\\', '/'));
  for (const file of found.filter((path) => !isTest.test(path)).sort()) hash.update(`${file}\0`).update(readFileSync(join(project, file)));
  return { path: join(snapshots, `${day}-${hash.digest('hex').slice(0, 24)}`), day };
}

/** Names that are given here; whatever else lies in the folder stays. */
const isOurs = /^(?:\d{4}-\d{2}-\d{2}-[\da-f]{24}|unfinished-[\da-f]{12})$/;

const partsOf = async (folder: string): Promise<string[]> => (await readdir(folder)).filter((name) => name !== 'harrow.lock');

/**
 * Fills a data folder that has no database yet from the snapshot of the same sources and the same day. The database comes last and at
 * once, so that a start which is stopped in between leaves a folder that is filled anew. Its files are flushed when it is first opened,
 * as after a crash.
 * @returns whether there was one
 */
export async function restoreDemo({ path }: DemoSnapshot, dataFolder: string): Promise<boolean> {
  const database = join(dataFolder, 'db');
  if (existsSync(database) || !existsSync(path)) return false;
  const unfinished = join(dataFolder, 'db-unfinished');
  await rm(unfinished, { recursive: true, force: true });
  await mkdir(dataFolder, { recursive: true });
  const parts = (await partsOf(path)).map((part) => ({ from: join(path, part), to: part === 'db' ? unfinished : join(dataFolder, part) }));
  const added = parts.map(({ to }) => to).filter((to) => !existsSync(to));
  try {
    for (const { from, to } of parts) await cp(from, to, { recursive: true });
    await rename(unfinished, database);
  } catch (error) {
    for (const to of added) await rm(to, { recursive: true, force: true });
    throw error;
  }
  return true;
}

/**
 * Keeps the loaded demo of a data folder, and no other. The files of the embedded database are copied as they are, as if the server had
 * been killed after a checkpoint; while they are, this process does nothing else, so that nothing changes them.
 */
export async function keepDemo({ path }: DemoSnapshot, dataFolder: string, db: Db): Promise<void> {
  const snapshots = dirname(path);
  const unfinished = join(snapshots, `unfinished-${randomBytes(6).toString('hex')}`);
  const parts = await partsOf(dataFolder);
  await sql`checkpoint`.execute(db);
  try {
    await mkdir(unfinished, { recursive: true });
    for (const part of parts) cpSync(join(dataFolder, part), join(unfinished, part), { recursive: true });
    await flush(unfinished);
  } catch (error) {
    await rm(unfinished, { recursive: true, force: true });
    throw error;
  }
  const others = (await readdir(snapshots)).filter((name) => isOurs.test(name)).map((name) => join(snapshots, name));
  for (const other of others) if (other !== path && other !== unfinished) await rm(other, { recursive: true, force: true });
  if (existsSync(path)) await rm(unfinished, { recursive: true, force: true });
  else await rename(unfinished, path);
}

/** Brings all files of a folder to the disk: a name that outlives a power cut must not stand for half a demo. */
async function flush(folder: string): Promise<void> {
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const file = await open(join(entry.parentPath, entry.name), 'r+');
    await file.sync();
    await file.close();
  }
}
