import { sha256 } from '@noble/hashes/sha2.js';
import { hexToBytes } from '@noble/hashes/utils.js';
import type { ProofPuzzle } from '@harrow/api-client';

/** Numbers that are tried at once, so that a page that tries them itself stays alive. */
const triesAtOnce = 500;

/**
 * The solution of a puzzle as the server wants it, found by trying; undefined when there is none. Hashing is our own: over plain http, where
 * offices run a server of their own, browsers have no `crypto.subtle`.
 */
export async function solve({ maxnumber, ...puzzle }: ProofPuzzle, pause: () => Promise<void>): Promise<string | undefined> {
  const encoder = new TextEncoder();
  const wanted = hexToBytes(puzzle.challenge);
  for (let number = 0; number <= maxnumber; number += 1) {
    if (number % triesAtOnce === 0) await pause();
    const hash = sha256(encoder.encode(`${puzzle.salt}${number}`));
    if (hash.every((byte, index) => byte === wanted[index])) return btoa(JSON.stringify({ ...puzzle, number }));
  }
  return undefined;
}
