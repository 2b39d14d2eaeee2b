import type { PatternCode } from '@harrow/validation';
import { oneLine } from './oneLine.ts';
import type { EditableColumn } from '../../columnModel/EditableColumn.types.ts';
import type { ValidateRule } from '../../columnModel/rules.ts';
import { AreaEditor } from './AreaEditor.tsx';
import { PopTextEditor } from './PopTextEditor.tsx';
import { TextEditor } from './TextEditor.tsx';
import { type ColumnKind, type ColumnOptions, createColumn, type FieldOf, textOf } from '../columnOptions.ts';

export interface TextColumnOptions<Row> extends ColumnOptions<Row, FieldOf<Row, string>, string> {
  /** Most characters of a value. A longer one that is typed or pasted stays, and is marked. */
  maxLength?: number;
  /** Shown in an empty cell that is being edited. */
  placeholder?: string;
  /** Shape of a value, by code (`n6-16`, `e`, `money`, …) or expression. */
  pattern?: PatternCode | RegExp;
}

/** One line of text. */
export function textColumn<Row extends object>(options: TextColumnOptions<Row>): EditableColumn<Row> {
  return createColumn(options, {
    ...textKind(options),
    type: 'text',
    width: 120,
    // A line break of a spreadsheet's cell has no place in one line.
    parseText: (text) => ({ value: text.replace(/[\r\n\t]+/g, ' ').trim() }),
    Editor: TextEditor,
  });
}

/** Several lines of text, in the cell. */
export function textAreaColumn<Row extends object>(options: TextColumnOptions<Row>): EditableColumn<Row> {
  return createColumn(options, {
    ...textKind(options),
    type: 'textArea',
    look: 'area',
    width: 200,
    parseText: (text) => ({ value: text.replace(/\r\n?/g, '\n') }),
    Editor: AreaEditor,
  });
}

/** Several lines of text that show as one and open in a box of 300 × 210 px. */
export function popTextColumn<Row extends object>(options: TextColumnOptions<Row>): EditableColumn<Row> {
  return createColumn(options, {
    ...textKind(options),
    type: 'popText',
    width: 160,
    toText: oneLine,
    editText: oneLine,
    copyText: textOf,
    parseText: (text) => ({ value: text.replace(/\r\n?/g, '\n') }),
    ownsKeys: 'enter',
    Editor: PopTextEditor,
  });
}

function textKind<Row extends object>({ maxLength, pattern, placeholder }: TextColumnOptions<Row>): Pick<ColumnKind<Row>, 'placeholder' | 'rules'> {
  const rules: ValidateRule<Row>[] = [...(maxLength === undefined ? [] : [{ maxLength }]), ...(pattern === undefined ? [] : [{ pattern }])];
  return { placeholder, rules };
}
