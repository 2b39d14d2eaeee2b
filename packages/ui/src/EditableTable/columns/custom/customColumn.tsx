import type { ReactNode } from 'react';
import type { CellEditorProps, EditableColumn, OwnedKeys } from '../../columnModel/EditableColumn.types.ts';
import { useTableContext } from '../../context/tableContext.ts';
import { type ColumnOptions, createColumn, textOf } from '../columnOptions.ts';

/** Props of a custom editor: spread `aria` on the focusable element, and call `onBlur` when it loses the focus. */
export interface CustomEditorProps<Row, Value> extends Omit<CellEditorProps<Row>, 'value' | 'onChange' | 'getRow'> {
  /** Value of the cell. */
  value: Value;
  /** The row as it is now. */
  row: Row;
  /** Key of the column. */
  column: string;
  /** Position of the row among those on show, from 0. */
  index: number;
  /** A new value. `trigger` is `input` while the user types, `change` (default) for a finished choice. */
  onChange: (value: Value, trigger?: 'input' | 'change') => void;
  /** The same as `onChange` with a finished value; the name that slots of older screens use. */
  triggerChange: (value: Value) => void;
  /** The value now, also long after the editor was drawn. */
  getValue: () => Value;
  /** All rows as edited. */
  getAllValues: () => readonly Row[];
}

export interface CustomColumnOptions<Row, Key extends keyof Row & string>
  extends
    Omit<ColumnOptions<Row, Key, Row[Key]>, 'format'>,
    Partial<Pick<EditableColumn<Row>, 'look' | 'rest' | 'editText' | 'copyText' | 'parseText' | 'compare'>> {
  /** The value where it is not edited. */
  render: (cell: { value: Row[Key]; row: Row }) => ReactNode;
  /** The editor, e.g. a picker; without it the column is only shown. Called as a function: put hooks into a component inside. */
  edit?: (cell: CustomEditorProps<Row, Row[Key]>) => ReactNode;
  /** Keys the editor needs itself: Enter (default), or the arrows too. */
  ownsKeys?: OwnedKeys;
}

/**
 * A column with your own display and editor. Drawn again whenever its row changes. Its editor stands in every row in view,
 * unless `rest` is `twin`: then `look` and `editText` say how the cell looks until the user comes.
 */
export function customColumn<Row extends object, Key extends keyof Row & string>(options: CustomColumnOptions<Row, Key>): EditableColumn<Row> {
  const { render, edit, ownsKeys = 'enter', rest = 'editor', look, editText = textOf, copyText, parseText, compare } = options;
  return createColumn<Row, Row[Key]>(options, {
    type: 'custom',
    rest,
    look: look ?? (rest === 'twin' ? 'input' : 'plain'),
    width: 160,
    ownsKeys,
    dependsOnRow: true,
    toText: (value, row) => render({ value: value as Row[Key], row }),
    editText,
    copyText: copyText ?? editText,
    ...(parseText && { parseText }),
    ...(compare && { compare }),
    ...(edit && { Editor: (props) => <CustomEditor {...props} column={options.key} edit={edit} /> }),
  });
}

interface CustomEditorHostProps<Row, Value> extends CellEditorProps<Row> {
  column: string;
  edit: (cell: CustomEditorProps<Row, Value>) => ReactNode;
}

function CustomEditor<Row extends object, Value>({ edit, value, getRow, onChange, ...props }: CustomEditorHostProps<Row, Value>) {
  const { model } = useTableContext();
  // A custom cell's key is a field of the row, so its value is that of the field.
  const read = () => getRow()[props.column as keyof Row] as Value;
  return edit({
    ...props,
    value: value as Value,
    row: getRow(),
    index: model.view.indexOf(props.rowId),
    onChange,
    triggerChange: (next) => onChange(next, 'change'),
    getValue: read,
    getAllValues: () => model.store.rows() as readonly Row[],
  });
}
