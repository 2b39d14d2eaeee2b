import { fileURLToPath } from 'node:url';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { chooseTestFonts } from './scripts/machine/fonts/testFonts.ts';

chooseTestFonts();

const chromium = playwright({
  launchOptions: {
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  },
  // Stories are judged as they look when nothing moves: otherwise colours are measured half faded in.
  contextOptions: { reducedMotion: 'reduce', locale: 'en-GB', timezoneId: 'America/Lima' },
});

/**
 * `unit`: pure functions in Node. `server`: requests to the server on the database of HARROW_TEST_DATABASE, `pglite`
 * or the address of a PostgreSQL whose user may create databases. `storybook`: every story in a real browser; its play function is the test.
 */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          environment: 'node',
          include: [
            'packages/*/src/**/*.test.ts',
            'apps/portal/src/**/*.test.ts',
            'scripts/*.test.ts',
            'scripts/!(templates)/**/*.test.ts',
            'bench/compare/*.test.ts',
          ],
          // Nothing is left behind by a file (clocks and mocks are given back), and reading all modules anew takes four fifths of the time.
          isolate: false,
        },
      },
      {
        test: {
          name: 'server',
          environment: 'node',
          include: ['apps/server/**/*.test.ts'],
          env: { HARROW_TEST_DATABASE: process.env.HARROW_TEST_DATABASE ?? 'pglite' },
          pool: 'forks',
          maxWorkers: 2,
          // The server's modules keep nothing between two servers, and reading them anew takes a third of the time.
          isolate: false,
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      {
        plugins: [storybookTest({ configDir: fileURLToPath(new URL('.storybook', import.meta.url)) })],
        test: {
          name: 'storybook',
          // What hangs is given up sooner, with its own message (asyncUtilTimeout).
          testTimeout: 120_000,
          // Pages wait more than they work: two at a time take four fifths of the time, also on two cores.
          maxWorkers: 2,
          setupFiles: ['.storybook/vitest.setup.ts'],
          browser: {
            enabled: true,
            headless: true,
            provider: chromium,
            instances: [{ browser: 'chromium' }],
            viewport: { width: 1440, height: 900 },
          },
        },
      },
    ],
  },
});
