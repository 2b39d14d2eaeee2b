import { memo, type ReactNode } from 'react';
import styles from '../EditableTable.module.css';
import { helperKeys, type TableContextValue } from '../hooks/tableContext.ts';
import { cellStyle } from './Cell.tsx';
import { RowMenu } from './RowMenu.tsx';

interface HelperProps {
  table: TableContextValue<object>;
  index: number;
}

interface RowHelperProps extends HelperProps {
  rowId: string;
  disabled: boolean;
}

/** The box that chooses a row. */
export const RowSelect = memo(function RowSelect({ table, rowId, index, chosen, disabled }: RowHelperProps & { chosen: boolean }) {
  return bodyCell(
    table,
    helperKeys.selection,
    <input
      type="checkbox"
      tabIndex={-1}
      className={styles.check}
      aria-label={table.t('selectRow', { row: index + 1 })}
      checked={chosen}
      disabled={disabled}
      onChange={() => table.model.selection.toggle(rowId)}
    />,
  );
});

/** The position of a row. */
export const RowNumber = memo(function RowNumber({ table, index }: HelperProps) {
  return bodyCell(table, helperKeys.number, index + 1);
});

/** The menu of a row. */
export const RowActions = memo(function RowActions({ table, rowId, index, disabled }: RowHelperProps) {
  return bodyCell(table, helperKeys.actions, <RowMenu key={rowId} rowId={rowId} index={index} disabled={disabled} />);
});

function bodyCell(table: TableContextValue<object>, column: string, content: ReactNode) {
  const place = table.places.get(column)!;
  return (
    <div
      role="gridcell"
      tabIndex={-1}
      aria-colindex={place.index + 1}
      className={styles.cell}
      data-column={column}
      data-align="center"
      data-frozen={place.frozen}
      data-helper
      style={cellStyle(place)}
    >
      {content}
    </div>
  );
}
