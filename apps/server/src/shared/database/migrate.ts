import { readdir } from 'node:fs/promises';
import { type Kysely } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import type { Db } from './database.ts';

const folder = new URL('../../migrations/', import.meta.url);

/** Brings the schema up to date with `src/migrations`, in the order of the file names; safe with several servers at once. */
export async function migrate(db: Db): Promise<void> {
  const migrator = new Migrator({ db: withoutNames(db), provider: { getMigrations } });
  const { error } = await migrator.migrateToLatest();
  if (error) throw error;
}

async function getMigrations(): Promise<Record<string, Migration>> {
  const files = (await readdir(folder)).filter((file) => /^\d{4}_\w+\.ts$/.test(file)).sort();
  const entries = files.map(async (file) => [file.slice(0, -3), (await import(new URL(file, folder).href)) as Migration] as const);
  return Object.fromEntries(await Promise.all(entries));
}

/** Migrations write the names of the database themselves. */
const withoutNames = (db: Db): Kysely<unknown> => db.withoutPlugins() as unknown as Kysely<unknown>;
