import type { RecordCache } from '../../recordCache/recordCache.ts';
import { valueOf } from '../../recordCache/recordCache.ts';

/** The records of values that are known, in the order of the values. */
export const knownRecords = <T>(cache: RecordCache<T>, values: readonly string[]): T[] =>
  values.map((value) => cache.find(value)).filter((record): record is T => record !== undefined);

/** Name of a value; an unknown value is its own name. */
export const nameIn =
  <T>(cache: RecordCache<T>, labelKey: string) =>
  (value: string): string =>
    valueOf(cache.find(value), labelKey) || value;
