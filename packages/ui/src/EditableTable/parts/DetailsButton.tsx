import { FileSearchOutlined } from '@ant-design/icons';
import styles from '../EditableTable.module.css';
import type { TableContextValue } from '../hooks/tableContext.ts';
import rowStyles from './rows.module.css';

/** In a cell: opens the details of its row. */
export function DetailsButton({ table, rowId }: { table: TableContextValue<object>; rowId: string }) {
  return (
    <button
      type="button"
      tabIndex={-1}
      className={`${styles.iconButton} ${rowStyles.detailsButton}`}
      aria-label={table.t('details.open', { row: table.model.view.position(rowId) + 1 })}
      onClick={() => table.rowViews!.openDetails(rowId)}
    >
      <FileSearchOutlined aria-hidden />
    </button>
  );
}
