import { CamelCasePlugin, Kysely } from 'kysely';
import { camel } from '../columnNames.ts';
import type { Database, Db } from '../database.ts';
import { connectEmbedded } from './embedded.ts';
import { connectPostgres } from './postgres.ts';
import '../tables.ts';

/** A database and its messages between server processes. */
export interface Connection {
  db: Db;
  kind: 'embedded' | 'postgres';
  /** Calls the listener for every `notify` on the channel, from any server process; an empty payload means "anything may have changed". */
  listen(channel: string, listener: (payload: string) => void): Promise<void>;
  /** Tells every server process; call it after the commit. */
  notify(channel: string, payload: string): Promise<void>;
  /**
   * Runs `work` while no other server process is in its own; used at a start, so that an empty database is filled once.
   * @param onWait told when another one is
   */
  alone<T>(work: () => Promise<T>, onWait: () => void): Promise<T>;
  /** Who waits for a connection, or asks for one from now on, gets `DatabaseStops` instead; transactions under way go on. */
  refuse(): void;
  /** The whole embedded database as a file, for tests that start from it. */
  snapshot?(): Promise<Blob>;
  close(): Promise<void>;
}

export interface DatabaseOptions {
  /** `postgres://…`; undefined uses the embedded database. */
  databaseUrl?: string | undefined;
  /** Folder of the embedded database; undefined keeps it in memory. */
  folder?: string | undefined;
  /** Initial contents of an embedded database in memory. */
  snapshot?: Blob;
  /** Connections to PostgreSQL, default 10. */
  poolSize?: number;
}

/** Columns of a month keep their name, as on the wire: `m1_target`. */
class ColumnNames extends CamelCasePlugin {
  protected override camelCase(column: string): string {
    return camel(column);
  }
}

/** Opens the embedded database, or PostgreSQL when a URL is given. */
export async function connect({ databaseUrl, folder, snapshot, poolSize = 10 }: DatabaseOptions): Promise<Connection> {
  const { dialect, ...connection } = databaseUrl === undefined ? await connectEmbedded(folder, snapshot) : connectPostgres(databaseUrl, poolSize);
  const db = new Kysely<Database>({ dialect, plugins: [new ColumnNames({ maintainNestedObjectKeys: true })] });
  return {
    ...connection,
    db,
    async close() {
      await connection.close();
      await db.destroy();
    },
  };
}
