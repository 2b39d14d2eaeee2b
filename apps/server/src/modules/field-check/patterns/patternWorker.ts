import { parentPort, workerData } from 'node:worker_threads';
import { wholeValue } from './wholeValue.ts';

/** Tries a pattern on values; whoever started it ends it when it takes too long. */
const { pattern, values } = workerData as { pattern: string; values: readonly string[] };
const tested = wholeValue(pattern);
const tell = (step: 'started' | 'done'): void => {
  // eslint-disable-next-line unicorn/require-post-message-target-origin -- a worker, not a window
  parentPort!.postMessage(step);
};
tell('started');
for (const value of values) tested.test(value);
tell('done');
