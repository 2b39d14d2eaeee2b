import { createHash, randomBytes } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { readFile, rename, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { loadBaseData } from '../base-data/baseData.ts';
import { connect, type Connection, type DatabaseOptions } from '../shared/database/connection/connect.ts';
import { migrate } from '../shared/database/migrate.ts';

/**
 * A database for one test file: embedded in memory, or a fresh one on the PostgreSQL that HARROW_TEST_DATABASE points
 * at; dropped by `close`.
 * @param state `empty`, or `migrated` with schema and base data
 */
export async function createTestDatabase(state: 'empty' | 'migrated' = 'empty'): Promise<Connection> {
  const server = process.env.HARROW_TEST_DATABASE ?? 'pglite';
  if (server === 'pglite') return connect(state === 'empty' ? {} : { snapshot: await migratedSnapshot() });
  const { url, drop } = await createPostgresDatabase(server, state);
  const connection = await connect({ databaseUrl: url, poolSize: 5 });
  return {
    ...connection,
    async close() {
      await connection.close();
      await drop();
    },
  };
}

/** A fresh database on a PostgreSQL, by its address; for tests whose server is a process of its own. */
export async function createPostgresDatabase(server: string, state: 'empty' | 'migrated'): Promise<{ url: string; drop: () => Promise<void> }> {
  const name = `harrow_test_${randomBytes(6).toString('hex')}`;
  const template = state === 'migrated' ? await migratedTemplate(server) : 'template1';
  await asAdministrator(server, (client) => client.query(`create database ${name} template ${template}`));
  const drop = async (): Promise<void> => {
    await asAdministrator(server, (client) => client.query(`drop database ${name} with (force)`));
  };
  return { url: databaseAt(server, name), drop };
}

/**
 * Making and migrating an embedded database takes seconds, starting from a snapshot of one a tenth of that. The snapshot
 * is kept in the system's temporary folder under a name that changes with everything it is made from.
 */
async function migratedSnapshot(): Promise<Blob> {
  const path = join(tmpdir(), `harrow-test-${sourcesHash()}.tar`);
  const kept = await readFile(path).catch(() => undefined);
  if (kept) return new Blob([kept]);
  const connection = await connectMigrated({});
  const snapshot = await connection.snapshot!();
  await connection.close();
  // Several test files may do this at once: the last one replaces equal by equal.
  const unfinished = `${path}.${randomBytes(6).toString('hex')}`;
  await writeFile(unfinished, Buffer.from(await snapshot.arrayBuffer()));
  await rename(unfinished, path);
  return snapshot;
}

async function connectMigrated(options: DatabaseOptions): Promise<Connection> {
  const connection = await connect(options);
  await migrate(connection.db);
  await loadBaseData(connection.db);
  return connection;
}

/** The same for PostgreSQL: a database that others are made from as copies; made by whichever test file needs it first. */
function migratedTemplate(server: string): Promise<string> {
  const name = `harrow_test_${sourcesHash()}`;
  return asAdministrator(server, async (client) => {
    // The lock goes with the session.
    await client.query('select pg_advisory_lock(20260101)');
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [name]);
    if (rowCount) return name;
    const unfinished = `${name}_unfinished`;
    await client.query(`drop database if exists ${unfinished}`);
    await client.query(`create database ${unfinished}`);
    await (await connectMigrated({ databaseUrl: databaseAt(server, unfinished), poolSize: 1 })).close();
    await client.query(`alter database ${unfinished} rename to ${name}`);
    return name;
  });
}

const databaseAt = (server: string, name: string): string => Object.assign(new URL(server), { pathname: `/${name}` }).href;

function sourcesHash(): string {
  const folder = fileURLToPath(new URL('..', import.meta.url));
  const sources = globSync(
    [
      'migrations/*.ts',
      'shared/database/**/*.ts',
      'base-data/*.ts',
      'documents/numbers/*.ts',
      'modules/*/data/*.ts',
      'modules/*/module.ts',
      'modules/permission/**/*.ts',
      'messages/en.json',
    ],
    { cwd: folder, exclude: ['**/*.test.ts'] },
  );
  const hash = createHash('sha256');
  for (const source of sources.sort()) hash.update(readFileSync(join(folder, source)));
  return hash.digest('hex').slice(0, 24);
}

async function asAdministrator<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client(url);
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
