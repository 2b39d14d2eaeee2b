import { defineConfig, devices } from '@playwright/test';

const port = Number(process.env.E2E_PORT ?? 6390);

/** Journeys through portal and server in a real browser. Screenshots, traces and videos lie in artifacts/e2e. */
export default defineConfig({
  testDir: 'e2e',
  outputDir: 'artifacts/e2e',
  // One server with one set of demo data: journeys follow each other.
  workers: 1,
  fullyParallel: false,
  forbidOnly: Boolean(process.env.CI),
  timeout: 180_000,
  expect: { timeout: 15_000 },
  reporter: 'list',
  use: {
    ...devices['Desktop Chrome'],
    viewport: { width: 1440, height: 900 },
    baseURL: `http://127.0.0.1:${port}`,
    locale: 'en-GB',
    trace: 'retain-on-failure',
    screenshot: 'only-on-failure',
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
  },
  webServer: {
    command: 'node e2e/server.ts',
    url: `http://127.0.0.1:${port}/ready`,
    env: { PORT: String(port) },
    // Install, build and demo data of the first start.
    timeout: 300_000,
    reuseExistingServer: false,
    stdout: 'pipe',
    gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
  },
});
