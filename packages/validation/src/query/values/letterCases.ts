import { simpleLowerCase } from './compareTexts.ts';

/** Letters with a case are below, in all versions of Unicode so far. */
const codePoints = 0x20000;
let letters: ReadonlyMap<string, readonly string[]> | undefined;

/** All letters whose lower case (`simpleLowerCase`) is this one, itself included: `k` has `k`, `K` and the kelvin sign. */
export function letterCases(lower: string): readonly string[] {
  // Asked of the engine, so that both sides of a comparison follow the same version of Unicode.
  letters ??= casedLetters();
  return letters.get(lower) ?? [lower];
}

function casedLetters(): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (let code = 0; code < codePoints; code += 1) {
    const letter = String.fromCodePoint(code);
    const lower = simpleLowerCase(letter);
    if (lower !== letter) found.set(lower, [...(found.get(lower) ?? [lower]), letter]);
  }
  return found;
}
