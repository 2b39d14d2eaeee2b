import { type RefObject, useCallback, useMemo } from 'react';
import { arrangeColumns } from '../columnModel/column.ts';
import { useRowDrag } from '../dragging/useRowDrag.ts';
import { useFittedColumns } from '../layout/useFittedColumns.ts';
import { helpersWidth, type TableLayout, useTableLayout } from '../layout/useTableLayout.ts';
import type { TableModel } from '../model/tableModel.types.ts';
import { useTableModel } from './useTableModel.ts';
import { useCellSpans } from '../spans/useCellSpans.ts';
import type { CellSpans, RowDrag } from '../context/rowParts.types.ts';
import { useExpansion, type ExpansionState } from '../rowPanels/useExpansion.ts';
import { usePages } from '../paging/usePages.ts';
import { useViewport } from '../viewport/useViewport.ts';
import type { ViewportStore } from '../viewport/viewport.ts';
import { rowHeightOf, tableSize, type TableSize } from './tableSize.ts';
import type { LoadedParts } from './useTableContextValue.ts';
import type { TableProps } from './useTableProps.ts';
import type { TableTexts } from '../context/useTableTexts.ts';

export interface TableState<Row extends object> extends ExpansionState {
  /** Rows, and all that users do to them. */
  model: TableModel<Row>;
  /** The row that is being moved, in tables whose rows can be. */
  drag: RowDrag | undefined;
  layout: TableLayout<Row>;
  size: TableSize;
  /** Which rows and columns are in view. */
  viewport: ViewportStore;
  spans: CellSpans | undefined;
  /** Key of the column that shows the tree, where rows stand in one. */
  treeColumn: string | undefined;
}

/** State of the table: model, viewport and layout. */
export function useTableState<Row extends object>(
  props: TableProps<Row>,
  texts: TableTexts,
  scroller: RefObject<HTMLElement | null>,
  parts: LoadedParts,
): TableState<Row> {
  const { nestingParts, blockParts } = parts;
  const { readOnly, rowSelection, rowNumber, rowActions } = props;
  const model = useTableModel(props, texts, parts);
  const drag = useRowDrag(model, props);
  const { expansion, isExpandable } = useExpansion(model, props.expand, rowHeightOf(props));
  const helpers = {
    drag: drag !== undefined,
    selection: rowSelection !== false && !readOnly,
    expand: expansion !== undefined,
    number: rowNumber,
    actions: rowActions && (!readOnly || props.subForm !== undefined || props.details !== undefined),
  };
  const columns = useMemo(() => arrangeColumns(props.columns), [props.columns]);
  const fitted = useFittedColumns(scroller, model, columns, { props, locale: texts.locale, beside: helpersWidth(helpers, props.helperColumns) });
  const layout = useTableLayout(props.columns, columns, helpers, props.helperColumns, fitted);
  const size = tableSize(props, layout.columns);
  const rowCount = useCallback(() => model.view.ids().length, [model]);
  const depthAt = useMemo(
    () =>
      nestingParts &&
      ((index: number) => {
        const [nested, id] = [model.view.nested(), model.view.ids().at(index)];
        return nested && id !== undefined ? nestingParts.linesAbove({ view: model.view, nested }, id).length : 0;
      }),
    [model, nestingParts],
  );
  const viewport = useViewport(scroller, model, {
    rowHeight: size.rowHeight,
    maxHeight: props.maxHeight,
    covered: size.covered,
    rowCount,
    tracks: layout.tracks,
    offsets: expansion?.offsets,
    depthAt,
    scaled: blockParts?.scaledViewport,
  });
  const treeColumn = props.tree && (props.tree.column ?? layout.columns[0]?.key);
  const spans = useCellSpans(scroller, model, {
    viewport,
    isWanted: props.columns.some(({ span }) => span === true),
    columns: layout.columns,
    expansion,
    readOnly,
    treeColumn,
  });
  usePages(model, scroller, props.pages);
  return { model, drag, expansion, isExpandable, layout, size, viewport, spans, treeColumn };
}
