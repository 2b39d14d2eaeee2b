import { Worker } from 'node:worker_threads';

/** Longest time for all values, in milliseconds. */
const longestTest = 50;
const valueLength = 500;
/** Characters that a pattern does not name but its classes mean. */
const usualCharacters = `aZ0 _-.@${String.fromCodePoint(0xe9, 0x4e_2d)}`;
const mostCharacters = 40;

/** Long values of one character each, of which the last one differs: those that a slow pattern tries in every way. */
function samplesFor(pattern: string): string[] {
  const characters = new Set([...usualCharacters, ...pattern]);
  return [...characters].slice(0, mostCharacters).flatMap((character) => {
    const run = character.repeat(valueLength - 1);
    return [`${run}${character}`, `${run}!`];
  });
}

/** Whether a pattern is through with long values within 50 ms. It is tried in a worker, which is ended when it is not. */
export async function isQuick(pattern: string): Promise<boolean> {
  const worker = new Worker(new URL('./patternWorker.ts', import.meta.url), {
    workerData: { pattern, values: samplesFor(pattern) },
    resourceLimits: { maxOldGenerationSizeMb: 64, maxYoungGenerationSizeMb: 16 },
    stdout: true,
    stderr: true,
  });
  const { promise, resolve } = Promise.withResolvers<boolean>();
  let timer: NodeJS.Timeout | undefined;
  worker.on('message', (step: 'started' | 'done') => {
    if (step === 'done') return resolve(true);
    timer = setTimeout(() => resolve(false), longestTest);
  });
  worker.once('error', () => resolve(false));
  worker.once('exit', () => resolve(false));
  try {
    return await promise;
  } finally {
    clearTimeout(timer);
    await worker.terminate();
  }
}
