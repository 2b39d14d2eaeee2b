import { test as base } from '@playwright/test';

const firstPort = Number(process.env.E2E_PORT ?? 6990);

/**
 * Playwright's `test`, at the server of its worker. What a journey opened in the browser is closed behind it; what a group opened for all of
 * its journeys stays.
 */
export const test = base.extend<{ closeOpened: void }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of the fixtures that are needed from the pattern
  baseURL: async ({}, provide, { parallelIndex }) => provide(`http://127.0.0.1:${firstPort + parallelIndex}`),
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
