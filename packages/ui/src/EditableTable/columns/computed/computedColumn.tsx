import type { ReactNode } from 'react';
import type { EditableColumn } from '../../columnModel/EditableColumn.types.ts';
import { type ColumnOptions, createColumn, formatDecimal, type Statistics, toStatistics } from '../columnOptions.ts';

type Shared<Row, Value> = Omit<ColumnOptions<Row, string, Value>, 'readOnly' | 'required' | 'defaultValue' | 'format'>;

export interface ComputedColumnOptions<Row, Value extends string | number | null | undefined> extends Shared<Row, Value> {
  /** From the row; no side effects. Recomputed when the row changes. */
  value: (row: Row) => Value;
  /** Decimals shown of a number. */
  precision?: number;
  /** `true` for the exact sum, or a list of figures. */
  statistics?: Statistics;
  /** Renders the value. Default: as text. */
  format?: (value: Value, row: Row) => ReactNode;
}

/** A value worked out from the row, e.g. quantity × price. Not stored in the row, so `key` may be any unused name. */
export function computedColumn<Row extends object, Value extends string | number | null | undefined = number>(
  options: ComputedColumnOptions<Row, Value>,
): EditableColumn<Row> {
  const { precision, statistics, value, format, ...shared } = options;
  const column = createColumn<Row, Value>(shared, { width: 120, align: 'right' });
  return {
    ...column,
    value,
    statistics: toStatistics(statistics),
    dependsOnRow: format !== undefined,
    toText(shown, row, locale) {
      if (format) return format(shown as Value, row);
      return typeof shown === 'number' ? formatDecimal(shown, precision, locale) : String(shown ?? '');
    },
    toTotal: (total, locale) => formatDecimal(total, precision, locale),
  };
}

export interface ReadOnlyColumnOptions<Row> extends Omit<ColumnOptions<Row, keyof Row & string, unknown>, 'readOnly'> {
  /** Decimals shown of a number. */
  precision?: number;
  /** `true` for the exact sum, or a list of figures. */
  statistics?: Statistics;
}

/** A field that is shown but never edited here; numbers stand at the right. */
export function readOnlyColumn<Row extends object>(options: ReadOnlyColumnOptions<Row>): EditableColumn<Row> {
  const { precision, statistics } = options;
  const column = createColumn<Row, unknown>(options, {
    width: 120,
    align: precision === undefined && !toStatistics(statistics) ? 'left' : 'right',
    toText: (value, _row, locale) => (typeof value === 'number' ? formatDecimal(value, precision, locale) : String(value ?? '')),
  });
  return { ...column, statistics: toStatistics(statistics), toTotal: (total, locale) => formatDecimal(total, precision, locale) };
}
