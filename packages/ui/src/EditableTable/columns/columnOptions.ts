import type { ReactNode } from 'react';
import type { CellLocale, EditableColumn } from '../EditableTable.types.ts';
import { readField } from '../model/field.ts';
import type { ValidateRule } from '../model/rules.ts';

/** Fields of `Row` that hold a `Value` (or nothing). */
export type FieldOf<Row, Value> = {
  [Key in keyof Row]-?: unknown extends Row[Key] ? Key : NonNullable<Row[Key]> extends Value ? Key : never;
}[keyof Row] &
  string;

/** What every column can be told. */
export interface ColumnOptions<Row, Key extends string, Value> {
  key: Key;
  /** Heading, in the user's language. */
  title: string;
  /** Px; the least the column takes, the exact width if it is frozen. */
  width?: number;
  align?: 'left' | 'center' | 'right';
  frozen?: 'left' | 'right';
  hidden?: boolean;
  /** Show the value as text: always, or in the rows for which the function says so. */
  readOnly?: boolean | ((row: Row) => boolean);
  required?: boolean;
  /** No two rows may have the same value. */
  unique?: boolean;
  /** Further rules, asked in this order after `required`, `unique` and those of the column's kind. */
  validateRules?: readonly ValidateRule<Row>[];
  /** Value in a new row. */
  defaultValue?: Value;
  /** How the value is shown where it is not edited. May use the row. */
  format?: (value: Value | null | undefined, row: Row) => ReactNode;
}

/** How one kind of column differs from the others. */
export interface ColumnKind<Row> {
  width: number;
  align?: EditableColumn<Row>['align'];
  rules?: readonly ValidateRule<Row>[];
  toText?: EditableColumn<Row>['toText'];
  Editor?: EditableColumn<Row>['Editor'];
}

/** Joins the common options and a kind. Every builder ends here. */
export function createColumn<Row extends object, Value>(options: ColumnOptions<Row, string, Value>, kind: ColumnKind<Row>): EditableColumn<Row> {
  const { key, title, hidden, readOnly, frozen, required = false, unique, format, defaultValue } = options;
  const own: ValidateRule<Row>[] = [...(required ? [{ required: true } as const] : []), ...(unique ? [{ unique: true } as const] : [])];
  return {
    key,
    title,
    hidden,
    readOnly,
    frozen,
    required,
    defaultValue,
    width: options.width ?? kind.width,
    align: options.align ?? kind.align ?? 'left',
    value: (row) => readField(row, key),
    rules: [...own, ...(kind.rules ?? []), ...(options.validateRules ?? [])],
    toText: format ? (value, row) => format(value as Value | null | undefined, row) : (kind.toText ?? plainText),
    dependsOnRow: format !== undefined,
    Editor: kind.Editor,
    hasEditor: kind.Editor !== undefined,
  };
}

const plainText = (value: unknown): string => (value === null || value === undefined ? '' : String(value));

/** A number as a user reads it, with grouping. Takes plain digits too, so that exact sums stay exact. */
export function formatDecimal(value: number | string, precision: number | undefined, locale: CellLocale): string {
  const format = new Intl.NumberFormat(locale.tag, {
    minimumFractionDigits: precision,
    maximumFractionDigits: Math.max(precision ?? 0, 20),
  });
  return format.format(value as Intl.StringNumericLiteral);
}
