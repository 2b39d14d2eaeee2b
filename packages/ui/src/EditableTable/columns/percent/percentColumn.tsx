import type { CellLocale, EditableColumn } from '../../columnModel/EditableColumn.types.ts';
import { isDecimal } from '../../numbers/decimalText.ts';
import { readNumber, writeNumber } from '../../numbers/cellText.ts';
import { toNumberDraft } from '../../numbers/numberText.ts';
import { numberCheck, surelyFits } from '../number/numberCheck.ts';
import { NumberEditor } from '../number/NumberEditor.tsx';
import type { ValidateRule } from '../../columnModel/rules.ts';
import { textOf } from '../columnOptions.ts';
import { numberColumn, type NumberColumnOptions } from '../number/numberColumn.tsx';
import { toPercentNumber, toShare } from './percentValue.ts';

/** `min` and `max` are shares, as the stored value. */
export interface PercentColumnOptions<Row> extends Omit<NumberColumnOptions<Row>, 'precision' | 'isOrder'> {
  /** Most decimals of the percentage that are right and are shown. Default 2. */
  precision?: number;
}

/** Shown of a share that has too many. */
const mostDecimals = 20;

/** A share, stored as a number (0.125) and read and written in percent (12.5 %). An emptied cell is `null`; what is wrong is marked as in `numberColumn`. */
export function percentColumn<Row extends object>({ precision = 2, min, max, ...options }: PercentColumnOptions<Row>): EditableColumn<Row> {
  const shown = (value: unknown, { tag }: CellLocale, decimals = precision): string => percentFormat(tag, decimals).format(value as number);
  const check = numberCheck(precision);
  const fits = surelyFits(precision + 2);
  const failure = (share: unknown) => (typeof share === 'number' && fits(share) ? undefined : check(toPercentNumber(share)));
  const isMarked = (share: unknown): boolean => options.readOnly !== true && failure(share) !== undefined;
  const bounds: ValidateRule<Row> = {
    kind: 'range',
    ...(min !== undefined && { min }),
    ...(max !== undefined && { max }),
    toShown: (bound) => `${toPercentNumber(bound)} %`,
  };
  const own = options.readOnly === true ? [bounds] : [{ check: failure }, bounds];
  const plain = numberColumn<Row>({ ...options, validateRules: [...own, ...(options.validateRules ?? [])] });
  return {
    ...plain,
    type: 'percent',
    richRest: true,
    ...(!options.format && {
      toText: (value, _row, locale) =>
        typeof value === 'number' || isDecimal(value) ? shown(value, locale, isMarked(value) ? mostDecimals : precision) : textOf(value),
    }),
    editText: (value, _row, locale) => toNumberDraft(toPercentNumber(value) ?? value, precision, locale.decimalMark),
    copyText: (value, _row, locale) => (typeof value === 'number' ? `${writeNumber(toPercentNumber(value), locale)}%` : writeNumber(value, locale)),
    parseText(text, { locale }) {
      const read = readNumber(text.replace(/[%٪﹪%]/, ''), locale, precision);
      return 'error' in read ? read : { value: toShare(read.value) };
    },
    toTotal: (total, locale) => shown(total, locale),
    Editor: ({ value, onChange, ...props }) => (
      <NumberEditor
        {...props}
        value={toPercentNumber(value) ?? value}
        onChange={(percent, trigger) => onChange(toShare(percent), trigger)}
        precision={precision}
      />
    ),
  };
}

const formats = new Map<string, Intl.NumberFormat>();

/** Making one costs a hundred times as much as using it. */
function percentFormat(tag: string, precision: number): Intl.NumberFormat {
  const name = `${tag} ${precision}`;
  const known = formats.get(name) ?? new Intl.NumberFormat(tag, { style: 'percent', maximumFractionDigits: precision });
  formats.set(name, known);
  return known;
}
