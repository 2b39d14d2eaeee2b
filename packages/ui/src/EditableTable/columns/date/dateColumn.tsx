import type { EditableColumn } from '../../EditableTable.types.ts';
import { dateCheck, type DateKind, dateFormats, readDate } from './dateText.ts';
import { DateEditor } from './DateEditor.tsx';
import { TimeEditor } from './TimeEditor.tsx';
import { type ColumnOptions, createColumn, type FieldOf } from '../columnOptions.ts';

export interface DateColumnOptions<Row> extends ColumnOptions<Row, FieldOf<Row, string>, string> {
  /** Day and time, `YYYY-MM-DD HH:mm:ss`; default: day only, `YYYY-MM-DD`. */
  showTime?: boolean;
  /** Earliest and latest day that can be chosen, `YYYY-MM-DD`. */
  min?: string;
  /** Last day that can be chosen, 'YYYY-MM-DD'. */
  max?: string;
  /** Shown in an empty cell that is being edited. Default: the format. */
  placeholder?: string;
}

/**
 * A date as text in the format of the wire. An emptied cell is `null`. A text that is no date, or one out of the limits, stays as it is and is
 * marked, also where it was typed or pasted; the table is not valid until it is corrected.
 */
export function dateColumn<Row extends object>(options: DateColumnOptions<Row>): EditableColumn<Row> {
  const { showTime = false, min, max } = options;
  const kind: DateKind = showTime ? 'datetime' : 'date';
  const check = dateCheck(kind, min, max);
  return createColumn(options, {
    ...dateKind(kind, options, check),
    ...(showTime ? { width: 200, minWidth: 190 } : { width: 144, minWidth: 135 }),
    Editor: (props) => <DateEditor {...props} kind={kind} min={min} max={max} check={check} />,
  });
}

export interface TimeColumnOptions<Row> extends ColumnOptions<Row, FieldOf<Row, string>, string> {
  /** Default: the format. */
  placeholder?: string;
}

/** A time of day as text, `HH:mm:ss`. An emptied cell is `null`; a text that is no time stays as it is and is marked. */
export function timeColumn<Row extends object>(options: TimeColumnOptions<Row>): EditableColumn<Row> {
  const check = dateCheck('time');
  return createColumn(options, { ...dateKind('time', options, check), width: 120, Editor: (props) => <TimeEditor {...props} check={check} /> });
}

const dateKind = <Row extends object>(
  kind: DateKind,
  { placeholder = dateFormats[kind], readOnly }: ColumnOptions<Row, string, string> & { placeholder?: string },
  check: ReturnType<typeof dateCheck>,
) =>
  ({
    type: kind,
    look: 'date',
    placeholder,
    ownsKeys: 'enter',
    // Nobody could correct what the application put into a column that is only read.
    rules: readOnly === true ? [] : [{ check }],
    parseText: (text: string, { locale }: { locale: { tag: string } }) => readDate(text, kind, locale.tag),
  }) as const;
