import type { KyselyPlugin } from 'kysely';
import type { Connection } from '../shared/database/connection/connect.ts';
import { createTestDatabase } from './testDatabase.ts';

/** A database of its own that counts the statements it runs; beginnings and ends of transactions are none. */
export async function countStatements(): Promise<{ connection: Connection; during(work: () => Promise<unknown>): Promise<number> }> {
  let ran = 0;
  const counting: KyselyPlugin = {
    transformQuery: ({ node }) => node,
    async transformResult({ result }) {
      ran += 1;
      return result;
    },
  };
  const connection = await createTestDatabase('migrated');
  return {
    connection: { ...connection, db: connection.db.withPlugin(counting) },
    async during(work) {
      const before = ran;
      await work();
      return ran - before;
    },
  };
}
