import { type CSSProperties, memo, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { ServerStyles } from '../../serverStyles/ServerStyles.tsx';
import styles from '../EditableTable.module.css';
import { useTableContext } from '../context/tableContext.ts';
import { useGridPointer } from '../ranges/useGridPointer.ts';
import { treePlace } from '../cells/Cell.tsx';
import { useTopic } from '../topics/useTopic.ts';
import { isWhole } from '../viewport/columnWindow.ts';
import { createRowSlots } from '../viewport/rowSlots.ts';
import type { VisibleRows } from '../viewport/viewport.ts';
import type { ExpandOptions } from '../props/RowOptions.types.ts';
import { DropLine } from '../dragging/DropLine.tsx';
import { RowPanel } from '../rowPanels/RowPanel.tsx';
import { TableRow } from './TableRow.tsx';
import { rowPlace } from '../layout/rowPlace.ts';

export interface RowListProps {
  expand: ExpandOptions<object> | undefined;
}

/** The rows in view, at their places in a box as high as all rows together. Rows that come take over the elements of rows that went. */
export const RowList = memo(function RowList({ expand }: RowListProps) {
  const { model, viewport, rowHeight, offsets, drag, expansion, places, nestingParts, blockParts, treeColumn, styleOf } = useTableContext();
  const ids = useTopic(model.topics, 'order', model.view.ids);
  const visible = useSyncExternalStore(viewport.subscribe, viewport.visible, viewport.visible);
  const drawn = useSyncExternalStore(viewport.subscribe, viewport.columns, viewport.columns);
  const windowed = !isWhole(drawn, places.size);
  const { topOf, heightOf } = useTopic(model.topics, 'expanded', offsets);
  const [slots] = useState(createRowSlots);
  const pointer = useGridPointer();
  const nested = model.view.nested();
  const before = model.view.linesBefore();
  const body = useRef<HTMLDivElement>(null);
  const settled = useSettled(visible.first);
  // Moving the focused element would blur it; and during a scroll no screen reader depends on the order.
  const inOrder = settled && !body.current?.contains(document.activeElement);
  const indexes = renderedIndexes(visible, ids.length, model.view.indexOf);
  model.store.expect(before + visible.first);
  const rows = slots.assign(
    indexes.map((index) => ids.at(index)!),
    inOrder,
  );
  const size = { height: viewport.areaOf?.(heightOf(ids.length)) ?? heightOf(ids.length) };
  const placeOf = (index: number) => topOf(index) - (visible.shift ?? 0);
  const tree = treeColumn === undefined ? undefined : places.get(treeColumn);
  const placesAt = (index: number): (CSSProperties | undefined)[] => {
    const rowId = ids.at(index)!;
    return [
      rowPlace(placeOf(index)),
      expansion?.has(rowId) ? rowPlace(placeOf(index) + rowHeight) : undefined,
      tree && nested ? treePlace(tree, nested.level(rowId)) : undefined,
    ];
  };
  return (
    <div ref={body} role="rowgroup" tabIndex={-1} data-rows className={styles.body} {...styleOf(size)} {...pointer}>
      <ServerStyles styleOf={styleOf} styles={() => [size, ...indexes.flatMap(placesAt)]} />
      {nestingParts && nested && <nestingParts.StuckLines drawn={drawn} />}
      {rows.map(({ rowId, position, slot }) => {
        const at = indexes[position]!;
        const line = {
          top: placeOf(at),
          position: before + at,
          isLast: at === ids.length - 1,
          drawn,
          ...(nestingParts && nested && nestingParts.branchOf(nested, rowId)),
        };
        if (blockParts && !model.store.row(rowId)) return <blockParts.UnloadedRow key={slot} rowId={rowId} {...line} />;
        return nestingParts && nested?.group(rowId) ? (
          <nestingParts.GroupHeading key={slot} groupId={rowId} count={nested.rowCount(rowId)} {...line} />
        ) : (
          <TableRow key={slot} rowId={rowId} index={nested ? nested.position(rowId) : before + at} windowed={windowed} {...line} />
        );
      })}
      {expand &&
        indexes.map((index) => {
          const rowId = ids.at(index)!;
          return expansion!.has(rowId) && <RowPanel key={rowId} options={expand} rowId={rowId} top={placeOf(index) + rowHeight} />;
        })}
      {drag && <DropLine />}
    </div>
  );
});

/** Ms without a scroll after which rows are put in the order in which they are read. */
const settleMs = 200;

/** False from a scroll on, until the rows have stood still. */
function useSettled(first: number): boolean {
  const [settled, setSettled] = useState(first);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(first), settleMs);
    return () => clearTimeout(timer);
  }, [first]);
  return settled === first;
}

/** In ascending order. */
function renderedIndexes({ first, last, pinned }: VisibleRows, rowCount: number, indexOf: (rowId: string) => number): number[] {
  const end = Math.min(last, rowCount - 1);
  const indexes = Array.from({ length: Math.max(0, end - first + 1) }, (_, offset) => first + offset);
  const pin = pinned === undefined ? -1 : indexOf(pinned);
  if (pin < 0 || (pin >= first && pin <= end)) return indexes;
  return pin < first ? [pin, ...indexes] : [...indexes, pin];
}
