import { type RefObject, useLayoutEffect, useMemo } from 'react';
import type { EditableColumn } from '../columnModel/EditableColumn.types.ts';
import { partsOnDemand } from '../context/partsOnDemand.ts';
import type { CellSpans, CellSpansParts, Expansion } from '../context/rowParts.types.ts';
import type { TableModel } from '../model/tableModel.types.ts';
import type { ViewportStore } from '../viewport/viewport.ts';

const useSpanParts = /* @__PURE__ */ partsOnDemand<{ createCellSpans: (parts: CellSpansParts) => CellSpans }>(() => import('./spanParts.ts'));

interface SpanOptions<Row extends object> {
  viewport: ViewportStore;
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
  { viewport, columns, expansion, readOnly, treeColumn }: SpanOptions<Row>,
): CellSpans | undefined {
  const isSpanned = (column: EditableColumn<Row>) =>
    column.span === true && column.key !== treeColumn && (readOnly || !column.hasEditor || column.readOnly === true);
  const hasSpans = columns.some(isSpanned);
  const parts = useSpanParts(hasSpans);
  const spans = useMemo(
    () =>
      parts?.createCellSpans({
        model,
        viewport,
        columns: columns.filter(isSpanned),
        isSplitBelow: (rowId: string) => expansion?.has(rowId) ?? false,
      } as unknown as CellSpansParts),
    // `isSpanned` follows from these.
    // oxlint-disable-next-line react/exhaustive-deps
    [parts, model, viewport, columns, expansion, readOnly, treeColumn],
  );
  useLayoutEffect(() => spans?.watch(scroller.current!), [spans, scroller]);
  return spans;
}
