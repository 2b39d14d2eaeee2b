import { Progress, toPercent } from '../../../Progress/index.ts';
import type { EditableColumn } from '../../columnModel/EditableColumn.types.ts';
import { readNumber, writeNumber } from '../../numbers/cellText.ts';
import styles from '../editors.module.css';
import { type ColumnOptions, createColumn, type FieldOf } from '../columnOptions.ts';

export type ProgressColumnOptions<Row> = Omit<ColumnOptions<Row, FieldOf<Row, number | string>, number>, 'format' | 'readOnly' | 'required'>;

/** Percent as a bar, 0 to 100; never edited. What is no number counts as 0. */
export function progressColumn<Row extends object>(options: ProgressColumnOptions<Row>): EditableColumn<Row> {
  return createColumn(options, {
    type: 'progress',
    width: 120,
    toText: (value) => (
      <span className={styles.progress}>
        <Progress aria-label={options.title} value={toPercent(value)} />
      </span>
    ),
    editText: (value) => `${toPercent(value)}%`,
    copyText: (value, _row, locale) => writeNumber(toPercent(value), locale),
    parseText: (text, { locale }) => readNumber(text.replace('%', ''), locale),
    compare: (a, b) => toPercent(a) - toPercent(b),
  });
}
