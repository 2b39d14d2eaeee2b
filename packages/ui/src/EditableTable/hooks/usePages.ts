import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import type { TableModel } from '../model/tableModel.types.ts';
import type { TablePages } from '../RowOptions.types.ts';

/** Shows the rows page by page, beginning with the given one; whoever turns the page, the parent hears of it. */
export function usePages<Row extends object>(model: TableModel<Row>, scroller: RefObject<HTMLElement | null>, pages: TablePages | undefined): void {
  const newest = useRef(pages);
  useEffect(() => {
    newest.current = pages;
  });
  const isPaged = pages !== undefined;

  useLayoutEffect(() => {
    if (!isPaged) return;
    const { current = 1, pageSize = 10 } = newest.current ?? {};
    model.view.setPage({ current, pageSize });
    let shown = model.view.page();
    const stop = model.topics.subscribe('order', () => {
      const page = model.view.page();
      if (!page || (page.current === shown?.current && page.pageSize === shown.pageSize)) return;
      shown = page;
      scroller.current?.scrollTo({ top: 0 });
      newest.current?.onChange?.(page);
    });
    return () => {
      stop();
      model.view.setPage(undefined);
    };
  }, [model, scroller, isPaged]);
}
