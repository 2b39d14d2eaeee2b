import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig, devices } from '@playwright/test';
import { findChromium } from './scripts/chromium.ts';

const port = Number(process.env.E2E_PORT ?? 6990);
// The server, and the journeys that start one of their own, find the demo data here; see e2e/server.ts.
process.env.HARROW_E2E_FOLDER ??= mkdtempSync(join(tmpdir(), 'harrow-e2e-'));

/**
 * With E2E_WORKERS=2 two journeys run at a time, each with a server and demo data of its own: what one changes, the other does not see.
 * The whole run has two; the default, for single files, is one.
 */
const workers = Number(process.env.E2E_WORKERS ?? 1);

/** The files of the first server; about half of the time. */
const firstHalf = ['access', 'faults-network', 'inbox', 'live', 'lists', 'looks', 'memory', 'papers', 'phone', 'reports', 'unsaved', 'used-parts'].map(
  (name) => `${name}.spec.ts`,
);

/**
 * Journeys through portal and server in a real browser. Pictures of their steps lie in artifacts/journeys, traces of failed ones in
 * artifacts/e2e. Each journey brings its own people and documents, so that it also runs alone.
 */
export default defineConfig({
  testDir: 'e2e',
  outputDir: 'artifacts/e2e',
  workers,
  projects: [
    { name: 'first', testMatch: firstHalf, workers: 1, use: { baseURL: `http://127.0.0.1:${port}` } },
    { name: 'second', testIgnore: firstHalf, workers: 1, use: { baseURL: `http://127.0.0.1:${workers > 1 ? port + 1 : port}` } },
  ],
  fullyParallel: false,
  retries: 0,
  forbidOnly: Boolean(process.env.CI),
  timeout: 180_000,
  expect: { timeout: 15_000 },
  reporter: 'list',
  use: {
    ...devices['Desktop Chrome'],
    viewport: { width: 1440, height: 900 },
    locale: 'en-GB',
    timezoneId: 'America/Santiago',
    contextOptions: { reducedMotion: 'reduce' },
    actionTimeout: 15_000,
    trace: 'retain-on-failure',
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: await findChromium(),
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
  },
  webServer: {
    command: 'node e2e/server.ts',
    url: `http://127.0.0.1:${port}/ready`,
    env: { PORT: String(port), E2E_WORKERS: String(workers) },
    // Build, and demo data of the first start.
    timeout: 300_000,
    reuseExistingServer: false,
    stdout: 'pipe',
    gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
  },
});
