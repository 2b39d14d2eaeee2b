import type { EditableColumn } from '../EditableTable.types.ts';
import { DateEditor } from '../parts/DateEditor.tsx';
import { type ColumnOptions, createColumn, type FieldOf } from './columnOptions.ts';

export interface DateColumnOptions<Row> extends ColumnOptions<Row, FieldOf<Row, string>, string> {
  /** Day and time, `YYYY-MM-DD HH:mm:ss`; default: day only, `YYYY-MM-DD`. */
  showTime?: boolean;
  /** Earliest and latest day that can be chosen, `YYYY-MM-DD`. */
  min?: string;
  max?: string;
  placeholder?: string;
}

/** A date as text in the format of the wire. An emptied cell is `null`. */
export function dateColumn<Row extends object>(options: DateColumnOptions<Row>): EditableColumn<Row> {
  const { showTime = false, min, max, placeholder } = options;
  return {
    ...createColumn(options, {
      type: showTime ? 'datetime' : 'date',
      look: 'date',
      placeholder: placeholder ?? 'YYYY-MM-DD',
      width: showTime ? 200 : 144,
      Editor: (props) => <DateEditor {...props} showTime={showTime} min={min} max={max} placeholder={placeholder} />,
    }),
    ownsKeys: 'enter',
  };
}
