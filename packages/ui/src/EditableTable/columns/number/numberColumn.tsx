import type { EditableColumn } from '../../EditableTable.types.ts';
import { readNumber, writeNumber } from './cellText.ts';
import { toNumberDraft } from './numberText.ts';
import type { ValidateRule } from '../../validation/rules.ts';
import { NumberEditor } from './NumberEditor.tsx';
import { type ColumnOptions, createColumn, type FieldOf, formatDecimal, type Statistics, textOf, toStatistics } from '../columnOptions.ts';

export interface NumberColumnOptions<Row> extends ColumnOptions<Row, FieldOf<Row, number>, number> {
  /** Decimals that can be typed and are shown. Unlimited by default; 0 for whole numbers. */
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

/** A number, with "." or "," as decimal mark. An emptied cell is `null`. */
export function numberColumn<Row extends object>(options: NumberColumnOptions<Row>): EditableColumn<Row> {
  const { precision, min, max, placeholder } = options;
  const rules: ValidateRule<Row>[] =
    min === undefined && max === undefined ? [] : [{ kind: 'range', ...(min !== undefined && { min }), ...(max !== undefined && { max }) }];
  return {
    ...createColumn(options, {
      type: 'number',
      look: 'number',
      placeholder,
      width: 120,
      align: 'right',
      rules,
      toText: (value, _row, locale) => (typeof value === 'number' ? formatDecimal(value, precision, locale) : textOf(value)),
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
