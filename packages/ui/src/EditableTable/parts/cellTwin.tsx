import type { ReactElement } from 'react';
import type { EditableColumn } from '../EditableTable.types.ts';
import styles from '../EditableTable.module.css';
import type { TableContextValue } from '../hooks/tableContext.ts';
import type { CellMode } from '../model/cells/cellMode.ts';

/**
 * What a cell at rest shows: where it can be edited something drawn like its control, else just its value.
 * A function and no component, since there are hundreds of them.
 */
export function cellTwin(table: TableContextValue<object>, column: EditableColumn<object>, value: unknown, row: object, mode: CellMode): ReactElement {
  if (mode !== 'edit' || table.editing === 'click' || column.look === 'plain') {
    const text = column.toText(value, row, table.locale);
    const rich = typeof text === 'object' && text !== null;
    return <div className={rich ? styles.rich : styles.text}>{text}</div>;
  }
  if (column.isOn) {
    const on = column.isOn(value);
    return <span role="img" aria-label={table.yesOrNo(on)} className={styles.check} data-type={column.type} data-on={on || undefined} />;
  }
  const text = column.editText(value, row, table.locale);
  return (
    <span className={styles.twin} data-placeholder={text === '' ? column.placeholder : undefined}>
      {column.richRest && text !== '' ? column.toText(value, row, table.locale) : text}
    </span>
  );
}
