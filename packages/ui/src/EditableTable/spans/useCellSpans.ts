import { type RefObject, useLayoutEffect, useMemo } from 'react';
import type { EditableColumn } from '../columnModel/EditableColumn.types.ts';
import type { CellSpans, CellSpansParts, Expansion } from '../context/rowParts.types.ts';
import type { TableModel } from '../model/tableModel.types.ts';
import type { ViewportStore } from '../viewport/viewport.ts';
import { spansOnDemand } from './spansOnDemand.ts';

interface SpanOptions<Row extends object> {
  viewport: ViewportStore;
  /** A column asks for it, shown or not: its code does not come in between when it is shown. */
  isWanted: boolean;
  /** Shown columns. */
  columns: readonly EditableColumn<Row>[];
  expansion: Expansion | undefined;
  readOnly: boolean;
  /** Never spanned: each of its cells stands for a row. */
  treeColumn: string | undefined;
}

/** Equal values below each other as one cell, in tables with columns that ask for it and are not edited. */
export function useCellSpans<Row extends object>(
  scroller: RefObject<HTMLElement | null>,
  model: TableModel<Row>,
  { viewport, isWanted, columns, expansion, readOnly, treeColumn }: SpanOptions<Row>,
): CellSpans | undefined {
  const parts = spansOnDemand.read(isWanted);
  const spans = useMemo(() => {
    const spanned = columns.filter(
      (column) => column.span === true && column.key !== treeColumn && (readOnly || !column.hasEditor || column.readOnly === true),
    );
    if (!parts || spanned.length === 0) return undefined;
    const isSplitBelow = (rowId: string) => expansion?.has(rowId) ?? false;
    return parts.createCellSpans({ model, viewport, columns: spanned, isSplitBelow } as unknown as CellSpansParts);
  }, [parts, model, viewport, columns, expansion, readOnly, treeColumn]);
  useLayoutEffect(() => spans?.watch(scroller.current!), [spans, scroller]);
  return spans;
}
