import type { EditableColumn } from '../../columnModel/EditableColumn.types.ts';
import { readCheck } from './checkText.ts';
import { CheckEditor } from './CheckEditor.tsx';
import { CheckMark } from './CheckMark.tsx';
import { type ColumnKind, type ColumnOptions, createColumn, type FieldOf } from '../columnOptions.ts';

type CheckValue = boolean | string | number;

export interface CheckboxColumnOptions<Row> extends Omit<ColumnOptions<Row, FieldOf<Row, CheckValue>, CheckValue>, 'unique' | 'format'> {
  /** Stored values for checked and unchecked. Default `[true, false]`. */
  customValue?: readonly [on: CheckValue, off: CheckValue];
  /** Whether a new row is checked; `defaultValue` wins. Without either a new row has no value, which counts as unchecked. */
  defaultChecked?: boolean;
}

/** Yes or no. */
export function checkboxColumn<Row extends object>(options: CheckboxColumnOptions<Row>): EditableColumn<Row> {
  return createColumn<Row, CheckValue>(withDefault(options), checkKind(options, 'checkbox'));
}

/** One row of the table, e.g. the causal part: choosing a row takes the choice from the one before. */
export function radioColumn<Row extends object>(options: CheckboxColumnOptions<Row>): EditableColumn<Row> {
  const [on, off] = valuesOf(options);
  return { ...createColumn<Row, CheckValue>(withDefault(options), checkKind(options, 'radio')), exclusive: { on, off } };
}

const valuesOf = <Row,>({ customValue = [true, false] }: CheckboxColumnOptions<Row>) => customValue;

function withDefault<Row>(options: CheckboxColumnOptions<Row>): CheckboxColumnOptions<Row> {
  const { defaultChecked, defaultValue } = options;
  if (defaultChecked === undefined || defaultValue !== undefined) return options;
  const [on, off] = valuesOf(options);
  return { ...options, defaultValue: defaultChecked ? on : off };
}

function checkKind<Row extends object>(options: CheckboxColumnOptions<Row>, kind: 'checkbox' | 'radio'): ColumnKind<Row> {
  const [on, off] = valuesOf(options);
  return {
    type: kind,
    look: 'check',
    width: 88,
    align: 'center',
    isOn: (value) => value === on,
    toText: (value) => <CheckMark checked={value === on} />,
    copyText: (value) => String(value === on ? on : off),
    parseText: (text) => readCheck(text, on, off),
    Editor: (props) => <CheckEditor {...props} kind={kind} on={on} off={off} />,
  };
}
