import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createApp } from '../app.ts';
import { createFirstAdministrator } from '../base-data/firstAdministrator.ts';
import { createTestDatabase } from './testDatabase.ts';
import type { TestApp } from './testApp.ts';

/** Of the only user. */
export const administratorPassword = 'First#2026';

/** A server that nobody has set up yet: base data and the first administrator, `admin`. */
export async function createEmptyInstallation(): Promise<TestApp> {
  const connection = await createTestDatabase('migrated');
  const dataFolder = await mkdtemp(join(tmpdir(), 'harrow-empty-'));
  const { app, services } = await createApp({ dataFolder, connection });
  await createFirstAdministrator(services.db, { username: 'admin', password: administratorPassword });
  await app.ready();
  return {
    app,
    inject: app.inject.bind(app),
    services,
    connection,
    dataFolder,
    usersWith: () => Promise.resolve(['admin']),
    async close() {
      await app.close();
      await connection.close();
      await rm(dataFolder, { recursive: true, force: true });
    },
  };
}
