import type { EditableColumn } from '../EditableTable.types.ts';
import { CheckEditor } from '../parts/CheckEditor.tsx';
import { CheckMark } from '../parts/CheckMark.tsx';
import { type ColumnOptions, createColumn, type FieldOf } from './columnOptions.ts';

type CheckValue = boolean | string | number;

export interface CheckboxColumnOptions<Row> extends Omit<ColumnOptions<Row, FieldOf<Row, CheckValue>, CheckValue>, 'unique' | 'format'> {
  /** Stored values for checked and unchecked. Default `[true, false]`. */
  customValue?: readonly [on: CheckValue, off: CheckValue];
}

/** Yes or no. */
export function checkboxColumn<Row extends object>(options: CheckboxColumnOptions<Row>): EditableColumn<Row> {
  const [on, off] = options.customValue ?? [true, false];
  return createColumn<Row, CheckValue>(options, {
    type: 'checkbox',
    look: 'check',
    width: 88,
    align: 'center',
    isOn: (value) => value === on,
    toText: (value) => <CheckMark checked={value === on} />,
    Editor: (props) => <CheckEditor {...props} kind="checkbox" on={on} off={off} />,
  });
}

/** One row of the table, e.g. the causal part: choosing a row takes the choice from the one before. */
export function radioColumn<Row extends object>(options: CheckboxColumnOptions<Row>): EditableColumn<Row> {
  const [on, off] = options.customValue ?? [true, false];
  return {
    ...createColumn<Row, CheckValue>(options, {
      type: 'radio',
      look: 'check',
      width: 88,
      align: 'center',
      isOn: (value) => value === on,
      toText: (value) => <CheckMark checked={value === on} />,
      Editor: (props) => <CheckEditor {...props} kind="radio" on={on} off={off} />,
    }),
    exclusive: { on, off },
  };
}
