// CPU of the main thread for what users do to the lines of a large forecast, beside react-data-grid in the same run:
// npm run bench -- forecast [--rounds 5] [--lines 2000]
import { writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { chromium, type Page } from 'playwright-core';
import { build, preview } from 'vite';

const { values: options } = parseArgs({ options: { rounds: { type: 'string', default: '5' }, lines: { type: 'string', default: '2000' } } });
const [rounds, lines] = [Number(options.rounds), Number(options.lines)];
/** A value typed in each of so many cells, one below the other. */
const typed = 10;
/** So many rows are filled within view. */
const near = 12;
const firstMonth = 'm3_target';
const restMs = 600;

declare global {
  interface Window {
    bench: { mount: (count: number) => void; valueOf: (row: number, column: string) => unknown; rowHeight: number };
  }
}

const subjects = ['ours', 'peer'] as const;
type Subject = (typeof subjects)[number];

const configFile = `${import.meta.dirname}/vite.config.ts`;
await build({ configFile, logLevel: 'warn' });
const server = await preview({ configFile, preview: { host: '127.0.0.1', port: 0 } });
const address = `${server.resolvedUrls!.local[0]!}forecast.html`;
const args = ['--no-sandbox', '--disable-gpu', '--disable-smooth-scrolling'];

/** The column of a month in the rows of react-data-grid, from 1. */
const peerColumn = (column: string): number => Number(/\d+/.exec(column)![0]) + 4;
const cellOf = (subject: Subject, row: number, column: string): string =>
  subject === 'ours'
    ? `[data-row-id][aria-rowindex="${row + 2}"] > [data-column="${column}"]`
    : `[aria-rowindex="${row + 2}"] > [aria-colindex="${peerColumn(column)}"]`;
const handleOf = (subject: Subject): string => (subject === 'ours' ? '[data-fill]' : '.rdg-cell-drag-handle');

/** Two frames without a change of the document. */
const settle = (page: Page): Promise<void> =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        let quiet = 0;
        const watch = new MutationObserver(() => void (quiet = 0));
        watch.observe(document.documentElement, { subtree: true, childList: true, attributes: true, characterData: true });
        const frame = (): void => {
          quiet += 1;
          if (quiet <= 2) return void requestAnimationFrame(() => setTimeout(frame));
          watch.disconnect();
          resolve();
        };
        requestAnimationFrame(() => setTimeout(frame));
      }),
  );

async function measure(subject: Subject): Promise<Record<string, number>> {
  const browser = await chromium.launch({ executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium', args });
  const page = await browser.newPage({ viewport: { width: 1900, height: 900 } });
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });
  const spent = async (): Promise<number> => {
    const { metrics } = await devtools.send('Performance.getMetrics');
    return metrics.find(({ name }) => name === 'TaskDuration')!.value * 1000;
  };
  const costs: Record<string, number> = {};
  /** Also what is put off until the keys rest belongs to the work before. */
  const rest = async (): Promise<void> => {
    await page.waitForTimeout(restMs);
    await settle(page);
  };
  const cost = async (name: string, work: () => Promise<unknown>, times = 1): Promise<void> => {
    await rest();
    const before = await spent();
    await work();
    await rest();
    costs[name] = ((await spent()) - before) / times;
  };
  /** The work has been done, not only the time spent. */
  const until = (row: number, column: string, value: unknown): Promise<unknown> =>
    page.waitForFunction(([at, key, wanted]) => window.bench.valueOf(at, key) === wanted, [row, column, value] as const, { timeout: 10_000 });
  const choose = async (row: number, column: string): Promise<void> => {
    await page.locator(cellOf(subject, row, column)).click();
    // A click opens a cell of ours: what follows is about the cell, not its text.
    if (subject === 'ours') {
      await page.waitForFunction(() => document.activeElement instanceof HTMLInputElement);
      await page.keyboard.press('Escape');
      await page.waitForFunction(() => document.activeElement?.role === 'gridcell');
    }
    await settle(page);
  };
  const paste = (text: string): Promise<void> =>
    page.evaluate((plain) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/plain', plain);
      document.activeElement!.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    }, text);
  /** @param change makes each block another one */
  const block = (rows: number, change: number): string =>
    Array.from({ length: rows }, (_, row) => Array.from({ length: 12 }, (__, at) => (row + at + change) % 50).join('\t')).join('\n');
  const boxOf = async (selector: string) => (await page.locator(selector).boundingBox())!;

  await page.goto(subject === 'peer' ? `${address}?peer` : address);
  await page.waitForFunction(() => window.bench !== undefined);
  await cost('mount', () => page.evaluate((count) => window.bench.mount(count), lines));
  await page.locator(cellOf(subject, 1, firstMonth)).waitFor();

  await choose(1, firstMonth);
  await cost(
    'a typed quantity',
    async () => {
      for (let at = 0; at < typed; at += 1) {
        await page.keyboard.type('47');
        await page.keyboard.press('Enter');
        if (subject === 'peer') await page.keyboard.press('ArrowDown');
      }
      await until(typed, firstMonth, 47);
    },
    typed,
  );

  await choose(1, 'm4_target');
  await page.keyboard.type('33');
  await page.keyboard.press('Enter');
  await choose(1, 'm4_target');
  const pull = async (to: number): Promise<void> => {
    const { x, y, width } = await boxOf(cellOf(subject, to, 'm4_target'));
    await page.mouse.move(x + width / 2, y + 10);
  };
  const press = async (): Promise<void> => {
    const { x, y, width, height } = await boxOf(handleOf(subject));
    await page.mouse.move(x + width / 2, y + height / 2);
    await page.mouse.down();
  };
  await cost(`filling ${near} rows by the handle`, async () => {
    await press();
    for (let row = 2; row <= near + 1; row += 1) await pull(row);
    await page.mouse.up();
    await until(near + 1, 'm4_target', 33);
  });

  await choose(1, 'm5_target');
  await page.keyboard.type('21');
  await page.keyboard.press('Enter');
  await choose(1, 'm5_target');
  await press();
  await page.mouse.wheel(0, lines * 40);
  await settle(page);
  const last = lines - 3;
  await page.locator(cellOf(subject, last, 'm5_target')).waitFor();
  const { x, y } = await boxOf(cellOf(subject, last, 'm5_target'));
  await page.mouse.move(x + 20, y + 10);
  await page.mouse.move(x + 24, y + 12);
  await cost(`filling ${last - 1} rows by the handle, once released`, async () => {
    await page.mouse.up();
    await until(last, 'm5_target', 21);
  });
  await page.mouse.wheel(0, -lines * 40);
  await settle(page);

  for (const rows of [300, lines]) {
    await choose(0, 'm1_target');
    const text = block(rows, rows);
    await cost(`pasting ${rows} × 12`, async () => {
      await paste(text);
      await until(rows - 1, 'm12_target', (rows - 1 + 11 + rows) % 50);
    });
  }
  await browser.close();
  return costs;
}

const median = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!;
const found: Record<Subject, Record<string, number>[]> = { ours: [], peer: [] };
const loads: number[] = [];
for (let round = 0; round < rounds; round += 1) {
  for (const subject of round % 2 === 0 ? subjects : subjects.toReversed()) {
    loads.push(loadavg()[0]!);
    found[subject].push(await measure(subject));
  }
  console.log(`round ${round + 1} of ${rounds}, load ${loads.at(-1)!.toFixed(1)}`);
}
await server.close();

const shown = Object.keys(found.ours[0]!).map((name) => {
  const [ours, peer] = subjects.map((subject) => found[subject].map((costs) => costs[name]!)) as [number[], number[]];
  const ratios = ours.map((value, round) => value / peer[round]!).toSorted((a, b) => a - b);
  const range = (values: number[]): string => `${median(values).toFixed(1)} (${Math.min(...values).toFixed(1)}–${Math.max(...values).toFixed(1)})`;
  return `| ${name} | ${range(ours)} | ${range(peer)} | ${median(ratios).toFixed(2)} (${ratios[0]!.toFixed(2)}–${ratios.at(-1)!.toFixed(2)}) |`;
});
const report = `# A forecast of ${lines} lines beside react-data-grid

CPU of the main thread in milliseconds, median and range of ${rounds} rounds in turns; × is the median of the ratios of the rounds. ${new Date().toISOString().slice(0, 10)}, ${cpus().length} cores, load ${Math.min(...loads).toFixed(1)} to ${Math.max(...loads).toFixed(1)}.

| | EditableTable | react-data-grid | × |
|---|--:|--:|--:|
${shown.join('\n')}
`;
writeFileSync(`${import.meta.dirname}/results/forecast.md`, report);
console.log(report);
