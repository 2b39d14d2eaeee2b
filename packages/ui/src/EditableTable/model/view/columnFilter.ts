import { isEmptyValue } from '../rows/field.ts';

/**
 * What a column's cells must be for their row to be on show: one of some values, a text that contains another
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
