import { test as base } from '@playwright/test';

/** Playwright's `test`; what a journey opened in the browser is closed behind it. What a group opened for all of its journeys stays. */
export const test = base.extend<{ closeOpened: void }>({
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
