import { type RowWindow, rowWindow, scrollTopToShow, type Viewport } from './rowWindow.ts';
import { createTopics } from './topics.ts';

export interface VisibleRows extends RowWindow {
  /** A row that stays rendered wherever it is, since it holds the focus. */
  pinned: string | undefined;
}

/** Which rows are rendered. Announces only when that changes, not at every scrolled pixel. */
export interface ViewportStore {
  update(change: Partial<Viewport>): void;
  pin(rowId: string | undefined): void;
  visible: () => VisibleRows;
  /** Offset at which row `index` is in view. */
  scrollTopFor(index: number): number;
  /** Whole rows that fit, at least 1. */
  pageSize(): number;
  subscribe: (listener: () => void) => () => void;
}

export function createViewport(initial: Viewport): ViewportStore {
  const topics = createTopics();
  let viewport = initial;
  let visible: VisibleRows = { ...rowWindow(initial), pinned: undefined };

  function show(next: VisibleRows) {
    if (next.first === visible.first && next.last === visible.last && next.pinned === visible.pinned) return;
    visible = next;
    topics.notify('visible');
  }

  return {
    update(change) {
      viewport = { ...viewport, ...change };
      show({ ...rowWindow(viewport), pinned: visible.pinned });
    },
    pin: (rowId) => show({ ...visible, pinned: rowId }),
    visible: () => visible,
    scrollTopFor: (index) => scrollTopToShow(index, viewport),
    pageSize: () => Math.max(1, Math.floor(viewport.height / viewport.rowHeight)),
    subscribe: (listener) => topics.subscribe('visible', listener),
  };
}
