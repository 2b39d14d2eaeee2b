// A browser as on a slow machine and line, and the medians of several runs in it.
import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { dirname } from 'node:path';
import { type Browser, type BrowserContext, type CDPSession, chromium, type Page } from 'playwright-core';
import { watchUsable } from './usable.ts';

const option = (name: string, fallback: string): string => {
  const at = process.argv.indexOf(`--${name}`);
  return at > 0 ? (process.argv[at + 1] ?? fallback) : fallback;
};
/** The throttle of the comparison with public portals: CPU × 4, 10 Mbit/s, 40 ms. */
const throttle = { cpu: 4, bytesPerSecond: 10_000_000 / 8, latencyMs: 40 };
export type Results = Record<string, number>;
export type Session = Awaited<ReturnType<BrowserContext['storageState']>>;

/** Bytes on the wire of scripts and styles, added up while a page loads; nothing is counted that comes from the cache. */
async function countBytes(session: CDPSession): Promise<() => number> {
  const isCode = new Map<string, boolean>();
  let bytes = 0;
  session.on('Network.responseReceived', ({ requestId, type }) => isCode.set(requestId, type === 'Script' || type === 'Stylesheet'));
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (isCode.get(requestId)) bytes += encodedDataLength;
  });
  await session.send('Network.enable');
  return () => bytes;
}

export interface Visit {
  page: Page;
  bytes: () => number;
  /** Opens an address and waits until the element can be used; milliseconds since the navigation began. */
  open: (path: string, wanted: string) => Promise<number>;
  /** Main-thread work for the open page, in ms; unlike the times, it is hardly affected by other load on the machine. */
  worked: () => Promise<number>;
  close: () => Promise<void>;
}

/** A browser that has never been at this portal, throttled. */
export async function visit(browser: Browser, url: string, storageState?: Session): Promise<Visit> {
  const context = await browser.newContext({ locale: 'en-US', viewport: { width: 1440, height: 900 }, serviceWorkers: 'block', storageState });
  await context.addInitScript(watchUsable);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  const bytes = await countBytes(session);
  const { bytesPerSecond, latencyMs, cpu } = throttle;
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: latencyMs,
    downloadThroughput: bytesPerSecond,
    uploadThroughput: bytesPerSecond,
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: cpu });
  const open = async (path: string, wanted: string): Promise<number> => {
    await page.goto(url + path, { waitUntil: 'commit' });
    return page.evaluate((selector) => window.whenUsable(selector), wanted);
  };
  await session.send('Performance.enable');
  const worked = async (): Promise<number> => {
    const { metrics } = await session.send('Performance.getMetrics');
    return metrics.find(({ name }) => name === 'ThreadTime')!.value * 1000;
  };
  return { page, bytes, open, worked, close: () => context.close() };
}

interface Credentials {
  username: string;
  password: string;
}

/** The user's session at a portal, for {@link visit}. */
export async function signIn(browser: Browser, url: string, { username, password }: Credentials): Promise<Session> {
  const context = await browser.newContext({ locale: 'en-US' });
  const page = await context.newPage();
  await page.goto(url);
  await page.fill('input[autocomplete=username]', username);
  await page.fill('input[type=password]', password);
  await page.click('button[type=submit]');
  await page.waitForURL('**/workbench/**');
  const state = await context.storageState();
  await context.close();
  return state;
}

/** The browser of the portal benches. */
export const launch = (): Promise<Browser> =>
  chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  });

const median = (values: number[]): number => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!;

export const seconds = (ms: number): number => Math.round(ms) / 1000;

/** Runs the measurement several times for one user, and prints and writes the medians. @param file of the report below `results` */
export async function measure(file: string, user: Credentials, once: (browser: Browser, url: string, session: Session) => Promise<Results>): Promise<void> {
  const url = option('url', 'http://127.0.0.1:8080');
  const runs = Number(option('runs', '5'));
  const out = option('out', `results/${file}`);
  const browser = await launch();
  const session = await signIn(browser, url, user);
  const results: Results[] = [];
  const load: number[] = [];
  for (let run = 0; run < runs; run++) {
    load.push(Math.round(loadavg()[0]! * 10) / 10);
    results.push(await once(browser, url, session));
  }
  const version = browser.version();
  await browser.close();
  const lines = Object.keys(results[0]!).map((name) => {
    const values = results.map((result) => result[name]!);
    return `| ${name} | ${median(values)} | ${Math.min(...values)}–${Math.max(...values)} |`;
  });
  const report = `Median of ${runs} runs: CPU × ${throttle.cpu}, 10 Mbit/s, ${throttle.latencyMs} ms. Chromium ${version}, ${cpus().length} cores (${cpus()[0]!.model}), load before each run ${load.join(', ')}. ${new Date().toISOString().slice(0, 16)}Z.

| | median | range |
|---|---:|---:|
${lines.join('\n')}
`;
  mkdirSync(dirname(out), { recursive: true });
  writeFileSync(`${out}.md`, report);
  console.log(report);
}
