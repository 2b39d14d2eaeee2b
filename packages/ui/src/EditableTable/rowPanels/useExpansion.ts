import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import { createExpansion } from './expansion.ts';
import type { Expansion } from '../context/rowParts.types.ts';
import type { TableModel } from '../model/tableModel.types.ts';
import { isSameList } from '../rowStore/listEdits.ts';
import type { ExpandOptions } from '../props/RowOptions.types.ts';
import { useControlledPart } from '../topics/useControlledPart.ts';

export interface ExpansionState {
  /** Nothing in a table without panels. */
  expansion: Expansion | undefined;
  isExpandable: (rowId: string) => boolean;
}

/** Which rows have their panels open. */
export function useExpansion<Row extends object>(model: TableModel<Row>, expand: ExpandOptions<Row> | undefined, rowHeight: number): ExpansionState {
  const newest = useRef({ expand, rowHeight });
  const [expansion] = useState(() =>
    createExpansion(model.view, model.topics, () => ({ rowHeight: newest.current.rowHeight, accordion: newest.current.expand?.accordion ?? false })),
  );
  useLayoutEffect(() => {
    newest.current = { expand, rowHeight };
  });
  useControlledPart(model.topics, 'expanded', expand?.expandedRowIds, {
    read: expansion.ids,
    write: expansion.set,
    isSame: isSameList,
    onChange: expand?.onExpandedChange,
  });
  const isExpandable = useCallback(
    (rowId: string) => {
      const row = model.store.row(rowId);
      return row !== undefined && (newest.current.expand?.isExpandable?.(row) ?? true);
    },
    [model],
  );
  return { expansion: expand && expansion, isExpandable };
}
