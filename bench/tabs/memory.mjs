// Opens and closes 200 tabs in the running portal and fails if the heap grows: node bench/tabs/memory.mjs [ADDRESS of the demo] [--tabs 200]
// `--leak` keeps every page on purpose, to see that this test can fail. `--snapshot FILE` writes a heap snapshot for the browser's tools.
import { createWriteStream, writeFileSync } from 'node:fs';
import { chromium } from 'playwright-core';
import { heapOf } from '../../e2e/steps/heap.ts';

const option = (name, fallback) => {
  const at = process.argv.indexOf(`--${name}`);
  return at > 0 ? process.argv[at + 1] : fallback;
};
const address = process.argv.find((argument) => argument.startsWith('http')) ?? 'http://127.0.0.1:8080';
const tabs = Number(option('tabs', '200'));
const snapshot = option('snapshot');
const leak = process.argv.includes('--leak');
/** Kilobytes of objects per tab that count as noise. Compiled code is reported, but not judged: it grows until all code has been compiled. */
const mostPerTab = 1;
/** Signals of calls per tab that may stay: none; a tenth of one for calls that are under way. */
const mostSignalsPerTab = 0.1;
/** Elements per tab that may stay: none; half a one for those that the browser has not yet released. */
const mostNodesPerTab = 0.5;

const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu', '--js-flags=--expose-gc'],
});
const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'en-US', reducedMotion: 'reduce' });
const page = await context.newPage();
const devtools = await context.newCDPSession(page);

await page.goto(`${address}/user/login?redirect=${encodeURIComponent('/service/warrantyClaim?size=20')}`);
await page.fill('input[name=username]', 'wang.service');
await page.fill('input[name=password]', 'Harrow#2026');
await page.keyboard.press('Enter');
const rows = page.locator('tbody a[href^="/service/warrantyClaim/detail/"]');
await rows.first().waitFor({ timeout: 60_000 });
const documents = await rows.count();

const heap = async () => {
  for (let times = 0; times < 4; times += 1) await devtools.send('HeapProfiler.collectGarbage');
  const { usedSize } = await devtools.send('Runtime.getHeapUsage');
  const { nodes } = await devtools.send('Memory.getDOMCounters');
  const { bytes, abortSignals } = await heapOf(page);
  return { kilobytes: Math.round(usedSize / 1024), objectKilobytes: Math.round(bytes / 1024), abortSignals, nodes };
};

/** Opens a claim from the list as a tab of its own, waits until it is read, and closes it; the list is shown again. */
const round = async (index) => {
  const link = rows.nth(index % documents);
  const path = await link.getAttribute('href');
  await link.click();
  await page.locator(`nav a[href="${path}"][aria-current]`).waitFor();
  const shown = page.locator('[data-tab]:visible');
  await shown.locator('h1').waitFor();
  if (leak) await shown.evaluate((element) => (window.kept ??= []).push(element.cloneNode(true)));
  await page.locator(`nav a[href="${path}"] + button`).click();
  await page.locator(`nav a[href="${path}"]`).waitFor({ state: 'detached' });
  await rows.first().waitFor();
};

// Each document once: code, texts and answers are cached by then.
for (let index = 0; index < documents; index += 1) await round(index);
const before = await heap();
for (let index = 0; index < tabs; index += 1) await round(index);
const after = await heap();
if (snapshot) {
  const file = createWriteStream(snapshot);
  devtools.on('HeapProfiler.addHeapSnapshotChunk', ({ chunk }) => file.write(chunk));
  await devtools.send('HeapProfiler.takeHeapSnapshot', { reportProgress: false });
  file.end();
}
await browser.close();

const perTab = (name) => Number(((after[name] - before[name]) / tabs).toFixed(2));
const [objectsPerTab, signalsPerTab, nodesPerTab] = [perTab('objectKilobytes'), perTab('abortSignals'), perTab('nodes')];
const result = { tabs, documents, before, after, kilobytesPerTab: perTab('kilobytes'), objectKilobytesPerTab: objectsPerTab, signalsPerTab, nodesPerTab };
console.log(JSON.stringify(result));
const isGood = objectsPerTab <= mostPerTab && signalsPerTab <= mostSignalsPerTab && nodesPerTab <= mostNodesPerTab;
if (!isGood) console.error(`Memory grows: ${objectsPerTab} kB of objects, ${signalsPerTab} signals and ${nodesPerTab} nodes with every tab`);
const out = option('out');
if (out) writeFileSync(out, `${JSON.stringify(result, undefined, 2)}\n`);
process.exitCode = isGood ? 0 : 1;
