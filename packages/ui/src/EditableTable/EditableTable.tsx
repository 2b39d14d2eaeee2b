import { type CSSProperties, Suspense, useCallback, useId, useMemo, useRef, useState } from 'react';
import { ListSkeleton } from '../states/index.ts';
import type { EditableTableProps } from './EditableTable.types.ts';
import styles from './EditableTable.module.css';
import { TableContext, type TableContextValue } from './hooks/tableContext.ts';
import { TableToolsContext } from './hooks/tableToolsContext.ts';
import { useActiveCell } from './hooks/useActiveCell.ts';
import { useAddSettings } from './hooks/useAddSettings.ts';
import { useClipboard } from './hooks/useClipboard.ts';
import { useColumnSettings } from './hooks/useColumnSettings.ts';
import { useExpansion } from './hooks/useExpansion.ts';
import { useGridFocus } from './hooks/useGridFocus.ts';
import { useGridKeys } from './hooks/useGridKeys.ts';
import { useLiveColumns } from './hooks/useLiveColumns.ts';
import { useHistoryKeys } from './hooks/useHistoryKeys.ts';
import { useLiveRows } from './hooks/useLiveRows.ts';
import { usePages } from './hooks/usePages.ts';
import { useRangeCommands } from './hooks/useRangeCommands.tsx';
import { useReloadEffect } from './hooks/useReloadEffect.ts';
import { useRowCommands } from './hooks/useRowCommands.ts';
import { useRowDrag } from './hooks/useRowDrag.ts';
import { useRowViews } from './hooks/useRowViews.ts';
import { useTableHandle } from './hooks/useTableHandle.ts';
import { useTableLayout } from './hooks/useTableLayout.ts';
import { useTableModel } from './hooks/useTableModel.ts';
import { useTableRights } from './hooks/useTableRights.ts';
import { useTableTexts } from './hooks/useTableTexts.ts';
import { useToolbox } from './hooks/useToolbox.ts';
import { useTopic } from './hooks/useTopic.ts';
import { useUndoNotice } from './hooks/useUndoNotice.ts';
import { useViewport } from './hooks/useViewport.ts';
import { createRowOffsets } from './model/viewport/rowOffsets.ts';
import { shownStatistics } from './model/totals/totals.ts';
import { BesideRows, type BesideRowsProps } from './parts/BesideRows.tsx';
import { EmptyRows } from './parts/EmptyRows.tsx';
import { Announcements } from './parts/ErrorBar.tsx';
import { FilterBar } from './parts/FilterBar.tsx';
import { HeaderRow } from './parts/HeaderRow.tsx';
import { blockInput, LoadingStatus, LoadingVeil } from './parts/LoadingVeil.tsx';
import { RowList, type RowListProps } from './parts/RowList.tsx';
import { TablePager } from './parts/TablePager.tsx';
import { TableTools } from './parts/TableTools.tsx';
import { Toolbar } from './parts/Toolbar.tsx';
import { TotalsRow, TotalsStatus } from './parts/TotalsRow.tsx';

/** Heights of rows and of the sums, in px. */
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
  const { rights, columns: permitted } = useTableRights(given);
  const set = useColumnSettings(useLiveColumns(permitted), given.columnSettings);
  const props = {
    ...given,
    columns: set.columns,
    size: set.settings.size ?? given.size,
    orderKey: given.orderKey ?? (given.dragSort ? 'orderNum' : undefined),
  };
  const { label, readOnly = false, size = 'default', maxHeight = 400, toolbar, emptyText } = props;
  const { rowSelection = false, rowNumber = false, rowActions = true, loading = false } = props;
  const pages = props.pages === true ? {} : props.pages || undefined;
  const scroller = useRef<HTMLDivElement>(null);
  const paper = useRef<HTMLDivElement>(null);
  const texts = useTableTexts();
  const model = useTableModel(props);
  const { rowHeight = heights[size].row, editing = 'always' } = props;
  const drag = useRowDrag(model, props);
  const { expansion, isExpandable } = useExpansion(model, props.expand, rowHeight);
  const layout = useTableLayout(
    props.columns,
    {
      drag: drag !== undefined,
      selection: rowSelection !== false && !readOnly,
      expand: expansion !== undefined,
      number: rowNumber,
      actions: rowActions && (!readOnly || props.subForm !== undefined || props.details !== undefined),
    },
    props.helperColumns,
  );
  const { columns } = layout;
  const figures = shownStatistics(columns).length;
  const { head } = heights[size];
  const covered = head + figures * heights.totals;
  const rowCount = useCallback(() => model.view.ids().length, [model]);
  const viewport = useViewport(scroller, model, { rowHeight, maxHeight, covered, rowCount, tracks: layout.tracks, offsets: expansion?.offsets });
  usePages(model, scroller, pages);
  const focus = useGridFocus(scroller, model, viewport, layout.places);
  const focusFirst = useCallback(
    (rowId: string) => {
      const row = model.store.row(rowId);
      const first = row && columns.find((column) => column.hasEditor && model.isEditable(row, column));
      if (first) focus.focusCell(rowId, first.key);
    },
    [model, columns, focus],
  );
  const addSettings = useAddSettings(props.addSettings);
  const commands = useRowCommands(model, { props, texts, rights, addSettings: addSettings?.settings, focusFirst, focus });
  const rowViews = useRowViews({ scroller, model, props, focus, texts });
  const seat = useLiveRows(model, props.socket, props.socketKey);
  useReloadEffect(scroller, { model, viewport, columns, locale: texts.locale, enabled: props.reloadEffect ?? false });
  const { tabIndex, ...active } = useActiveCell(scroller, { model, columns, focus, focusable: !readOnly });
  const handleKeyDown = useGridKeys({ model, viewport, columns, places: layout.places, locale: texts.locale, editing, focus });
  useHistoryKeys(scroller, model, readOnly);
  useUndoNotice(model, texts);
  const rangeCommands = useRangeCommands({ model, columns, texts, addable: commands.addable, readOnly: readOnly || loading });
  useClipboard(scroller, model, rangeCommands);
  const tools = useToolbox({ model, set, tracks: layout.tracks, focus, texts, paper }, props);
  useTableHandle(handle, scroller, model, texts, focus, tools, { rowViews, expansion, seat });
  const count = useTopic(model.topics, 'order', rowCount);
  const total = useTopic(model.topics, 'order', model.view.total);
  const isWrong = useTopic(model.topics, 'errors', () => model.validator.count() > 0);
  const tableId = useId();
  const [collapsed, setCollapsed] = useState(false);
  const { insertable = true } = props;
  const rowParts = useMemo(() => {
    const plain = createRowOffsets(rowHeight, []);
    return { drag, expansion, isExpandable, rowViews, insertable, offsets: expansion?.offsets ?? (() => plain) };
  }, [drag, expansion, isExpandable, rowViews, insertable, rowHeight]);
  const { locale, errorText, yesOrNo } = texts;
  const hasDetails = rowViews?.hasDetails ?? false;
  const cells = useMemo(
    () => ({ model, editing, tableId, hasDetails, locale, errorText, yesOrNo }),
    [model, editing, tableId, hasDetails, locale, errorText, yesOrNo],
  );
  const selectionType = rowSelection === 'radio' ? 'radio' : 'checkbox';
  const context = useMemo(
    // `Row` is a type parameter of this table only; the parts read rows through columns of the same `Row`.
    () =>
      ({
        model,
        cells,
        viewport,
        commands,
        focus,
        rowHeight,
        readOnly,
        editing,
        tableId,
        selectionType,
        ...rowParts,
        ...texts,
        ...layout,
      }) as unknown as TableContextValue<object>,
    [model, cells, viewport, commands, focus, rowHeight, readOnly, editing, tableId, selectionType, rowParts, texts, layout],
  );

  const { grid } = layout;
  const controlHeight = Math.min(size === 'compact' ? 30 : 32, rowHeight - 6);
  // Whole px, since a border has no others; one px is the line under the row.
  const controlTop = Math.floor((rowHeight - 1 - controlHeight) / 2);
  const style = {
    '--columns': grid.template,
    '--row-width': `${grid.minWidth}px`,
    '--row-height': `${rowHeight}px`,
    '--control-height': `${controlHeight}px`,
    '--control-top': `${controlTop}px`,
    '--control-bottom': `${rowHeight - 1 - controlHeight - controlTop}px`,
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
      <TableToolsContext value={tools}>
        <div className={styles.table} data-table-root data-size={size} data-readonly={readOnly || undefined} style={style}>
          <Toolbar
            {...toolbar}
            {...{ rights, loading, addSettings, collapsed }}
            onCollapse={setCollapsed}
            tools={(props.output || set.state || isWrong) && <TableTools size={size} output={props.output} />}
          />
          <FilterBar />
          <div id={`${tableId}-frame`} hidden={collapsed} className={styles.frame} {...(loading && blockInput)}>
            {/* Keys are caught before the editors hear of them, which the rule does not count as hearing. */}
            {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events */}
            <div
              ref={scroller}
              role="grid"
              tabIndex={tabIndex}
              id={props.id}
              aria-label={label}
              aria-rowcount={total + 1 + (count > 0 ? figures : 0)}
              aria-colcount={layout.places.size}
              aria-readonly={readOnly || undefined}
              aria-busy={loading || undefined}
              aria-multiselectable={(layout.helpers.selection && selectionType === 'checkbox') || undefined}
              className={styles.scroller}
              onKeyDownCapture={handleKeyDown}
              onClick={rowViews?.handleClick}
              {...active}
            >
              <HeaderRow />
              {count > 0 && <RowList expand={props.expand as RowListProps['expand']} />}
              {count > 0 && figures > 0 && <TotalsRow />}
            </div>
            {/* From here a Tab in the last cell goes on. */}
            <span tabIndex={-1} />
            {count === 0 && (loading ? <ListSkeleton rows={3} /> : <EmptyRows text={emptyText} addable={toolbar?.buttons?.includes('add') ?? true} />)}
            {loading && <LoadingVeil />}
          </div>
          {pages && !collapsed && <TablePager pageSizes={pages.pageSizes} />}
          {figures > 0 && <TotalsStatus />}
          {props.loading !== undefined && <LoadingStatus loading={loading} />}
          <BesideRows
            scroller={scroller}
            range={rangeCommands}
            {...({ subForm: props.subForm, details: props.details } as Pick<BesideRowsProps, 'subForm' | 'details'>)}
          />
          <Announcements />
          <div ref={paper} className={styles.paper} />
        </div>
      </TableToolsContext>
    </TableContext>
  );
}
