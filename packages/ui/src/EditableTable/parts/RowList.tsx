import { useSyncExternalStore } from 'react';
import styles from '../EditableTable.module.css';
import { useTableContext } from '../hooks/tableContext.ts';
import { useTopic } from '../hooks/useTopic.ts';
import type { VisibleRows } from '../model/viewport.ts';
import { TableRow } from './TableRow.tsx';

/** The rows in view, at their places in a box as high as all rows together. */
export function RowList() {
  const { model, viewport, rowHeight } = useTableContext();
  const ids = useTopic(model.topics, 'order', model.store.ids);
  const visible = useSyncExternalStore(viewport.subscribe, viewport.visible, viewport.visible);
  return (
    <div role="rowgroup" className={styles.body} style={{ height: ids.length * rowHeight }}>
      {renderedIndexes(visible, ids.length, model.store.indexOf).map((index) => (
        <TableRow key={ids[index]} rowId={ids[index]!} index={index} />
      ))}
    </div>
  );
}

/** In ascending order, so that Tab goes through the rows as they stand. */
function renderedIndexes({ first, last, pinned }: VisibleRows, rowCount: number, indexOf: (rowId: string) => number): number[] {
  const end = Math.min(last, rowCount - 1);
  const indexes = Array.from({ length: Math.max(0, end - first + 1) }, (_, offset) => first + offset);
  const pin = pinned === undefined ? -1 : indexOf(pinned);
  if (pin < 0 || (pin >= first && pin <= end)) return indexes;
  return pin < first ? [pin, ...indexes] : [...indexes, pin];
}
