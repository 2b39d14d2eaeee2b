/** A set of 0-59 in two halves of 30 bits: numbers of 32 bits are what JavaScript is quick with. */
export interface Bits60 {
  readonly low: number;
  readonly high: number;
}

/** The smallest bit of `bits` from `from` on, or -1. `from` is 0 to 31. */
export function nextBit(bits: number, from: number): number {
  const rest = from > 31 ? 0 : bits & (-1 << from);
  return rest === 0 ? -1 : 31 - Math.clz32(rest & -rest);
}

/** The smallest number of the set from `from` (0-60) on, or -1. */
export function nextOf60({ low, high }: Bits60, from: number): number {
  if (from < 30) {
    const found = nextBit(low, from);
    if (found >= 0) return found;
    from = 30;
  }
  const found = nextBit(high, from - 30);
  return found < 0 ? -1 : found + 30;
}
