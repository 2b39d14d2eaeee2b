import type { EditableColumn } from '../../columnModel/EditableColumn.types.ts';
import { type ColumnOptions, createColumn, type FieldOf, textOf } from '../columnOptions.ts';
import { ColorEditor, Swatch } from './ColorEditor.tsx';
import { readColor } from './readColor.ts';

export interface ColorColumnOptions<Row> extends Omit<ColumnOptions<Row, FieldOf<Row, string>, string>, 'format'> {
  /** Shown in an empty cell that is being edited. */
  placeholder?: string;
}

/** A colour as a text `#rrggbb`, typed or chosen from the palette of the system. An emptied cell is `null`. */
export function colorColumn<Row extends object>(options: ColorColumnOptions<Row>): EditableColumn<Row> {
  const drawn = (value: unknown) => <Swatch value={textOf(value)} />;
  return createColumn(options, {
    type: 'color',
    richRest: true,
    placeholder: options.placeholder ?? '#rrggbb',
    width: 136,
    rules: [{ pattern: /^#[\da-f]{6}$/i }],
    toText: (value) => (textOf(value) === '' ? '' : drawn(value)),
    editText: textOf,
    parseText: (text) => {
      const trimmed = text.trim();
      if (trimmed === '') return { value: null };
      const color = readColor(trimmed);
      return color === undefined ? { error: 'parse.color', values: { text: trimmed } } : { value: color };
    },
    Editor: (props) => <ColorEditor {...props} />,
  });
}
