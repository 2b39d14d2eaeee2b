import type { EditableColumn } from '../../columnModel/EditableColumn.types.ts';
import type { DateKind } from '../../../DateInput/readDate.ts';
import { dateCheck, formatOf, parseDate } from './dateText.ts';
import { DateEditor } from './DateEditor.tsx';
import { type ColumnOptions, createColumn, type FieldOf } from '../columnOptions.ts';

export interface DateColumnOptions<Row> extends ColumnOptions<Row, FieldOf<Row, string>, string> {
  /** Day and time of day, `YYYY-MM-DD HH:mm:ss`, which no zone changes; default: day only, `YYYY-MM-DD`. */
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
  return options.showTime ? columnOf('datetime', options, { width: 200, minWidth: 190 }) : columnOf('date', options, { width: 144, minWidth: 135 });
}

export interface TimeColumnOptions<Row> extends ColumnOptions<Row, FieldOf<Row, string>, string> {
  /** Default: the format. */
  placeholder?: string;
}

/** A time of day as text, `HH:mm:ss`. An emptied cell is `null`; a text that is no time stays as it is and is marked. */
export const timeColumn = <Row extends object>(options: TimeColumnOptions<Row>): EditableColumn<Row> => columnOf('time', options, { width: 120 });

function columnOf<Row extends object>(
  kind: DateKind,
  options: Omit<DateColumnOptions<Row>, 'key'> & { key: string },
  size: { width: number; minWidth?: number },
): EditableColumn<Row> {
  const { min, max, readOnly, placeholder = formatOf(kind) } = options;
  const check = dateCheck(kind, min, max);
  return createColumn(options, {
    ...size,
    type: kind,
    look: 'date',
    placeholder,
    ownsKeys: 'enter',
    // The user could not correct a read-only column.
    rules: readOnly === true ? [] : [{ check }],
    parseText: (text, { locale }) => parseDate(text, kind, locale),
    Editor: (props) => <DateEditor {...props} kind={kind} min={min} max={max} />,
  });
}
