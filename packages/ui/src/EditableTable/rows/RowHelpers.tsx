import { RightOutlined } from '@ant-design/icons';
import { memo, type ReactNode } from 'react';
import styles from '../EditableTable.module.css';
import type { TableContextValue } from '../context/tableContext.ts';
import { helperKeys } from '../layout/helperColumns.ts';
import rowStyles from './rows.module.css';
import { RowHandle } from '../dragging/RowHandle.tsx';
import { RowMenu } from './RowMenu.tsx';
import { panelId } from '../rowPanels/RowPanel.tsx';

interface HelperProps {
  table: TableContextValue<object>;
  index: number;
}

interface RowHelperProps extends HelperProps {
  rowId: string;
}

/** The handle by which a row is moved. A double click beside it inserts a row below, too. */
export const RowDragHandle = memo(function RowDragHandle({ table, rowId, index }: RowHelperProps) {
  const insert = table.insertable && table.commands.addable ? () => table.commands.insertBelow(rowId) : undefined;
  return bodyCell(table, helperKeys.drag, <RowHandle key={rowId} rowId={rowId} index={index} />, insert);
});

/** The button that shows and hides the panel of a row. */
export const RowExpand = memo(function RowExpand({ table, rowId, index, open, expandable }: RowHelperProps & { open: boolean; expandable: boolean }) {
  return bodyCell(
    table,
    helperKeys.expand,
    expandable && (
      <button
        type="button"
        tabIndex={-1}
        className={`${styles.iconButton} ${rowStyles.expand}`}
        aria-label={table.t('expand.row', { row: index + 1 })}
        aria-expanded={open}
        aria-controls={open ? panelId(table.tableId, rowId) : undefined}
        onClick={() => table.expansion!.toggle(rowId)}
      >
        <RightOutlined aria-hidden />
      </button>
    ),
  );
});

interface RowSelectProps extends RowHelperProps {
  chosen: boolean;
  disabled: boolean;
}

/** The box that chooses a row, or the button that chooses the only one. */
export const RowSelect = memo(function RowSelect({ table, rowId, index, chosen, disabled }: RowSelectProps) {
  const { model, selectionType } = table;
  return bodyCell(
    table,
    helperKeys.selection,
    <input
      type={selectionType}
      tabIndex={-1}
      className={styles.check}
      aria-label={table.t('selectRow', { row: index + 1 })}
      checked={chosen}
      disabled={disabled}
      onChange={() => model.selection.toggle(rowId)}
    />,
  );
});

/** The position of a row. */
export const RowNumber = memo(function RowNumber({ table, index }: HelperProps) {
  return bodyCell(table, helperKeys.number, index + 1);
});

/** The menu of a row. */
export const RowActions = memo(function RowActions({ table, rowId, index, disabled }: RowHelperProps & { disabled: boolean }) {
  return bodyCell(table, helperKeys.actions, <RowMenu key={rowId} rowId={rowId} index={index} disabled={disabled} />);
});

function bodyCell(table: TableContextValue<object>, column: string, content: ReactNode, onDoubleClick?: () => void) {
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
      {...table.styleOf(place.style)}
      onDoubleClick={onDoubleClick}
    >
      {content}
    </div>
  );
}
