import { useLayoutEffect, useMemo, useRef } from 'react';
import { useTableContext } from '../context/tableContext.ts';
import { useTopic } from '../topics/useTopic.ts';
import { rowTopic } from '../topics/topics.ts';
import type { ExpandOptions } from '../props/RowOptions.types.ts';
import rowStyles from '../rows/rows.module.css';
import { rowPlace } from '../layout/rowPlace.ts';

interface RowPanelProps {
  options: ExpandOptions<object>;
  rowId: string;
  /** Px from the top of the first row. */
  top: number;
}

/** Panel below an expanded row. As high as its content. */
export function RowPanel({ options, rowId, top }: RowPanelProps) {
  const { model, expansion, places, styleOf, tableId } = useTableContext();
  const content = useRef<HTMLDivElement>(null);
  const row = useTopic(model.topics, rowTopic(rowId), () => model.store.row(rowId));
  const copy = useMemo(() => structuredClone(row), [row]);

  useLayoutEffect(() => {
    const element = content.current;
    if (!element) return;
    const measure = () => {
      const { offsetHeight } = element;
      // Nothing can be said of a panel in a hidden tab.
      if (offsetHeight > 0) expansion!.setHeight(rowId, offsetHeight);
    };
    measure();
    let frame = 0;
    // A frame later: what moves rows within an observer may be observed itself.
    const observer = new ResizeObserver(() => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(measure);
    });
    observer.observe(element);
    return () => {
      cancelAnimationFrame(frame);
      observer.disconnect();
    };
  }, [expansion, rowId]);

  if (!copy) return null;
  return (
    <div role="row" className={rowStyles.panel} {...styleOf(rowPlace(top))}>
      <div ref={content} id={panelId(tableId, rowId)} role="gridcell" aria-colindex={1} aria-colspan={places.size} className={rowStyles.panelContent}>
        {options.render({ row: copy, rowId })}
      </div>
    </div>
  );
}

export const panelId = (tableId: string, rowId: string): string => `${tableId}-panel-${encodeURIComponent(rowId)}`;
