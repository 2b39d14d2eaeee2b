import { mkdir, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { Db } from '../shared/database/database.ts';
import { NotStarted } from './notStarted.ts';

/** Throws the system's error unless files can be written to the folder, which is made where it is missing. */
export async function mustBeWritable(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  const probe = join(folder, `.harrow-${randomBytes(6).toString('hex')}`);
  try {
    await writeFile(probe, 'probe');
  } finally {
    await rm(probe, { force: true });
  }
}

/** Throws the system's error unless a server can listen there. Asked before the demo is loaded, which takes minutes. */
export function mustBeFree(host: string, port: number): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const probe = createServer().once('error', reject);
  probe.listen(port, host, () => probe.close(() => resolve()));
  return promise;
}

/** Migrations use `unique nulls not distinct`, which came with this version. */
const oldestPostgres = 15;

/** @throws NotStarted for a PostgreSQL that is too old, before a migration fails halfway */
export async function mustBeNewEnough(db: Db): Promise<void> {
  const { rows } = await sql<{ version: number }>`select current_setting('server_version_num')::integer as version`.execute(db);
  const major = Math.floor(rows[0]!.version / 10_000);
  if (major < oldestPostgres) throw new NotStarted(`PostgreSQL ${major} is too old: Harrow needs ${oldestPostgres} or newer. See DATABASE_URL.`);
}
