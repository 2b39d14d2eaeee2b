import type { EditableColumn } from '../EditableTable.types.ts';
import styles from '../EditableTable.module.css';
import type { TableContextValue } from '../hooks/tableContext.ts';
import type { CellMode } from '../model/cellMode.ts';

interface CellTwinProps {
  table: TableContextValue<object>;
  rowId: string;
  column: EditableColumn<object>;
  value: unknown;
  mode: CellMode;
}

/** A cell at rest: drawn like its control where it can be edited, else just its value. Called by `Cell` for every cell in view. */
export function CellTwin({ table, rowId, column, value, mode }: CellTwinProps) {
  const row = table.model.store.row(rowId);
  if (!row) return null;
  if (mode !== 'edit' || table.editing === 'click' || column.look === 'plain') {
    const text = column.toText(value, row, table.locale);
    const rich = typeof text === 'object' && text !== null;
    return <div className={rich ? styles.rich : styles.text}>{text}</div>;
  }
  if (column.isOn) {
    const on = column.isOn(value);
    return <span role="img" aria-label={table.t(on ? 'yes' : 'no')} className={styles.check} data-type={column.type} data-on={on || undefined} />;
  }
  const text = column.editText(value, row, table.locale);
  return (
    <span className={styles.twin} data-placeholder={text === '' ? column.placeholder : undefined}>
      {text}
    </span>
  );
}
