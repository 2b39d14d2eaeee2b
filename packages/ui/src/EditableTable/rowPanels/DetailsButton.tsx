import { FileSearchOutlined } from '@ant-design/icons';
import styles from '../EditableTable.module.css';
import { useTableContext } from '../context/tableContext.ts';
import rowStyles from '../rows/rows.module.css';

/** In a cell: opens the details of its row. */
export function DetailsButton({ rowId }: { rowId: string }) {
  const table = useTableContext();
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
