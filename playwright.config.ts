import { randomUUID } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig, devices } from '@playwright/test';
import { findChromium } from './scripts/machine/chromium.ts';
import { chooseTestFonts } from './scripts/machine/fonts/testFonts.ts';

chooseTestFonts();

// Where the journeys keep their data: the demo, which is loaded once, and the copies that their servers change.
process.env.HARROW_E2E_FOLDER ??= join(tmpdir(), `harrow-e2e-${randomUUID()}`);

/**
 * Journeys through portal and server in a real browser. Pictures of their steps lie in artifacts/journeys, traces of failed ones in
 * artifacts/e2e. Each file has a server with demo data of its own (e2e/test.ts), so that it also runs alone. E2E_WORKERS=2 runs two files at a
 * time; what is at hand is given to whichever is free. E2E_RECORD=0 keeps neither pictures nor traces, which take a third of the time.
 */
export default defineConfig({
  testDir: 'e2e',
  outputDir: 'artifacts/e2e',
  workers: Number(process.env.E2E_WORKERS ?? 1),
  globalSetup: './e2e/demo.ts',
  fullyParallel: false,
  retries: 0,
  forbidOnly: Boolean(process.env.CI),
  // What hangs is found by the limits of actions and expectations; a busy machine makes a long journey longer.
  timeout: 900_000,
  expect: { timeout: 15_000 },
  reporter: 'list',
  use: {
    ...devices['Desktop Chrome'],
    viewport: { width: 1440, height: 900 },
    locale: 'en-GB',
    timezoneId: 'America/Santiago',
    contextOptions: { reducedMotion: 'reduce' },
    actionTimeout: 15_000,
    trace: process.env.E2E_RECORD === '0' ? 'off' : 'retain-on-failure',
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
});
