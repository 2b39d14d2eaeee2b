import type { EditableColumn } from '../EditableTable.types.ts';
import { SelectEditor } from '../parts/SelectEditor.tsx';
import { type ColumnOptions, createColumn, type FieldOf } from './columnOptions.ts';

export interface SelectOption<Value extends string | number = string | number> {
  value: Value;
  label: string;
  disabled?: boolean;
}

export interface SelectColumnOptions<Row> extends ColumnOptions<Row, FieldOf<Row, string | number>, string | number> {
  options: readonly SelectOption[];
  /** Offer to empty the cell; it is then `null`. Default: unless required. */
  allowClear?: boolean;
  /** Type to find an option. */
  allowSearch?: boolean;
  placeholder?: string;
}

/** One of some options. A value that is not among them is shown as it is. */
export function selectColumn<Row extends object>(options: SelectColumnOptions<Row>): EditableColumn<Row> {
  const { allowClear = !options.required, allowSearch = false, placeholder } = options;
  const labels = new Map<unknown, string>(options.options.map(({ value, label }) => [value, label]));
  return {
    ...createColumn(options, {
      type: 'select',
      look: 'select',
      placeholder,
      width: 160,
      editText: (value) => labels.get(value) ?? (value === null || value === undefined ? '' : String(value)),
      toText: (value) => labels.get(value) ?? (value === null || value === undefined ? '' : String(value)),
      Editor: (props) => <SelectEditor {...props} options={options.options} allowClear={allowClear} allowSearch={allowSearch} placeholder={placeholder} />,
    }),
    ownsKeys: 'enter',
  };
}
