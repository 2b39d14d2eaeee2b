import { Readable } from 'node:stream';
import { Worker } from 'node:worker_threads';
import { type Sheet, sheetName } from './sheet.ts';
import type { ToXlsWorker, XlsSheet } from './xlsWorker.ts';

/** The old format is built as a whole; beyond this only .xlsx is offered. (Its own limit is 65,536.) */
export const maxXlsRows = 20_000;

const limits = { maxOldGenerationSizeMb: 512, maxYoungGenerationSizeMb: 64 };

/** The bytes of an .xls workbook of at most `maxXlsRows` rows a sheet, built in a worker with bounded memory. */
export const writeXls = (...sheets: readonly Sheet[]): Readable => Readable.from(build(sheets), { objectMode: false });

async function* build(sheets: readonly Sheet[]): AsyncGenerator<Uint8Array> {
  const workerData: XlsSheet[] = sheets.map(({ name, columns }) => ({ name: sheetName(name), columns }));
  const worker = new Worker(new URL('./xlsWorker.ts', import.meta.url), { workerData, resourceLimits: limits });
  const { promise, resolve, reject } = Promise.withResolvers<Uint8Array>();
  worker.once('message', resolve);
  worker.once('error', reject);
  worker.once('exit', () => reject(new Error('the worker that builds .xls ended without an answer')));
  // Rethrown to the caller that awaits it below; until then it is not unhandled.
  promise.catch(() => {});
  // eslint-disable-next-line unicorn/require-post-message-target-origin -- a worker, not a window
  const send = (message: ToXlsWorker): void => worker.postMessage(message);
  try {
    for (const [sheet, { rows }] of sheets.entries()) for await (const batch of rows) send({ sheet, rows: batch });
    send({ end: true });
    yield await promise;
  } finally {
    await worker.terminate();
  }
}
