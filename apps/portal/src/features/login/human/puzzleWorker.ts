/** Solves a puzzle in a worker, so that the page keeps responding. */
import type { ProofPuzzle } from '@harrow/api-client';
import { solve } from './puzzle.ts';

// Nothing waits for a turn here.
const go = (): Promise<void> => Promise.resolve();

addEventListener('message', ({ data }: MessageEvent<ProofPuzzle>) => void solve(data, go).then((proof) => postMessage(proof)));
