import { memo } from 'react';
import styles from '../EditableTable.module.css';
import { helperKeys, useTableContext } from '../hooks/tableContext.ts';
import { useTopic } from '../hooks/useTopic.ts';
import { rowTopic } from '../model/topics.ts';
import { Cell } from './Cell.tsx';
import { HelperCell } from './HelperCell.tsx';
import { RowMenu } from './RowMenu.tsx';

/** One rendered row. Draws its cells anew only when it moves or is chosen, never for an edit. */
export const TableRow = memo(function TableRow({ rowId, index }: { rowId: string; index: number }) {
  const { model, columns, helpers, rowHeight, t } = useTableContext();
  const chosen = useTopic(model.topics, rowTopic(rowId), () => model.selection.has(rowId));
  const isDisabled = () => {
    const row = model.store.row(rowId);
    return row !== undefined && model.isDisabled(row);
  };
  useTopic(model.topics, 'options', isDisabled);
  const disabled = useTopic(model.topics, rowTopic(rowId), isDisabled);
  return (
    <div
      role="row"
      aria-rowindex={index + 2}
      aria-selected={helpers.selection ? chosen : undefined}
      aria-disabled={disabled || undefined}
      className={styles.row}
      data-row-id={rowId}
      style={{ top: index * rowHeight }}
    >
      {helpers.selection && (
        <HelperCell column={helperKeys.selection}>
          <input
            type="checkbox"
            className={styles.check}
            aria-label={t('selectRow', { row: index + 1 })}
            checked={chosen}
            disabled={disabled}
            onChange={() => model.selection.toggle(rowId)}
          />
        </HelperCell>
      )}
      {helpers.number && <HelperCell column={helperKeys.number}>{index + 1}</HelperCell>}
      {columns.map((column) => (
        <Cell key={column.key} rowId={rowId} column={column} />
      ))}
      {helpers.actions && (
        <HelperCell column={helperKeys.actions}>
          <RowMenu rowId={rowId} index={index} disabled={disabled} />
        </HelperCell>
      )}
    </div>
  );
});
