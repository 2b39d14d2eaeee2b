import { type RefObject, useEffect, useLayoutEffect, useMemo, useRef } from 'react';
import type { TableModel } from '../model/tableModel.types.ts';
import type { PageOf } from '../nesting/nesting.ts';
import type { TablePages } from '../props/RowOptions.types.ts';
import { useControlledPart } from '../topics/useControlledPart.ts';

/** Paging of the rows, from the given page on. The parent is notified of every change, and may control it. */
export function usePages<Row extends object>(model: TableModel<Row>, scroller: RefObject<HTMLElement | null>, pages: TablePages | undefined): void {
  const newest = useRef(pages);
  useLayoutEffect(() => {
    newest.current = pages;
  });
  const isPaged = pages !== undefined;

  useLayoutEffect(() => {
    if (!isPaged) return;
    const { current, defaultCurrent = 1, pageSize, defaultPageSize = 10 } = newest.current ?? {};
    model.view.setPage({ current: current ?? defaultCurrent, pageSize: pageSize ?? defaultPageSize });
    return () => model.view.setPage(undefined);
  }, [model, isPaged]);

  useEffect(() => {
    if (!isPaged) return;
    let shown = model.view.page();
    return model.topics.subscribe('order', () => {
      const page = model.view.page();
      if (!page || isSamePage(page, shown)) return;
      shown = page;
      scroller.current?.scrollTo({ top: 0 });
    });
  }, [model, scroller, isPaged]);

  const wanted = useWantedPage(pages);
  useControlledPart<Partial<PageOf> | undefined>(model.topics, 'order', wanted, {
    read: model.view.page,
    write: (page) => {
      const now = model.view.page();
      if (now && page) model.view.setPage({ ...now, ...page });
    },
    isSame: (shown, page) => !shown || !page || isSamePage(shown, { ...shown, ...page }),
    onChange: (page) => page && pages?.onChange?.(page as PageOf),
    waitsFor: isPaged,
  });
}

/** Part of the page that the parent controls: its number, its size, both, or neither. */
function useWantedPage(pages: TablePages | undefined): Partial<PageOf> | undefined {
  const { current, pageSize } = pages ?? {};
  return useMemo(
    () =>
      current === undefined && pageSize === undefined ? undefined : { ...(current !== undefined && { current }), ...(pageSize !== undefined && { pageSize }) },
    [current, pageSize],
  );
}

const isSamePage = (a: Partial<PageOf>, b: Partial<PageOf> | undefined): boolean => a.current === b?.current && a.pageSize === b?.pageSize;
