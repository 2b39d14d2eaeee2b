// Mounts and unmounts the table 50 times and fails if the heap grows: node bench/table/memory.mjs [ADDRESS of npm run bench:table]
// `--leak` keeps every table on purpose, to see that this test can fail.
import { chromium } from 'playwright-core';

const address = process.argv.find((argument) => argument.startsWith('http')) ?? 'http://127.0.0.1:4173/';
const leak = process.argv.includes('--leak');
const rounds = 50;
/** Kilobytes per round that are noise: caches of the browser and of the compiler that are still filling. */
const mostPerRound = 20;

const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu', '--js-flags=--expose-gc'],
});
const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
const devtools = await page.context().newCDPSession(page);
await page.goto(address);
await page.evaluate(() => window.bench.ready);

const heap = async () => {
  for (let times = 0; times < 3; times += 1) await devtools.send('HeapProfiler.collectGarbage');
  const { usedSize } = await devtools.send('Runtime.getHeapUsage');
  const { nodes } = await devtools.send('Memory.getDOMCounters');
  return { kilobytes: usedSize / 1024, nodes };
};

/** Mounts a table of 1,000 rows, scrolls it, types into it and takes it away. */
const round = () =>
  page.evaluate(async (keep) => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    const columns = [
      { key: 'partCode', title: 'Part code', type: 'text', width: 130, required: true, unique: true },
      { key: 'fault', title: 'Fault', type: 'select', width: 130, options: ['F1', 'F2'] },
      { key: 'qty', title: 'Quantity', type: 'number', width: 90 },
      { key: 'price', title: 'Price', type: 'number', decimals: 2, width: 90 },
      { key: 'total', title: 'Total', type: 'computed', decimals: 2, width: 110 },
      { key: 'date', title: 'Date', type: 'date', width: 130 },
      { key: 'core', title: 'Core', type: 'checkbox', width: 80 },
    ];
    const rows = Array.from({ length: 1000 }, (_, index) => ({
      id: `r${index}`,
      partCode: `PC-${index}`,
      fault: 'F1',
      qty: 1,
      price: 2,
      date: '2024-01-01',
      core: false,
    }));
    window.bench.mount(rows, columns);
    while (!window.bench.scroller()) await frame();
    await frame();
    window.bench.scroller().scrollTop = 10_000;
    await frame();
    for (const column of ['partCode', 'fault', 'date', 'qty']) {
      document.querySelector(`[data-row-id] > [data-column="${column}"]`).focus();
      await frame();
    }
    document.execCommand('insertText', false, '7');
    await frame();
    if (keep) (window.kept ??= []).push(window.bench.scroller());
    window.bench.unmount();
    while (window.bench.scroller()) await frame();
    await frame();
  }, leak);

for (let warm = 0; warm < 10; warm += 1) await round();
const before = await heap();
for (let times = 0; times < rounds; times += 1) await round();
const after = await heap();
await browser.close();

const perRound = (after.kilobytes - before.kilobytes) / rounds;
const nodesPerRound = (after.nodes - before.nodes) / rounds;
console.log(
  `Heap ${before.kilobytes.toFixed(0)} kB, after ${rounds} more tables ${after.kilobytes.toFixed(0)} kB: ${perRound.toFixed(1)} kB and ${nodesPerRound.toFixed(1)} nodes a table`,
);
if (perRound > mostPerRound || nodesPerRound > 5) {
  console.error('The table leaves something behind.');
  process.exitCode = 1;
}
