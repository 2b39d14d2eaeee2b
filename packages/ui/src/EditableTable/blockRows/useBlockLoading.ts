import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { createBlockLoader } from '../blocks/blockLoader.ts';
import { askedFilters } from '../blocks/blockView.ts';
import type { RowBlocks } from '../blocks/RowBlocks.types.ts';
import type { RowSource } from '../blocks/RowSource.types.ts';
import { useTableContext } from '../context/tableContext.ts';
import { linesOfRange } from './linesOfRange.ts';

/** Blocks that are kept. */
export const mostBlocks = ({ maxBlocks = 50 }: RowSource<object>): number => maxBlocks;

/** Asks for what comes into view, and for all rows anew when they are sorted or filtered by others, or come from elsewhere. */
export function useBlockLoading(scroller: RefObject<HTMLElement | null>, blocks: RowBlocks<object>, source: RowSource<object>): void {
  const { model, viewport, rowViews } = useTableContext();
  const { load, maxRequests = 2 } = source;
  const maxBlocks = mostBlocks(source);
  const newest = useRef(load);
  useLayoutEffect(() => {
    if (newest.current === load) return;
    newest.current = load;
    blocks.replace();
    scroller.current?.scrollTo({ top: 0 });
  }, [scroller, blocks, load]);

  useEffect(() => {
    const { view, ranges, activeCell, topics } = model;
    const mostLines = maxBlocks * blocks.blockSize;

    function isInUse(rowId: string): boolean {
      const [range, selected] = [linesOfRange(model), model.blockSelection?.selected()];
      const isInRange = range !== undefined && range.last - range.first < mostLines && ranges.columnsIn(rowId) !== undefined;
      const open = [activeCell.cell()?.rowId, rowViews?.open.subForm()?.rowId, rowViews?.open.details()];
      return isInRange || open.includes(rowId) || (selected?.all === false && selected.rowIds.includes(rowId));
    }

    const loader = createBlockLoader({
      blocks,
      load: (from, to, signal) => newest.current({ from, to, sort: view.sort(), filters: askedFilters(view.filters()), signal }),
      alsoWanted: () => linesOfRange(model),
      isInUse,
      maxBlocks,
      maxRequests,
      later(action, ms) {
        const timer = setTimeout(action, ms);
        return () => clearTimeout(timer);
      },
    });
    const look = () => loader.look(viewport.visible());
    look();
    const stop = [viewport.subscribe(look), ...['order', 'range', 'blocks'].map((topic) => topics.subscribe(topic, loader.update))];
    return () => {
      loader.stop();
      for (const leave of stop) leave();
    };
  }, [model, viewport, rowViews, blocks, maxBlocks, maxRequests]);

  useEffect(() => {
    const { view, topics } = model;
    let asked = [view.sort(), view.filters()];
    return topics.subscribe('order', () => {
      const now = [view.sort(), view.filters()];
      if (now.every((part, at) => part === asked[at])) return;
      asked = now;
      scroller.current?.scrollTo({ top: 0 });
    });
  }, [model, scroller]);
}
