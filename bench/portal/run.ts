// How heavy and how fast the portal is, throttled: npm run bench -- portal [--url http://127.0.0.1:8080] [--runs 5] [--out results/NAME]
// Expects a running demo (`npm start`). Prints and writes medians; compare only numbers of one run.
import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { dirname } from 'node:path';
import { type Browser, type BrowserContext, type CDPSession, chromium, type Page } from 'playwright-core';
import { watchUsable } from './usable.ts';

const option = (name: string, fallback: string): string => {
  const at = process.argv.indexOf(`--${name}`);
  return at > 0 ? (process.argv[at + 1] ?? fallback) : fallback;
};
const url = option('url', 'http://127.0.0.1:8080');
const runs = Number(option('runs', '5'));
const out = option('out', 'results/portal');

/** The throttle of the comparison with public portals: CPU × 4, 10 Mbit/s, 40 ms. */
const throttle = { cpu: 4, bytesPerSecond: 10_000_000 / 8, latencyMs: 40 };
const login = 'input[type=password]';
const lists = { claims: '/service/warrantyClaim', vehicles: '/vehicle/list' };
/** A list can be used once the link in a row of it can. */
const rowOf = (list: string): string => `tbody a[href^="${list}/"]`;

type Results = Record<string, number>;
type Session = Awaited<ReturnType<BrowserContext['storageState']>>;

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

interface Visit {
  page: Page;
  bytes: () => number;
  /** Opens an address and waits until the element can be used; milliseconds since the navigation began. */
  open: (path: string, wanted: string) => Promise<number>;
  close: () => Promise<void>;
}

/** A browser that has never been here, throttled. */
async function visit(browser: Browser, storageState?: Session): Promise<Visit> {
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
  return { page, bytes, open, close: () => context.close() };
}

async function signIn(browser: Browser): Promise<Session> {
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

const kB = (bytes: number): number => Math.round(bytes / 100) / 10;
const seconds = (ms: number): number => Math.round(ms) / 1000;

/** Cold, and once more with everything in the browser's cache. */
async function twice(name: string, { open, bytes, page }: Visit, path: string, wanted: string): Promise<Results> {
  const cold = await open(path, wanted);
  const code = bytes();
  await page.waitForLoadState('networkidle');
  await page.goto('about:blank');
  const warm = await open(path, wanted);
  return { [`${name} usable, s`]: seconds(cold), [`${name} usable again (warm cache), s`]: seconds(warm), [`${name} JS+CSS, kB`]: kB(code) };
}

async function measureLogin(browser: Browser): Promise<Results> {
  const there = await visit(browser);
  const results = await twice('login', there, '/user/login', login);
  await there.close();
  return results;
}

async function measureLists(browser: Browser, session: Session): Promise<Results> {
  const there = await visit(browser, session);
  const { page, bytes } = there;
  const results = await twice('claim list', there, lists.claims, rowOf(lists.claims));
  await page.waitForLoadState('networkidle');
  await page.locator('nav [role=menuitem][aria-haspopup]').nth(1).click();
  const before = bytes();
  /** From the click on a link to the first row that can be used. */
  const jump = async (list: string): Promise<number> => {
    // The entry of the menu; once the page is open, its tab, which stands behind the menu.
    const link = page.locator(`a[href="${list}"]:visible`).last();
    const usable = page.evaluate((selector) => window.whenUsableAfterClick(selector), rowOf(list));
    await link.click();
    const ms = await usable;
    await page.waitForLoadState('networkidle');
    return Math.round(ms);
  };
  const first = await jump(lists.vehicles);
  const more = kB(bytes() - before);
  await jump(lists.claims);
  const again = await jump(lists.vehicles);
  await there.close();
  return { ...results, 'second list, first time, ms': first, 'second list JS+CSS, kB': more, 'second list, again, ms': again };
}

const median = (values: number[]): number => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!;

const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
});
const session = await signIn(browser);
const results: Results[] = [];
const load: number[] = [];
for (let run = 0; run < runs; run++) {
  load.push(Math.round(loadavg()[0]! * 10) / 10);
  results.push({ ...(await measureLogin(browser)), ...(await measureLists(browser, session)) });
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
