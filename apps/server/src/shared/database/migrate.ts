import { readdir } from 'node:fs/promises';
import { type Kysely, sql } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import type { Db } from './database.ts';

const folder = new URL('../../migrations/', import.meta.url);

/** Brings the schema up to date with `src/migrations`, in the order of the file names; safe with several servers at once. */
export async function migrate(db: Db): Promise<void> {
  // The migrator looks through the whole catalogue first; a start with nothing to do should not wait for that.
  if (await isUpToDate(db)) return;
  const migrator = new Migrator({ db: withoutNames(db), provider: { getMigrations } });
  const { error } = await migrator.migrateToLatest();
  if (error) throw error;
}

/** Names in order, without extension. */
const migrationFiles = async (): Promise<string[]> =>
  (await readdir(folder))
    .filter((file) => /^\d{4}_\w+\.ts$/.test(file))
    .map((file) => file.slice(0, -3))
    .sort();

async function isUpToDate(db: Db): Promise<boolean> {
  const { rows: tables } = await sql<{ found: boolean }>`select to_regclass('kysely_migration') is not null as found`.execute(db);
  if (!tables[0]?.found) return false;
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db);
  return rows.map(({ name }) => name).join() === (await migrationFiles()).join();
}

async function getMigrations(): Promise<Record<string, Migration>> {
  const entries = (await migrationFiles()).map(async (name) => [name, unhurried((await import(new URL(`${name}.ts`, folder).href)) as Migration)] as const);
  return Object.fromEntries(await Promise.all(entries));
}

/** Statements of users end after a time (`connect`); a change of a large table takes as long as it takes. */
const unhurried = ({ up }: Migration): Migration => ({
  async up(db) {
    await sql`set local statement_timeout = 0`.execute(db);
    await up(db);
  },
});

/** Migrations write the names of the database themselves. */
const withoutNames = (db: Db): Kysely<unknown> => db.withoutPlugins() as unknown as Kysely<unknown>;
