import type { ColumnModel } from '../columnModel/column.ts';
import type { ColumnFilter } from './columnFilter.ts';
import { isEmptyValue } from '../rowStore/field.ts';

/** Filter of a column, as set in its heading. */
export type HeaderFilter =
  | { kind: 'text'; text: string }
  | { kind: 'range'; min?: number | string; max?: number | string }
  | { kind: 'choices'; values: readonly unknown[]; labels: readonly string[] }
  | { kind: 'empty' }
  | { kind: 'filled' };

/** Kind of a column's filter: a text, a range of numbers or days, or some of its values. */
export type FilterKind = 'text' | 'number' | 'date' | 'choices';

/** A filter of the view that remembers what the user asked, for its label and for the panel that made it. */
export type AskedFilter = ColumnFilter & { asked: HeaderFilter };

interface FilteredColumn<Row> extends Pick<ColumnModel<Row>, 'statistics'> {
  look?: string;
  type?: string;
}

/** Numbers and days by range, columns that offer choices by choice, all else by text. */
export function filterKind<Row>({ look, type, statistics }: FilteredColumn<Row>): FilterKind {
  if (look === 'select' || look === 'check' || type === 'radioGroup') return 'choices';
  if (look === 'date') return type === 'time' ? 'text' : 'date';
  return look === 'number' || type === 'progress' || statistics ? 'number' : 'text';
}

/** Nothing asked, such as an empty text, is no filter. @param shownText text of a value as the user sees it */
export function toColumnFilter(asked: HeaderFilter, shownText: (value: unknown, row: object) => string): AskedFilter | undefined {
  switch (asked.kind) {
    case 'text': {
      const wanted = asked.text.trim().toLowerCase();
      return wanted === '' ? undefined : { test: (value, row) => shownText(value, row).toLowerCase().includes(wanted), asked };
    }
    case 'range': {
      const { min, max } = asked;
      // A last day means all of it, where the cells have a time, too.
      return min === undefined && max === undefined ? undefined : { min, max: typeof max === 'string' ? `${max}\uffff` : max, asked };
    }
    case 'choices':
      return asked.values.length === 0 ? undefined : { values: asked.values, asked };
    case 'empty':
      return { test: isEmptyValue, asked };
    case 'filled':
      return { test: (value) => !isEmptyValue(value), asked };
  }
}

/** The filter in the user's terms, also if the application set it. Undefined for a function, which cannot be described. */
export function askedOf(filter: ColumnFilter): HeaderFilter | undefined {
  if ('asked' in filter) return (filter as AskedFilter).asked;
  if ('test' in filter) return undefined;
  if ('text' in filter) return { kind: 'text', text: filter.text };
  if ('values' in filter) return { kind: 'choices', values: filter.values, labels: filter.values.map(String) };
  return { kind: 'range', ...(filter.min !== undefined && { min: filter.min }), ...(filter.max !== undefined && { max: filter.max }) };
}

export interface Choice {
  value: unknown;
  label: string;
}

/** Different values of a column that are not empty, by label. Values that read the same stay apart. */
export function choicesOf<Row extends object>(rows: readonly Row[], value: (row: Row) => unknown, shownText: (value: unknown, row: Row) => string): Choice[] {
  const found = new Map<unknown, string>();
  for (const row of rows) {
    const one = value(row);
    if (!isEmptyValue(one) && !found.has(one)) found.set(one, shownText(one, row));
  }
  return [...found].map(([one, label]) => ({ value: one, label })).sort((a, b) => a.label.localeCompare(b.label, undefined, { numeric: true }));
}
