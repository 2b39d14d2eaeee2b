import type { EditableColumn } from '../../columnModel/EditableColumn.types.ts';
import { createColumn } from '../columnOptions.ts';

export interface HiddenColumnOptions<Row, Key extends keyof Row & string> {
  /** Field of the row. Unique among the columns of the table. */
  key: Key;
  /** Value in a new row. */
  defaultValue?: Row[Key];
}

/** A value that rows keep and get by default, without a cell. */
export function hiddenColumn<Row extends object, Key extends keyof Row & string>({ key, defaultValue }: HiddenColumnOptions<Row, Key>): EditableColumn<Row> {
  return createColumn<Row, Row[Key]>({ key, title: key, hidden: true, ...(defaultValue !== undefined && { defaultValue }) }, { type: 'hidden', width: 0 });
}
