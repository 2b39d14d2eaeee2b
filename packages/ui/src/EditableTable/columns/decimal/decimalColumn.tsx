import { compareDecimals } from '@harrow/validation';
import type { EditableColumn } from '../../columnModel/EditableColumn.types.ts';
import { createColumn, type ColumnOptions, type FieldOf, formatDecimal, type Statistics, textOf, toStatistics } from '../columnOptions.ts';
import { readExactNumber } from '../../numbers/cellText.ts';
import { DecimalEditor } from './DecimalEditor.tsx';
import { editDecimal, isDecimal } from '../../numbers/decimalText.ts';
import { decimalCheck } from './decimalCheck.ts';

export interface DecimalColumnOptions<Row> extends ColumnOptions<Row, FieldOf<Row, string>, string> {
  /** Most decimals that are right, and the least that are shown. Unlimited by default; 0 for whole numbers. */
  precision?: number;
  /** Smallest number that is right. Default: no limit. */
  min?: number;
  /** Largest number that is right. Default: no limit. */
  max?: number;
  /** Shown under the table: `true` for the exact sum, or a list of figures. */
  statistics?: Statistics;
  /** Shown in an empty cell that is being edited. */
  placeholder?: string;
}

/**
 * A number as text with all its digits, `9007199254740993.50`, for numbers that a JavaScript number cannot hold. An emptied cell is `null`.
 * A text that is no number, has too many decimals or is out of its limits stays as typed and is marked; the table is not valid until it is
 * corrected.
 */
export function decimalColumn<Row extends object>(options: DecimalColumnOptions<Row>): EditableColumn<Row> {
  const { precision, min, max, placeholder } = options;
  return {
    ...createColumn(options, {
      type: 'decimal',
      look: 'number',
      placeholder,
      width: 160,
      align: 'right',
      // The user could not correct a read-only column.
      rules: options.readOnly === true ? [] : [{ check: decimalCheck({ precision, min, max }) }],
      toText: (value, _row, locale) => (isDecimal(value) ? formatDecimal(value, precision, locale) : textOf(value)),
      editText: (value, _row, locale) => editDecimal(value, precision, locale.decimalMark),
      copyText: (value, _row, locale) => editDecimal(value, undefined, locale.decimalMark),
      parseText: (text, { locale }) => readExactNumber(text, locale, precision),
      compare: (a, b) => (isDecimal(a) && isDecimal(b) ? compareDecimals(a, b) : String(a).localeCompare(String(b))),
      Editor: (props) => <DecimalEditor {...props} precision={precision} />,
    }),
    hasExactTexts: true,
    statistics: toStatistics(options.statistics),
    toTotal: (total, locale) => formatDecimal(total, precision, locale),
  };
}
