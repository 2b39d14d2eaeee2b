import type { ProofPuzzle } from '@harrow/api-client';

const nextTurn = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

/**
 * The solution of a puzzle; undefined when there is none. A worker looks for it; where the browser has none, or a policy forbids it, the page does,
 * in small steps.
 */
export async function solvePuzzle(puzzle: ProofPuzzle, signal: AbortSignal): Promise<string | undefined> {
  try {
    return await inWorker(puzzle, signal);
  } catch {
    const { solve } = await import('./puzzle.ts');
    return solve(puzzle, async () => {
      await nextTurn();
      signal.throwIfAborted();
    });
  }
}

function inWorker(puzzle: ProofPuzzle, signal: AbortSignal): Promise<string | undefined> {
  const worker = new Worker(new URL('./puzzleWorker.ts', import.meta.url), { type: 'module' });
  const { promise, resolve, reject } = withResolvers<string | undefined>();
  worker.addEventListener('message', ({ data }: MessageEvent<string | undefined>) => resolve(data));
  worker.addEventListener('error', () => reject(new Error('The puzzle could not be solved in a worker')));
  signal.addEventListener('abort', () => resolve(undefined));
  // eslint-disable-next-line unicorn/require-post-message-target-origin -- a worker, not a window
  worker.postMessage(puzzle);
  return promise.finally(() => worker.terminate());
}

// Phones of some years ago do not have `Promise.withResolvers`.
function withResolvers<Value>() {
  let resolve!: (value: Value) => void;
  let reject!: (reason: Error) => void;
  const promise = new Promise<Value>((yes, no) => {
    resolve = yes;
    reject = no;
  });
  return { promise, resolve, reject };
}
