// Mount, keys and check of an EditableTable, in Chromium. The floor of table/floor.ts is between. --rows says how many rows it has.
import { cpSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type Browser, chromium } from 'playwright-core';
import { preview } from 'vite';
import { inTurns } from './inTurns.ts';
import { prepareLines } from './lines.ts';
import { type Checkout, type EarlierCheckout, runIn } from './revision.ts';
import type { Measured, Task } from './run.ts';
import type { Figure, Reading } from './verdict.ts';

/** Times of one mounted table, in milliseconds. */
interface Times {
  readonly mount: number;
  readonly paint: number;
  readonly key: number;
  readonly validate: number;
  readonly validateWall: number;
}

const figures: Record<keyof Times, Omit<Figure, 'better'>> = {
  mount: { name: 'mount', unit: 'ms', kind: 'CPU' },
  paint: { name: 'first paint', unit: 'ms', kind: 'wall' },
  key: { name: 'a key', unit: 'ms', kind: 'CPU' },
  validate: { name: 'validateAll', unit: 'ms', kind: 'CPU' },
  validateWall: { name: 'validateAll', unit: 'ms', kind: 'wall' },
};
/** More than the slowest machine needs. */
const limitMs = 120_000;
const typed = 'qwertyuiop1234567890';

export async function measure({ now, before, rounds = 12, port, rows }: Task): Promise<Measured> {
  build(now);
  const isOwnPage = !buildWithPageOf(before, now);
  const servers = await Promise.all([before, now].map(({ root }, index) => serve(root, port + index)));
  const browser = await chromium.launch({
    executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--js-flags=--expose-gc'],
  });
  try {
    const [earlier, current] = servers.map(({ address }) => address);
    const pages = [`${earlier}index.html`, `${current}floor.html`, `${current}index.html`];
    const readings: Reading[] = [];
    for (const count of rows) {
      // Once for the caches of the machine, which is not read.
      for (const page of pages) await read(browser, page, count);
      const [timesBefore, timesFloor, timesNow] = await inTurns(pages, rounds, (page) => read(browser, page, count));
      for (const [key, figure] of Object.entries(figures) as [keyof Times, Omit<Figure, 'better'>][])
        readings.push({
          ...figure,
          name: `${count.toLocaleString('en')} rows, ${figure.name}`,
          better: 'less',
          now: timesNow!.map((times) => times[key]),
          before: timesBefore!.map((times) => times[key]),
          peer: timesFloor!.map((times) => times[key]),
        });
      console.log(`${count} rows: measured`);
    }
    return {
      readings,
      peer: 'floor',
      browser: `Chromium ${browser.version()}`,
      notes: [
        'CPU is that of the main thread; of a key the mean of 20.',
        ...(isOwnPage ? [`${before.name} has its own page around the table, since ${now.name}'s does not fit its packages.`] : []),
      ],
    };
  } finally {
    await browser.close();
    for (const { close } of servers) await close();
  }
}

const build = (checkout: Checkout): void => runIn(checkout, 'vite', 'build', '--config', 'bench/table/vite.config.ts', '--logLevel', 'warn');

/** Builds the page of `now` around the table of `before`. Where that cannot be, its own page is built. @returns whether it could */
function buildWithPageOf(before: EarlierCheckout, now: Checkout): boolean {
  const page = (root: string): string => `${root}bench/table`;
  try {
    for (const file of ['index.html', 'floor.html', 'page.tsx', 'floor.ts', 'benchApi.ts', 'columns.ts', 'vite.config.ts'])
      cpSync(`${page(now.root)}/${file}`, `${page(before.root)}/${file}`);
    build(before);
    return true;
  } catch {
    console.log(`The page of ${now.name} does not fit the packages of ${before.name}, which is measured in its own page.`);
    before.restore();
    build(before);
    return false;
  }
}

async function serve(root: string, port: number): Promise<{ address: string; close: () => Promise<void> }> {
  const server = await preview({
    configFile: false,
    root: fileURLToPath(new URL(`file://${root}bench/table`)),
    logLevel: 'warn',
    preview: { host: '127.0.0.1', port, strictPort: true },
  });
  return { address: `http://127.0.0.1:${port}/`, close: () => server.close() };
}

/** Mounts a table in a page of its own, types into a row in the middle, and has all rows checked. */
async function read(browser: Browser, address: string, count: number): Promise<Times> {
  const context = await browser.newContext({ locale: 'en-US', viewport: { width: 1440, height: 900 } });
  // A page that never shows the expected element fails instead of waiting for ever.
  const limit = setTimeout(() => void context.close(), limitMs);
  try {
    const page = await context.newPage();
    const devtools = await context.newCDPSession(page);
    await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });
    /** CPU time of the main thread, in milliseconds. */
    const cpu = async (): Promise<number> => (await devtools.send('Performance.getMetrics')).metrics.find(({ name }) => name === 'TaskDuration')!.value * 1000;
    const idle = (): Promise<unknown> => page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
    await page.addInitScript(prepareLines);
    await page.goto(address);
    await page.waitForFunction(() => window.bench);
    await page.evaluate(() => window.bench.ready);
    const given = await page.evaluateHandle((rowCount) => window.lines.rows(rowCount), count);
    await devtools.send('HeapProfiler.collectGarbage');
    await idle();

    const atStart = await cpu();
    const paint = await page.evaluate(async (rows) => {
      const start = performance.now();
      window.bench.mount(rows, window.lines.columns);
      do await window.painted();
      while (window.bench.cellText(0, 'partCode') !== 'PC-000001');
      return performance.now() - start;
    }, given);
    await idle();
    const mount = (await cpu()) - atStart;

    const middle = Math.floor(count / 2);
    await page.evaluate(async (row) => {
      window.bench.scrollToRow(row);
      do await window.painted();
      while (!window.bench.cellRect(row, 'remark'));
    }, middle);
    const { x, y, width, height } = (await page.evaluate((row) => window.bench.cellRect(row, 'remark'), middle))!;
    await page.mouse.click(x + Math.min(width / 2, 60), y + height / 2);
    await page.keyboard.press('End');
    await page.evaluate(() => window.painted());
    await idle();
    const atKeys = await cpu();
    for (const letter of typed) {
      await page.keyboard.press(letter);
      await page.evaluate(() => window.painted());
    }
    const key = ((await cpu()) - atKeys) / typed.length;
    await page.keyboard.press(await page.evaluate(() => window.bench.commit));
    await page.evaluate(() => window.painted());
    const kept = await page.evaluate((row) => window.bench.getData()[row]!.remark, middle);
    if (!kept.endsWith(typed)) throw new Error(`${address} keeps "${kept}" of what was typed.`);

    await idle();
    const atCheck = await cpu();
    const checked = await page.evaluate(async () => {
      const start = performance.now();
      const { errors } = await window.bench.validateAll();
      return { errors, wall: performance.now() - start };
    });
    const validate = (await cpu()) - atCheck;
    if (checked.errors > 0) throw new Error(`${address} finds ${checked.errors} errors in ${count} rows that have none.`);
    return { mount, paint, key, validate, validateWall: checked.wall };
  } finally {
    clearTimeout(limit);
    await context.close();
  }
}
