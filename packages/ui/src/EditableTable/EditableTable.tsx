import { type CSSProperties, Suspense, useCallback, useId, useMemo, useRef } from 'react';
import type { EditableTableProps } from './EditableTable.types.ts';
import styles from './EditableTable.module.css';
import { TableContext, type TableContextValue } from './hooks/tableContext.ts';
import { useActiveCell } from './hooks/useActiveCell.ts';
import { useClipboard } from './hooks/useClipboard.tsx';
import { useGridFocus } from './hooks/useGridFocus.ts';
import { useGridKeys } from './hooks/useGridKeys.ts';
import { useLiveColumns } from './hooks/useLiveColumns.ts';
import { useHistoryKeys } from './hooks/useHistoryKeys.ts';
import { useRowCommands } from './hooks/useRowCommands.ts';
import { useTableHandle } from './hooks/useTableHandle.ts';
import { useTableLayout } from './hooks/useTableLayout.ts';
import { useTableModel } from './hooks/useTableModel.ts';
import { useTableTexts } from './hooks/useTableTexts.ts';
import { useTopic } from './hooks/useTopic.ts';
import { useViewport } from './hooks/useViewport.ts';
import { shownStatistics } from './model/totals.ts';
import { EmptyRows } from './parts/EmptyRows.tsx';
import { HeaderRow } from './parts/HeaderRow.tsx';
import { RowList } from './parts/RowList.tsx';
import { Toolbar } from './parts/Toolbar.tsx';
import { TotalsRow, TotalsStatus } from './parts/TotalsRow.tsx';

/** Px. Row heights and that of the sums are the specification's (interface blocks 9). */
const heights = { default: { row: 61, head: 48 }, compact: { row: 40, head: 40 }, totals: 32 };

/**
 * Rows of typed columns that are always open for editing: the lines of a document.
 * Renders only rows in view, checks all of them, adds up exactly. Needs a `HarrowProvider` above.
 */
export function EditableTable<Row extends object>({ ref, ...props }: EditableTableProps<Row>) {
  return (
    <Suspense fallback={<div className={styles.table} aria-busy />}>
      <LoadedTable {...props} handle={ref} />
    </Suspense>
  );
}

interface LoadedTableProps<Row extends object> extends Omit<EditableTableProps<Row>, 'ref'> {
  handle: EditableTableProps<Row>['ref'];
}

function LoadedTable<Row extends object>({ handle, ...given }: LoadedTableProps<Row>) {
  const props = { ...given, columns: useLiveColumns(given.columns) };
  const { label, readOnly = false, size = 'default', maxHeight = 400, toolbar, emptyText } = props;
  const { rowSelection = false, rowNumber = false, rowActions = true } = props;
  const scroller = useRef<HTMLDivElement>(null);
  const texts = useTableTexts();
  const model = useTableModel(props);
  const layout = useTableLayout(props.columns, rowSelection && !readOnly, rowNumber, rowActions && !readOnly);
  const { columns } = layout;
  const figures = shownStatistics(columns).length;
  const { head } = heights[size];
  const { rowHeight = heights[size].row, editing = 'always' } = props;
  const covered = head + figures * heights.totals;
  const rowCount = useCallback(() => model.view.ids().length, [model]);
  const viewport = useViewport(scroller, model, { rowHeight, maxHeight, covered, rowCount, tracks: layout.tracks });
  const focus = useGridFocus(scroller, model, viewport, layout.places);
  const focusFirst = useCallback(
    (rowId: string) => {
      const row = model.store.row(rowId);
      const first = row && columns.find((column) => column.hasEditor && model.isEditable(row, column));
      if (first) focus.focusCell(rowId, first.key);
    },
    [model, columns, focus],
  );
  const commands = useRowCommands(model, props, texts, focusFirst, focus);
  const active = useActiveCell(scroller, { model, columns, focus, focusable: !readOnly });
  const handleKeyDown = useGridKeys({ model, viewport, columns, places: layout.places, editing, focus });
  useHistoryKeys(scroller, model, readOnly);
  useClipboard(scroller, { model, columns, texts, addable: props.addable ?? true, readOnly });
  useTableHandle(handle, model, columns, texts, focus);
  const count = useTopic(model.topics, 'order', rowCount);
  const total = useTopic(model.topics, 'order', model.view.total);
  const tableId = useId();
  const context = useMemo(
    // `Row` is a type parameter of this table only; the parts read rows through columns of the same `Row`.
    () => ({ model, viewport, commands, focus, rowHeight, readOnly, editing, tableId, ...texts, ...layout }) as unknown as TableContextValue<object>,
    [model, viewport, commands, focus, rowHeight, readOnly, editing, tableId, texts, layout],
  );

  const { grid } = layout;
  const style = {
    '--columns': grid.template,
    '--row-width': `${grid.minWidth}px`,
    '--row-height': `${rowHeight}px`,
    '--control-height': `${Math.min(size === 'compact' ? 30 : 32, rowHeight - 6)}px`,
    '--head-height': `${head}px`,
    '--totals-height': `${heights.totals}px`,
    '--covered': `${covered}px`,
    '--max-height': `${maxHeight}px`,
    '--frozen-left': `${grid.frozenLeft}px`,
    '--frozen-right': `${grid.frozenRight}px`,
    '--first-width': `${columns[0]?.width ?? 0}px`,
  } as CSSProperties;

  return (
    <TableContext value={context}>
      <div className={styles.table} data-size={size} data-readonly={readOnly || undefined} style={style}>
        <Toolbar {...toolbar} />
        <div className={styles.frame}>
          <div
            ref={scroller}
            role="grid"
            aria-label={label}
            aria-rowcount={total + 1 + (count > 0 ? figures : 0)}
            aria-colcount={layout.places.size}
            aria-readonly={readOnly || undefined}
            aria-multiselectable={layout.helpers.selection || undefined}
            className={styles.scroller}
            onKeyDownCapture={handleKeyDown}
            {...active}
          >
            <HeaderRow />
            {count > 0 && <RowList />}
            {count > 0 && figures > 0 && <TotalsRow />}
          </div>
          {count === 0 && <EmptyRows text={emptyText} />}
        </div>
        {figures > 0 && <TotalsStatus />}
      </div>
    </TableContext>
  );
}
