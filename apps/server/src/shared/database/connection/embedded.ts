import { setImmediate } from 'node:timers/promises';
import { PGlite, type PGliteOptions } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { unaccent } from '@electric-sql/pglite/contrib/unaccent';
import { PostgresDialect, type PostgresPool, type PostgresPoolClient, type PostgresQueryResult } from 'kysely';
import { columnParsers, databaseZone } from '../columnTypes.ts';
import type { Connection } from './connect.ts';
import { DatabaseStops, transactionFlow } from '../database.ts';
import { DurableFolder } from './durableFolder.ts';
import { createListeners } from './listeners.ts';

/** Settings that make a commit wait for the disk; PGlite's own defaults contain `-F`, which turns that off. */
const durable = (): string[] => [...PGlite.defaultStartParams.filter((parameter) => parameter !== '-F'), '-c', 'fsync=on', '-c', 'wal_sync_method=fsync'];

/**
 * PostgreSQL inside this process.
 * @param folder where the data lies; undefined keeps them in memory (tests)
 * @param snapshot of `Connection.snapshot`, to start from in memory
 */
export async function connectEmbedded(folder: string | undefined, snapshot: Blob | undefined): Promise<Omit<Connection, 'db'> & { dialect: PostgresDialect }> {
  const options: PGliteOptions = { extensions: { pg_trgm, unaccent }, parsers: columnParsers };
  const engine = await PGlite.create(
    folder === undefined ? { ...options, ...(snapshot && { loadDataDir: snapshot }) } : { ...options, fs: new DurableFolder(folder), startParams: durable() },
  );
  await engine.exec(`set timezone = '${databaseZone}'`);
  const listeners = createListeners();
  const stop = new AbortController();
  return {
    kind: 'embedded',
    dialect: new PostgresDialect({ pool: embeddedPool(engine, stop.signal) }),
    refuse: () => stop.abort(),
    // One process only: what would travel by NOTIFY is told directly; what triggers send comes from the engine.
    listen: async (channel, listener) => {
      // The engine notifies within the sending commit; listeners query the database outside of that transaction.
      const tell = (payload: string): void => transactionFlow.exit(() => listeners.tell(channel, payload));
      if (!listeners.channels().includes(channel)) await engine.listen(channel, tell);
      listeners.add(channel, listener);
    },
    notify: async (channel, payload) => listeners.tell(channel, payload),
    // The lock of the data folder keeps other processes away.
    alone: (work) => work(),
    snapshot: () => engine.dumpDataDir('none'),
    close: async () => {},
  };
}

/**
 * One connection lent to one user at a time, so that the statements of two transactions never mix.
 * Kysely's own PGlite dialect hands the same connection to every caller.
 */
function embeddedPool(engine: PGlite, stop: AbortSignal): PostgresPool {
  let last: Promise<void> = Promise.resolve();
  return {
    options: {},
    async connect() {
      const flow = transactionFlow.getStore();
      if (flow?.connected) throw new Error('The outer database was used inside a transaction; use the `trx` that inTransaction() hands out.');
      if (flow) flow.connected = true;
      const before = last;
      const { promise, resolve } = Promise.withResolvers<void>();
      last = promise;
      await before;
      if (stop.aborted) {
        if (flow) flow.connected = false;
        resolve();
        throw new DatabaseStops();
      }
      return embeddedClient(engine, () => {
        if (flow) flow.connected = false;
        resolve();
      });
    },
    end: () => engine.close(),
  };
}

function embeddedClient(engine: PGlite, release: () => void): PostgresPoolClient {
  const query = async (sql: string, parameters: readonly unknown[] = []): Promise<PostgresQueryResult<unknown>> => {
    // The engine answers within this thread, so that a call with many statements would block all others until its end.
    await setImmediate();
    const { rows, affectedRows } = await engine.query(sql, [...parameters]);
    const command = /^\s*(?:with\b[\s\S]*?\b)?(insert|update|delete|merge|select|begin|start|commit|rollback)\b/i.exec(sql)?.[1]?.toUpperCase();
    return { command: (command ?? 'SELECT') as 'SELECT', rowCount: affectedRows ?? rows.length, rows };
  };
  return { query, release } as PostgresPoolClient;
}
