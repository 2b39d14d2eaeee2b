import { basename } from 'node:path';
import { test as base } from '@playwright/test';
import { createServer, type OwnServer } from './steps/ownServer.ts';

/** The server of the file whose journeys this process runs; the next file gets another one. */
let current: { readonly file: string; readonly server: OwnServer } | undefined;

async function serverOf(file: string): Promise<OwnServer> {
  if (current?.file === file) return current.server;
  await current?.server.remove();
  current = { file, server: createServer(basename(file, '.spec.ts'), 'demo') };
  await current.server.start();
  return current.server;
}

/**
 * Playwright's `test`. Each file of journeys has a server with demo data of its own, so files do not affect each other, in whatever order
 * they run. Pages opened by a journey are closed after it; pages opened for a group of journeys stay.
 */
export const test = base.extend<{ closeOpened: void }, { lastServer: void }>({
  baseURL: [
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use, { file }) => {
      await use((await serverOf(file)).address);
    },
    // The first journey of a file waits for its server; that is no time of its own.
    { scope: 'test', timeout: 120_000 },
  ],
  lastServer: [
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      await use();
      await current?.server.remove();
      current = undefined;
    },
    { scope: 'worker', auto: true },
  ],
  closeOpened: [
    async ({ browser }, use) => {
      const before = new Set(browser.contexts());
      await use();
      await Promise.all(
        browser
          .contexts()
          .filter((context) => !before.has(context))
          .map((context) => context.close()),
      );
    },
    { auto: true },
  ],
});
