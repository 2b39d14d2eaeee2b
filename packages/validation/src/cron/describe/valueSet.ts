import { type Bits60, nextBit, nextOf60 } from '../bits.ts';

export function valuesOf60(bits: Bits60): number[] {
  const values: number[] = [];
  for (let value = nextOf60(bits, 0); value >= 0; value = nextOf60(bits, value + 1)) values.push(value);
  return values;
}

/** The numbers of a set whose bit 0 stands for `min`. */
export function valuesOf(bits: number, min: number): number[] {
  const values: number[] = [];
  for (let bit = nextBit(bits, 0); bit >= 0; bit = nextBit(bits, bit + 1)) values.push(bit + min);
  return values;
}

/** The distance between neighbours if it is the same throughout three or more values. */
export function stepOf(values: readonly number[]): number | undefined {
  const [first = 0, second = 0] = values;
  const step = second - first;
  return values.length >= 3 && values.every((value, index) => value === first + index * step) ? step : undefined;
}

/** Runs of neighbours: 1,2,3,7 is [1,3] and [7,7]. */
export function runsOf(values: readonly number[]): [number, number][] {
  const runs: [number, number][] = [];
  for (const value of values) {
    const run = runs.at(-1);
    if (run && run[1] === value - 1) run[1] = value;
    else runs.push([value, value]);
  }
  return runs;
}

/** '1', '2', '5–9': runs of three or more are written as ranges. */
export function piecesOf(values: readonly number[]): string[] {
  return runsOf(values).flatMap(([from, to]) => {
    if (to - from >= 2) return [`${from}–${to}`];
    return from === to ? [String(from)] : [String(from), String(to)];
  });
}
