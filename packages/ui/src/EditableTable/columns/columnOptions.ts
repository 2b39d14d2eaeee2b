import type { ReactNode } from 'react';
import type { CellLocale, EditableColumn } from '../columnModel/EditableColumn.types.ts';
import type { Statistic } from '../columnModel/column.ts';
import { readField } from '../rowStore/field.ts';
import { headingWidth } from '../../columnWidths/headingWidth.ts';
import { interpolate } from './interpolate.ts';
import type { ValidateRule } from '../columnModel/rules.ts';

/** Fields of `Row` that hold a `Value` (or nothing). */
export type FieldOf<Row, Value> = {
  [Key in keyof Row]-?: unknown extends Row[Key] ? Key : NonNullable<Row[Key]> extends Value ? Key : never;
}[keyof Row] &
  string;

/** Options of every column. `${title}`, `${key}` and `${defaultValue}` are replaced in `placeholder` and in the messages of rules. */
export interface ColumnOptions<Row, Key extends string, Value> {
  /** Field of the row. Unique among the columns of the table. */
  key: Key;
  /** Heading, in the user's language. */
  title: string;
  /** Heading above this one and those of its neighbours that name the same group. */
  group?: string;
  /** Shown in the heading in place of the title, which then is for those who hear it, and for menus, files and messages. */
  heading?: ReactNode;
  /** Help text, shown at the heading and read as its description by screen readers. */
  hint?: string;
  /** Further classes of a cell, by its value and row where it is a function. */
  className?: string | ((cell: { value: Value | null | undefined; row: Row }) => string | undefined);
  /** Px; the least the column takes, the exact width if it is frozen. Room for the longest word of the title, and for the values of some kinds, is always there. */
  width?: number;
  /**
   * How a text is shown that is wider than its column: cut (default), or wrapped into further lines where it is not edited. `whole` is for texts
   * that are read as a whole, such as codes: never cut where the table has `fitColumns`, as numbers, dates and choices never are.
   */
  tooLong?: 'cut' | 'wrap' | 'whole';
  /** Side of the cell at which values and heading stand. Default: right for numbers, middle for what is ticked, else left. */
  align?: 'left' | 'center' | 'right';
  /** Stays in sight at this side while the others are scrolled. Default: it is scrolled. */
  frozen?: 'left' | 'right';
  /** Not shown; the value is kept in the row, and not checked. Default false. */
  hidden?: boolean;
  /** Show the value as text: always, or in the rows for which the function says so. */
  readOnly?: boolean | ((row: Row) => boolean);
  /** Equal values below each other are shown as one cell, where the column is not edited. Default false. */
  span?: boolean;
  /** The cell must not be empty; its heading has a star. Default false. */
  required?: boolean;
  /** No two rows may have the same value. */
  unique?: boolean;
  /** Further rules, asked in this order after `required`, `unique` and those of the column's kind. */
  validateRules?: readonly ValidateRule<Row>[];
  /** A button in each cell opens the details of its row; see `details` of the table. */
  showDetails?: boolean;
  /** Value in a new row. */
  defaultValue?: Value;
  /** Renders the value of a cell at rest. May use the row. */
  format?: (value: Value | null | undefined, row: Row) => ReactNode;
}

/** Statistics below a column: the listed figures, or `true` for the sum. */
export type Statistics = boolean | readonly Statistic[];

/** Particulars of a kind of column. */
export interface ColumnKind<Row> extends Partial<
  Pick<
    EditableColumn<Row>,
    'type' | 'look' | 'rest' | 'richRest' | 'toText' | 'editText' | 'copyText' | 'parseText' | 'compare' | 'isOn' | 'align' | 'ownsKeys' | 'dependsOnRow'
  >
> {
  width: number;
  /** Px below which its values cannot be read. */
  minWidth?: number | undefined;
  placeholder?: string | undefined;
  rules?: readonly ValidateRule<Row>[] | undefined;
  Editor?: EditableColumn<Row>['Editor'];
}

/** Joins the common options and a kind. Every builder ends here. */
export function createColumn<Row extends object, Value>(options: ColumnOptions<Row, string, Value>, kind: ColumnKind<Row>): EditableColumn<Row> {
  const { key, title, hidden, readOnly, frozen, required = false, unique, format, defaultValue } = options;
  const { editText = textOf, look = kind.Editor ? 'input' : 'plain' } = kind;
  const own: ValidateRule<Row>[] = [...(required ? [{ required: true } as const] : []), ...(unique ? [{ unique: true } as const] : [])];
  const rules = [...own, ...(kind.rules ?? []), ...(options.validateRules ?? [])];
  return {
    key,
    title,
    group: options.group,
    heading: options.heading,
    hint: options.hint,
    className: options.className as EditableColumn<Row>['className'],
    hidden,
    readOnly,
    frozen,
    required,
    defaultValue,
    span: options.span,
    showDetails: options.showDetails,
    type: kind.type ?? 'text',
    look,
    rest: kind.rest ?? 'twin',
    richRest: kind.richRest,
    placeholder: kind.placeholder && interpolate(kind.placeholder, options),
    width: Math.max(options.width ?? kind.width, kind.minWidth ?? 0, headingWidth(title, required)),
    minWidth: kind.minWidth,
    tooLong: options.tooLong,
    align: options.align ?? kind.align ?? 'left',
    value: (row) => readField(row, key),
    rules: rules.map((rule) => (rule.message ? { ...rule, message: interpolate(rule.message, options) } : rule)),
    toText: format ? (value, row) => format(value as Value | null | undefined, row) : (kind.toText ?? textOf),
    editText,
    copyText: kind.copyText ?? editText,
    parseText: kind.parseText ?? ((text) => ({ value: text })),
    compare: kind.compare,
    isOn: kind.isOn,
    dependsOnRow: format !== undefined || typeof options.className === 'function' || kind.dependsOnRow,
    Editor: kind.Editor,
    hasEditor: kind.Editor !== undefined,
    ownsKeys: kind.ownsKeys,
  };
}

/** A value as it is. */
export const textOf = (value: unknown): string => (value === null || value === undefined ? '' : String(value));

/** The figures of `statistics`, or undefined for none. */
export function toStatistics(wanted: Statistics | undefined): readonly Statistic[] | undefined {
  if (wanted === true) return ['sum'];
  return wanted && wanted.length > 0 ? wanted : undefined;
}

/** A number as a user reads it, with grouping. Takes plain digits too, so that exact sums stay exact. */
export function formatDecimal(value: number | string, precision: number | undefined, locale: CellLocale): string {
  return decimalFormat(locale.tag, precision).format(value as Intl.StringNumericLiteral);
}

const formats = new Map<string, Intl.NumberFormat>();

/** Making one costs a hundred times as much as using it. */
function decimalFormat(tag: string, precision: number | undefined): Intl.NumberFormat {
  const name = `${tag} ${precision}`;
  let format = formats.get(name);
  if (!format) {
    format = new Intl.NumberFormat(tag, { minimumFractionDigits: precision, maximumFractionDigits: Math.max(precision ?? 0, 20) });
    formats.set(name, format);
  }
  return format;
}
