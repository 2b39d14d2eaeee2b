import type { EditableColumn } from '../../columnModel/EditableColumn.types.ts';
import { readNumber, writeNumber } from '../../numbers/cellText.ts';
import { type ColumnOptions, createColumn, type FieldOf } from '../columnOptions.ts';
import { RatingEditor } from './RatingEditor.tsx';
import { Stars } from './Stars.tsx';

export interface RatingColumnOptions<Row> extends Omit<ColumnOptions<Row, FieldOf<Row, number>, number>, 'format'> {
  /** Most stars. Default 5. */
  count?: number;
}

/** Stars from 1 to `count`, stored as a number; a rating that is taken back is `null`. A digit that is typed gives that many. */
export function ratingColumn<Row extends object>({ count = 5, ...options }: RatingColumnOptions<Row>): EditableColumn<Row> {
  const isRating = (value: unknown): value is number => typeof value === 'number' && Number.isInteger(value) && value >= 1 && value <= count;
  return createColumn(options, {
    type: 'rating',
    look: 'plain',
    width: 40 + count * 28,
    toText: (value) => <Stars value={isRating(value) ? value : 0} count={count} />,
    editText: (value, _row, locale) => writeNumber(value, locale),
    parseText(text, { locale }) {
      const read = readNumber(text, locale, 0);
      if ('error' in read || read.value === null || isRating(read.value)) return read;
      return { error: 'parse.rating', values: { text, limit: count } };
    },
    Editor: (props) => <RatingEditor {...props} value={isRating(props.value) ? props.value : null} count={count} />,
  });
}
