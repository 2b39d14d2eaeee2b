import { Worker } from 'node:worker_threads';
import { importLimits } from './limits.ts';
import type { ParsedFile, ParsedWorkbook } from './rawSheet.ts';

let running = 0;
const waiting: (() => void)[] = [];

/** Waits for its turn: many uploads at once must not start many workers. */
async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  while (running >= importLimits.parsers) await new Promise<void>((resolve) => waiting.push(resolve));
  running += 1;
  try {
    return await work();
  } finally {
    running -= 1;
    waiting.shift()?.();
  }
}

/**
 * Reads a workbook in a worker. A file that takes too much time or memory ends the worker, never the server.
 * @param options `csv`: CSV is read, too; `timeoutMs`: default 30 s
 */
export const parseWorkbook = (path: string, { csv = false, timeoutMs = importLimits.parseMs }: ParseOptions = {}): Promise<ParsedWorkbook> =>
  inTurn(() => parseNow({ path, csv }, timeoutMs));

interface ParseOptions extends Partial<Pick<ParsedFile, 'csv'>> {
  timeoutMs?: number;
}

async function parseNow(file: ParsedFile, timeoutMs: number): Promise<ParsedWorkbook> {
  const worker = new Worker(new URL('./parseWorker.ts', import.meta.url), {
    workerData: file,
    resourceLimits: { maxOldGenerationSizeMb: importLimits.heapMb, maxYoungGenerationSizeMb: 32 },
    // Nothing it prints about a hostile file is for the server's log.
    stdout: true,
    stderr: true,
  });
  const { promise, resolve } = Promise.withResolvers<ParsedWorkbook>();
  const timer = setTimeout(() => resolve({ ok: false, fault: 'tooLong' }), timeoutMs);
  worker.once('message', (parsed: ParsedWorkbook) => resolve(parsed));
  worker.once('error', (error: NodeJS.ErrnoException) => resolve({ ok: false, fault: error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? 'tooBig' : 'damaged' }));
  worker.once('exit', () => resolve({ ok: false, fault: 'damaged' }));
  try {
    return await promise;
  } finally {
    clearTimeout(timer);
    await worker.terminate();
  }
}
