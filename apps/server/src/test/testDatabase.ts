import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { connect, type Connection } from '../shared/database/connect.ts';

/**
 * An empty database for one test file: embedded in memory, or a fresh one on the PostgreSQL that
 * HARROW_TEST_DATABASE points at; dropped by `close`.
 */
export async function createTestDatabase(): Promise<Connection> {
  const server = process.env.HARROW_TEST_DATABASE ?? 'pglite';
  if (server === 'pglite') return connect({});
  const name = `harrow_test_${randomBytes(6).toString('hex')}`;
  await asAdministrator(server, `create database ${name}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  const connection = await connect({ databaseUrl: url.href, poolSize: 5 });
  return {
    ...connection,
    async close() {
      await connection.close();
      await asAdministrator(server, `drop database ${name} with (force)`);
    },
  };
}

async function asAdministrator(url: string, statement: string): Promise<void> {
  const client = new pg.Client(url);
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
