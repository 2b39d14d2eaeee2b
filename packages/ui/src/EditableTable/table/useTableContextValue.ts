import { useMemo } from 'react';
import { createRowOffsets } from '../viewport/rowOffsets.ts';
import type { TableContextValue } from '../context/tableContext.ts';
import type { StyleOf } from '../../serverStyles/useStyleOf.ts';
import type { BlockParts, NestingParts } from '../context/rowParts.types.ts';
import type { TableActions } from './useTableActions.ts';
import type { TableProps } from './useTableProps.ts';
import type { TableState } from './useTableState.ts';
import type { TableTexts } from '../context/useTableTexts.ts';

/** Code that only some tables need. */
export interface LoadedParts {
  nestingParts: NestingParts | undefined;
  blockParts: BlockParts | undefined;
}

/** Context value of the table. Keeps its identity while the user edits and scrolls: a new one re-renders every part. */
export function useTableContextValue<Row extends object>(
  { model, drag, expansion, isExpandable, layout, size, viewport, spans, treeColumn }: TableState<Row>,
  { focus, commands, rowViews, saves, find }: TableActions,
  { readOnly, editing, rowSelection, rowClassName, insertable }: TableProps<Row>,
  texts: TableTexts,
  tableId: string,
  { nestingParts, blockParts }: LoadedParts,
  styleOf: StyleOf,
): TableContextValue<object> {
  const { locale, errorText, yesOrNo } = texts;
  const { rowHeight, headRows } = size;
  const hasDetails = rowViews?.hasDetails ?? false;
  const selectionType = rowSelection === 'radio' ? 'radio' : 'checkbox';
  const rowParts = useMemo(() => {
    const plain = createRowOffsets(rowHeight, []);
    return { drag, expansion, saves, isExpandable, rowViews, insertable, offsets: expansion?.offsets ?? (() => plain) };
  }, [drag, expansion, saves, isExpandable, rowViews, insertable, rowHeight]);
  const cells = useMemo(
    () => ({ model, editing, tableId, hasDetails, locale, errorText, yesOrNo, nestingParts, styleOf }),
    [model, editing, tableId, hasDetails, locale, errorText, yesOrNo, nestingParts, styleOf],
  );
  return useMemo(() => {
    const settings = { headRows, rowHeight, rowClassName, readOnly, editing, tableId, selectionType, treeColumn, spans, nestingParts, blockParts, styleOf };
    // `Row` is a type parameter of this table only; the parts read rows through columns of the same `Row`.
    return { model, cells, viewport, commands, focus, find, ...settings, ...rowParts, ...texts, ...layout } as unknown as TableContextValue<object>;
  }, [
    model,
    cells,
    viewport,
    commands,
    focus,
    find,
    headRows,
    rowHeight,
    rowClassName,
    readOnly,
    editing,
    tableId,
    selectionType,
    treeColumn,
    spans,
    nestingParts,
    blockParts,
    styleOf,
    rowParts,
    texts,
    layout,
  ]);
}
