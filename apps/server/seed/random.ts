/** The seed of the whole demo. */
const demoSeed = 20240601;

/** A reproducible source of choices; every consumer opens its own by name, so that a change in one does not shift the others. */
export type Random = {
  /** A number in [0, 1). */
  next: () => number;
  /** An integer from `min` to `max`, both included. */
  integer: (min: number, max: number) => number;
  /** One of the items. Throws `RangeError` when there is none. */
  pick: <T>(items: readonly T[]) => T;
  /** True with the given probability. */
  chance: (probability: number) => boolean;
  /** `count` different items in random order. */
  sample: <T>(items: readonly T[], count: number) => T[];
};

/** 32-bit hash of a name (FNV-1a). */
const hash = (name: string): number => {
  let value = 0x811c9dc5;
  for (let index = 0; index < name.length; index += 1) value = Math.imul(value ^ name.charCodeAt(index), 0x01000193);
  return value >>> 0;
};

/**
 * Opens the random stream of one consumer.
 * @param name names the stream, e.g. `vehicles`; the same name always yields the same numbers
 */
export function createRandom(name: string): Random {
  let state = (demoSeed ^ hash(name)) >>> 0;
  // mulberry32: small, fast and good enough to spread demo data
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
  const integer = (min: number, max: number) => min + Math.floor(next() * (max - min + 1));
  const pick = <T>(items: readonly T[]): T => {
    if (items.length === 0) throw new RangeError(`nothing to pick from in stream ${name}`);
    return items[integer(0, items.length - 1)] as T;
  };
  return {
    next,
    integer,
    pick,
    chance: (probability) => next() < probability,
    sample: (items, count) => {
      const rest = [...items];
      return Array.from({ length: Math.min(count, rest.length) }, () => rest.splice(integer(0, rest.length - 1), 1)[0] as never);
    },
  };
}
