import { isEmptyValue } from '../rowStore/field.ts';

/**
 * Condition of a column's cells for their row to be shown: one of some values, a text that contains another
 * (without regard to case), a range (numbers, or texts such as dates that sort as they read), or what a function decides.
 */
export type ColumnFilter =
  | { values: readonly unknown[] }
  | { text: string }
  | { min?: number | string | undefined; max?: number | string | undefined }
  | { test: (value: unknown, row: object) => boolean };

export function passesFilter(filter: ColumnFilter, value: unknown, row: object): boolean {
  if ('test' in filter) return filter.test(value, row);
  if ('values' in filter) return filter.values.some((wanted) => Object.is(wanted, value) || (isEmptyValue(wanted) && isEmptyValue(value)));
  if ('text' in filter)
    return String(value ?? '')
      .toLowerCase()
      .includes(filter.text.toLowerCase());
  return inRange(value, filter.min, filter.max);
}

/** An empty cell, or one of another kind than the bounds, is in no range. */
function inRange(value: unknown, min: number | string | undefined, max: number | string | undefined): boolean {
  const reaches = (low: unknown, high: unknown) => typeof low === typeof high && (low as number) <= (high as number);
  if (isEmptyValue(value)) return min === undefined && max === undefined;
  return (min === undefined || reaches(min, value)) && (max === undefined || reaches(value, max));
}

/** Whether two filters ask the same. Two functions do if they are the same one. */
export function isSameFilter(a: ColumnFilter, b: ColumnFilter): boolean {
  const fields = (filter: ColumnFilter) => Object.entries(filter).filter(([name, value]) => name !== 'asked' && value !== undefined);
  const [left, right] = [fields(a), Object.fromEntries(fields(b)) as Record<string, unknown>];
  return left.length === Object.keys(right).length && left.every(([name, value]) => isSameValue(value, right[name]));
}

const isSameValue = (a: unknown, b: unknown): boolean =>
  Object.is(a, b) || (Array.isArray(a) && Array.isArray(b) && a.length === b.length && a.every((item, index) => Object.is(item, b[index])));
