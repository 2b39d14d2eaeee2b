import type { EditableColumn } from '../../EditableTable.types.ts';
import { type DateKind, dateFormats, readDate } from './dateText.ts';
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

/** A date as text in the format of the wire. An emptied cell is `null`; a text that is no date is shown as it is. */
export function dateColumn<Row extends object>(options: DateColumnOptions<Row>): EditableColumn<Row> {
  const { showTime = false, min, max } = options;
  const kind: DateKind = showTime ? 'datetime' : 'date';
  return createColumn(options, {
    ...dateKind(kind, options.placeholder),
    ...(showTime ? { width: 200, minWidth: 190 } : { width: 144, minWidth: 135 }),
    Editor: (props) => <DateEditor {...props} kind={kind} min={min} max={max} />,
  });
}

export interface TimeColumnOptions<Row> extends ColumnOptions<Row, FieldOf<Row, string>, string> {
  /** Default: the format. */
  placeholder?: string;
}

/** A time of day as text, `HH:mm:ss`. An emptied cell is `null`. */
export function timeColumn<Row extends object>(options: TimeColumnOptions<Row>): EditableColumn<Row> {
  return createColumn(options, { ...dateKind('time', options.placeholder), width: 120, Editor: (props) => <TimeEditor {...props} /> });
}

const dateKind = (kind: DateKind, placeholder = dateFormats[kind]) =>
  ({
    type: kind,
    look: 'date',
    placeholder,
    ownsKeys: 'enter',
    parseText: (text: string, { locale }: { locale: { tag: string } }) => readDate(text, kind, locale.tag),
  }) as const;
