import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { seedDemo } from '../../seed/index.ts';
import { seedToday } from '../../seed/seedToday.ts';
import { type DemoSnapshot, demoSnapshot, keepDemo } from '../../seed/snapshot/demoSnapshot.ts';
import { createFirstAdministrator, type FirstAdministrator } from '../base-data/firstAdministrator.ts';
import type { Config } from '../config.ts';
import type { FileStore } from '../shared/files/fileStore.ts';
import type { Services } from '../shared/services.ts';
import type { Unfinished } from './unfinished.ts';

/** Removes an embedded database that was never filled completely, and the files of its rows. */
export async function abandonDatabase(database: string, unfinished: Unfinished, files: FileStore): Promise<void> {
  if (!unfinished.isThere()) return;
  await unfinished.removeFiles(files);
  await rm(database, { recursive: true, force: true });
  await unfinished.end();
}

/** An empty database gets demo data, or its first administrator. */
export async function fillEmptyDatabase(
  { demo, admin, dataFolder, databaseUrl }: Config,
  services: Services,
  { unfinished, snapshot, say }: { unfinished: Unfinished; snapshot: DemoSnapshot | undefined; say: (text: string) => void },
): Promise<FirstAdministrator | undefined> {
  const someone = await services.db.selectFrom('sysUser').select('id').limit(1).executeTakeFirst();
  // A server that was killed on PostgreSQL: its rows are gone, unless it had just committed them.
  if (databaseUrl !== undefined && unfinished.isThere()) {
    if (!someone) await unfinished.removeFiles(services.files);
    await unfinished.end();
  }
  if (someone) {
    await unfinished.end();
    return undefined;
  }
  if (!demo) {
    const administrator = await createFirstAdministrator(services.db, admin);
    await unfinished.end();
    return administrator;
  }
  if (databaseUrl !== undefined) await unfinished.begin();
  try {
    await seedDemo({ ...services, files: unfinished.writingDown(services.files) }, say);
  } catch (error) {
    if (databaseUrl !== undefined) {
      await unfinished.removeFiles(services.files);
      await unfinished.end();
    }
    throw error;
  }
  await unfinished.end();
  // Data loaded over midnight may belong to either day.
  if (snapshot?.day === seedToday(new Date()))
    await keepDemo(snapshot, dataFolder, services.db).catch((error: Error) => say(`The demo is not kept for the next first start: ${error.message}`));
  return undefined;
}

/** A demo can be kept as files where the embedded database is used, and no bucket and no scan has to see each file. */
export function snapshotFor({ demo, demoSnapshots, databaseUrl, bucket, scan, dataFolder }: Config): DemoSnapshot | undefined {
  const isFilled = existsSync(join(dataFolder, 'db'));
  if (!demo || isFilled || demoSnapshots === undefined || databaseUrl !== undefined || bucket || scan.command || scan.url) return undefined;
  return demoSnapshot(demoSnapshots, seedToday(new Date()));
}
