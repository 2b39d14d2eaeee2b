import type { PatternCode } from '@harrow/validation';
import type { EditableColumn } from '../EditableTable.types.ts';
import type { ValidateRule } from '../model/rules.ts';
import { TextEditor } from '../parts/TextEditor.tsx';
import { type ColumnOptions, createColumn, type FieldOf } from './columnOptions.ts';

export interface TextColumnOptions<Row> extends ColumnOptions<Row, FieldOf<Row, string>, string> {
  /** Characters that can be typed, and that a value from elsewhere may have. */
  maxLength?: number;
  placeholder?: string;
  /** Shape of a value, by code (`n6-16`, `e`, `money`, …) or expression. */
  pattern?: PatternCode | RegExp;
}

/** One line of text. */
export function textColumn<Row extends object>(options: TextColumnOptions<Row>): EditableColumn<Row> {
  const { maxLength, pattern, placeholder } = options;
  const rules: ValidateRule<Row>[] = [...(maxLength === undefined ? [] : [{ maxLength }]), ...(pattern === undefined ? [] : [{ pattern }])];
  return createColumn(options, {
    type: 'text',
    placeholder,
    width: 160,
    rules,
    Editor: (props) => <TextEditor {...props} maxLength={maxLength} placeholder={placeholder} />,
  });
}
