import type { TagProps } from 'antd';
import type { EditableColumn } from '../../columnModel/EditableColumn.types.ts';
import { tagLength, toTags, writeTags } from '../../../inputs/tagText.ts';
import { TagList } from './TagList.tsx';
import { TagsEditor } from './TagsEditor.tsx';
import { type ColumnOptions, createColumn, type FieldOf, textOf } from '../columnOptions.ts';

/** Arguments of the colour callback of a tag. */
export interface TagContext<Row> {
  tagValue: string;
  /** All tags of the cell, as stored. */
  value: string;
  row: Row;
  column: string;
}

export interface TagsColumnOptions<Row> extends Omit<ColumnOptions<Row, FieldOf<Row, string>, string>, 'format'> {
  /** Colour of a tag: a name of antd's, as `red`, or a CSS colour. Default: none. */
  setTagColor?: (tag: TagContext<Row>) => TagProps['color'];
  /** Between two tags. Default `;`. */
  separator?: string;
  /** Shown in an empty cell that is being edited. */
  placeholder?: string;
}

/** Tags of two characters each: a separator follows after every second one that is typed. */
export function tagsColumn<Row extends object>(options: TagsColumnOptions<Row>): EditableColumn<Row> {
  const { setTagColor, separator = ';', placeholder, key } = options;
  if (separator.length !== 1) throw new Error(`tagsColumn '${key}': the separator must be one character`);
  return createColumn(options, {
    type: 'tags',
    richRest: true,
    placeholder: placeholder ?? 'A'.repeat(tagLength) + separator + 'B'.repeat(tagLength),
    width: 160,
    toText: (value, row) => {
      const text = textOf(value);
      return <TagList tags={toTags(text, separator)} colorOf={(tagValue) => setTagColor?.({ tagValue, value: text, row, column: key })} />;
    },
    editText: textOf,
    dependsOnRow: setTagColor !== undefined,
    parseText: (text) => ({ value: text.includes(separator) ? toTags(text, separator).join(separator) : writeTags(text, separator) }),
    Editor: (props) => <TagsEditor {...props} separator={separator} />,
  });
}
