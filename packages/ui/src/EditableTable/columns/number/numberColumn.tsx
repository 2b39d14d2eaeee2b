import type { EditableColumn } from '../../columnModel/EditableColumn.types.ts';
import { readNumber, writeNumber } from '../../numbers/cellText.ts';
import { toNumberDraft } from '../../numbers/numberText.ts';
import { numberCheck } from './numberCheck.ts';
import type { ValidateRule } from '../../columnModel/rules.ts';
import { isDecimal } from '../../numbers/decimalText.ts';
import { NumberEditor } from './NumberEditor.tsx';
import { createColumn, type ColumnOptions, type FieldOf, formatDecimal, type Statistics, textOf, toStatistics } from '../columnOptions.ts';

export interface NumberColumnOptions<Row> extends ColumnOptions<Row, FieldOf<Row, number>, number> {
  /** Most decimals that are right, and the least that are shown. Unlimited by default; 0 for whole numbers. */
  precision?: number;
  /** Bounds are checked, never forced: a wrong number stays and is marked. */
  min?: number;
  /** Largest number that is right. Default: no limit. */
  max?: number;
  /** Shown under the table: `true` for the exact sum, or a list of figures. */
  statistics?: Statistics;
  /** Numbers the rows: a new one gets the largest number of the column plus one. */
  isOrder?: boolean;
  /** Shown in an empty cell that is being edited. */
  placeholder?: string;
}

/**
 * A number, with "." or "," as decimal mark. An emptied cell is `null`. What has too many decimals, is out of its limits, or has more digits
 * than a number holds, stays as typed and is marked; the table is not valid until it is corrected. Only such digits stand in the row as text.
 */
export function numberColumn<Row extends object>(options: NumberColumnOptions<Row>): EditableColumn<Row> {
  const { precision, min, max, placeholder } = options;
  const isBounded = min !== undefined || max !== undefined;
  const rules: ValidateRule<Row>[] = [
    // The user could not correct a read-only column.
    ...(options.readOnly === true ? [] : [{ check: numberCheck(precision) }]),
    ...(isBounded ? [{ kind: 'range' as const, ...(min !== undefined && { min }), ...(max !== undefined && { max }) }] : []),
  ];
  return {
    ...createColumn(options, {
      type: 'number',
      look: 'number',
      placeholder,
      width: 120,
      align: 'right',
      rules,
      toText: (value, _row, locale) => (typeof value === 'number' || isDecimal(value) ? formatDecimal(value, precision, locale) : textOf(value)),
      editText: (value, _row, locale) => toNumberDraft(value, precision, locale.decimalMark),
      copyText: (value, _row, locale) => writeNumber(value, locale),
      parseText: (text, { locale }) => readNumber(text, locale, precision),
      Editor: (props) => <NumberEditor {...props} precision={precision} />,
    }),
    statistics: toStatistics(options.statistics),
    toTotal: (total, locale) => formatDecimal(total, precision, locale),
    isOrder: options.isOrder,
  };
}
