import { PostgresDialect, type PostgresPool, type PostgresPoolClient } from 'kysely';
import pg from 'pg';
import { columnParsers, databaseZone } from '../columnTypes.ts';
import type { Connection } from './connect.ts';
import { DatabaseStops } from '../database.ts';
import { createListeners } from './listeners.ts';
import { nameMarkedStatements } from '../planOnce.ts';

/** Key of the advisory lock that a server holds while it starts. */
const startLock = 7_205_001;
/** How long PostgreSQL may take to answer at a start. */
const answersWithinMs = 15_000;

/** A real PostgreSQL. @param url e.g. `postgres://user:password@host:5432/harrow` */
export function connectPostgres(url: string, poolSize: number): Omit<Connection, 'db'> & { dialect: PostgresDialect } {
  const settings: pg.ClientConfig = {
    connectionString: url,
    application_name: 'harrow',
    // One slow search must not hold a connection for ever.
    statement_timeout: 30_000,
    // Compiling a plan costs more than any of our statements takes.
    options: `-c timezone=${databaseZone} -c jit=off`,
    types: { getTypeParser: (id, format) => (format === 'text' && columnParsers[id]) || pg.types.getTypeParser(id, format) },
  };
  const pool = new pg.Pool({ ...settings, max: poolSize });
  // A connection that breaks while idle is replaced; without a listener it would end the process.
  pool.on('error', () => {});
  pool.on('connect', nameMarkedStatements);
  const listeners = createListeners();
  const stop = new AbortController();

  let listening: Promise<pg.Client> | undefined;
  let closed = false;
  const startListening = async (): Promise<pg.Client> => {
    const client = new pg.Client(settings);
    client.on('notification', ({ channel, payload }) => listeners.tell(channel, payload ?? ''));
    let isLost = false;
    // A connection that ends says so twice.
    client.on('error', () => {
      if (isLost) return;
      isLost = true;
      listening = undefined;
      comeBack();
    });
    await client.connect();
    for (const channel of listeners.channels()) await client.query(`listen ${client.escapeIdentifier(channel)}`);
    return client;
  };
  /** PostgreSQL restarted, most likely: tries until it is back. Notifications sent in between are lost. */
  const comeBack = (): void => {
    if (closed) return;
    setTimeout(() => {
      listening ??= startListening();
      listening.then(
        () => listeners.lost(),
        () => {
          listening = undefined;
          comeBack();
        },
      );
    }, 1000).unref();
  };

  return {
    kind: 'postgres',
    dialect: new PostgresDialect({ pool: stoppable(pool, stop.signal) }),
    refuse: () => stop.abort(),
    async listen(channel, listener) {
      listeners.add(channel, listener);
      const client = await (listening ??= startListening());
      await client.query(`listen ${client.escapeIdentifier(channel)}`);
    },
    async notify(channel, payload) {
      await pool.query('select pg_notify($1, $2)', [channel, payload]);
    },
    async alone(work, onWait) {
      // A connection of its own: the lock goes with it, also when this process is killed. The other server may take minutes to fill the database.
      const client = new pg.Client({ ...settings, statement_timeout: 0, connectionTimeoutMillis: answersWithinMs, keepAlive: true });
      // A lost connection is reported to the next caller.
      client.on('error', () => {});
      try {
        await client.connect();
        const { rows } = await client.query<{ taken: boolean }>('select pg_try_advisory_lock($1) as taken', [startLock]);
        if (rows[0]?.taken !== true) {
          onWait();
          await client.query('select pg_advisory_lock($1)', [startLock]);
        }
        return await work();
      } finally {
        await client.end().catch(() => {});
      }
    },
    async close() {
      closed = true;
      await (await listening?.catch(() => undefined))?.end();
    },
  };
}

/** A pool that lends nothing once the server stops. */
const stoppable = (pool: pg.Pool, stop: AbortSignal): PostgresPool => ({
  options: pool.options,
  async connect() {
    const client = await pool.connect();
    if (!stop.aborted) return client as unknown as PostgresPoolClient;
    client.release();
    throw new DatabaseStops();
  },
  end: () => pool.end(),
});
