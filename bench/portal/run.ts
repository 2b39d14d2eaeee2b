// How heavy and how fast the portal is, cold and throttled: npm run bench -- portal [--url http://127.0.0.1:8080] [--runs 5] [--out results/NAME]
// Expects a running demo (`npm start`). Prints and writes medians; compare only numbers of one run.
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { type Browser, type BrowserContext, type CDPSession, chromium, type Page } from 'playwright-core';

const option = (name: string, fallback: string): string => {
  const at = process.argv.indexOf(`--${name}`);
  return at > 0 ? (process.argv[at + 1] ?? fallback) : fallback;
};
const url = option('url', 'http://127.0.0.1:8080');
const runs = Number(option('runs', '5'));
const out = option('out', 'results/portal');

/** The throttle of the comparison with public portals: CPU × 4, 10 Mbit/s, 40 ms. */
const throttle = { cpu: 4, bytesPerSecond: (10 * 1024 * 1024) / 8, latencyMs: 40 };
/** What "usable" means: seen, enabled, and the topmost thing where it is. */
const login = 'input[type=password]';
const row = 'tbody tr td a';

/** Bytes on the wire of scripts and styles, added up while a page loads. */
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

async function throttled(context: BrowserContext): Promise<{ page: Page; bytes: () => number }> {
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
  return { page, bytes };
}

/** Waits for an element that can be used; asked in every frame of the page itself, so that looking costs it nothing. */
const usable = (page: Page, selector: string, isNew = ''): Promise<unknown> =>
  page.waitForFunction(
    ([wanted, path]) => {
      if (path && location.pathname !== path) return false;
      const element = document.querySelector(wanted!);
      if (!element) return false;
      const box = element.getBoundingClientRect();
      const top = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
      return box.width > 0 && (top === element || element.contains(top));
    },
    [selector, isNew] as const,
    { polling: 'raf', timeout: 60_000 },
  );

async function signIn(browser: Browser): Promise<Awaited<ReturnType<BrowserContext['storageState']>>> {
  const context = await browser.newContext({ locale: 'en-US' });
  const page = await context.newPage();
  await page.goto(url);
  await page.fill('input[autocomplete=username]', 'wang.service');
  await page.fill(login, 'Harrow#2026');
  await page.click('button[type=submit]');
  await page.waitForURL('**/workbench/**');
  const state = await context.storageState();
  await context.close();
  return state;
}

const kB = (bytes: number): number => Math.round(bytes / 102.4) / 10;
const seconds = (since: number): number => Math.round(performance.now() - since) / 1000;

async function measureLogin(browser: Browser): Promise<Record<string, number>> {
  const context = await browser.newContext({ locale: 'en-US', viewport: { width: 1440, height: 900 }, serviceWorkers: 'block' });
  const { page, bytes } = await throttled(context);
  const start = performance.now();
  await page.goto(`${url}/user/login`, { waitUntil: 'commit' });
  await usable(page, login);
  const result = { 'login usable, s': seconds(start), 'login JS+CSS, kB': kB(bytes()) };
  await context.close();
  return result;
}

async function measureLists(browser: Browser, storageState: Awaited<ReturnType<typeof signIn>>): Promise<Record<string, number>> {
  const context = await browser.newContext({ locale: 'en-US', viewport: { width: 1440, height: 900 }, serviceWorkers: 'block', storageState });
  const { page, bytes } = await throttled(context);
  const start = performance.now();
  await page.goto(`${url}/service/warrantyClaim`, { waitUntil: 'commit' });
  await usable(page, row);
  const first = { 'claim list usable, s': seconds(start), 'claim list JS+CSS, kB': kB(bytes()) };
  await page.waitForLoadState('networkidle');
  await page.locator('nav [role=menuitem][aria-haspopup]').nth(1).click();
  const before = bytes();
  const jump = async (path: string): Promise<number> => {
    const link = page.locator(`a[href="${path}"]`).first();
    await link.waitFor();
    const clicked = performance.now();
    await link.click();
    await usable(page, `[data-path="${path}"] ${row}, ${row}`, path);
    return Math.round(performance.now() - clicked);
  };
  const second = { 'second list, first time, ms': await jump('/vehicle/list'), 'second list JS+CSS, kB': kB(bytes() - before) };
  await context.close();
  return { ...first, ...second };
}

const median = (values: number[]): number => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!;

const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
});
const session = await signIn(browser);
const results: Record<string, number>[] = [];
for (let run = 0; run < runs; run++) results.push({ ...(await measureLogin(browser)), ...(await measureLists(browser, session)) });
await browser.close();

const lines = Object.keys(results[0]!).map((name) => {
  const values = results.map((result) => result[name]!);
  return `| ${name} | ${median(values)} | ${Math.min(...values)}–${Math.max(...values)} |`;
});
const report = `Median of ${runs} cold runs: CPU × ${throttle.cpu}, 10 Mbit/s, ${throttle.latencyMs} ms.\n\n| | median | range |\n|---|---:|---:|\n${lines.join('\n')}\n`;
mkdirSync(dirname(out), { recursive: true });
writeFileSync(`${out}.md`, report);
console.log(report);
