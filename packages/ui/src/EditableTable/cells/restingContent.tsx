import type { ReactNode } from 'react';
import type { EditableColumn } from '../columnModel/EditableColumn.types.ts';
import styles from '../EditableTable.module.css';
import type { CellTable } from '../context/tableContext.ts';
import type { CellMode } from './cellMode.ts';
import { isDrawnAsRead } from './shownText.ts';

interface RestingContent {
  content: ReactNode;
  /** Class of the cell: that of any cell, or of one that is itself what stands in it otherwise. */
  cell: string;
  /** Shown by the cell itself. */
  placeholder?: string | undefined;
}

const textCell = `${styles.cell} ${styles.textCell}`;
const wrapCell = `${styles.cell} ${styles.wrapCell}`;
const twinCell = `${styles.cell} ${styles.twinCell}`;

/**
 * Content of a cell at rest: drawn like its control if it is editable, else the plain value.
 * There are hundreds of them, so a text is in the cell itself, which also draws the frame, unless the cell `isRoomy`. Joining or leaving a
 * range does not replace the element of a text: a browser sends no click to an element that was removed before the button was released.
 */
export function restingContent(
  table: CellTable,
  column: EditableColumn<object>,
  value: unknown,
  row: object,
  mode: CellMode,
  { isRoomy, isTinted }: { isRoomy: boolean; isTinted: boolean },
): RestingContent {
  if (isDrawnAsRead(column, mode, table.editing)) {
    const text = column.toText(value, row, table.locale);
    if (typeof text === 'object' && text !== null) return { cell: styles.cell!, content: <div className={styles.rich}>{text}</div> };
    if (column.tooLong === 'wrap') return { cell: wrapCell, content: <div className={styles.wrapped}>{text}</div> };
    return isRoomy ? { cell: styles.cell!, content: <div className={styles.text}>{text}</div> } : { cell: textCell, content: text };
  }
  if (column.isOn) {
    const on = column.isOn(value);
    return {
      cell: styles.cell!,
      content: <span role="img" aria-label={table.yesOrNo(on)} className={styles.check} data-type={column.type} data-on={on || undefined} />,
    };
  }
  const text = column.editText(value, row, table.locale);
  const content = column.richRest && text !== '' ? column.toText(value, row, table.locale) : text;
  const placeholder = text === '' ? column.placeholder : undefined;
  if (!isRoomy && !isTinted) return { cell: twinCell, content, placeholder };
  return {
    cell: styles.cell!,
    content: (
      <span className={styles.twin} data-placeholder={placeholder}>
        {content}
      </span>
    ),
  };
}
