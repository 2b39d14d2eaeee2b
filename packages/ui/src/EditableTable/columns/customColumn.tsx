import type { ReactNode } from 'react';
import type { CellEditorProps, EditableColumn } from '../EditableTable.types.ts';
import type { OwnedKeys } from '../model/gridKey.ts';
import { type ColumnOptions, createColumn } from './columnOptions.ts';

/** What a custom editor gets: put `aria` on the element that takes the focus, and call `onBlur` when it loses it. */
export interface CustomEditorProps<Row, Value> extends Omit<CellEditorProps<Row>, 'value' | 'onChange' | 'getRow'> {
  value: Value;
  row: Row;
  onChange: (value: Value, trigger?: 'input' | 'change') => void;
}

export interface CustomColumnOptions<Row, Key extends keyof Row & string> extends Omit<ColumnOptions<Row, Key, Row[Key]>, 'format'> {
  /** The value where it is not edited. */
  render: (cell: { value: Row[Key]; row: Row }) => ReactNode;
  /** The editor, e.g. a picker; without it the column is only shown. Called as a function: put hooks into a component inside. */
  edit?: (cell: CustomEditorProps<Row, Row[Key]>) => ReactNode;
  /** Keys the editor needs itself: Enter (default), or the arrows too. */
  ownsKeys?: OwnedKeys;
}

/** A column with your own display and editor. Drawn again whenever its row changes. */
export function customColumn<Row extends object, Key extends keyof Row & string>(options: CustomColumnOptions<Row, Key>): EditableColumn<Row> {
  const { render, edit, ownsKeys = 'enter' } = options;
  const column = createColumn<Row, Row[Key]>(options, {
    type: 'custom',
    rest: 'editor',
    width: 160,
    toText: () => null,
    ...(edit && {
      Editor: ({ getRow, value, onChange, ...props }) => edit({ ...props, value: value as Row[Key], row: getRow(), onChange }),
    }),
  });
  return {
    ...column,
    dependsOnRow: true,
    ownsKeys,
    toText: (value, row) => render({ value: value as Row[Key], row }),
  };
}
