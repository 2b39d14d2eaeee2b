import { type ColumnView, type ColumnWindow, columnWindow, type TrackWidth } from './columnWindow.ts';
import { createRowOffsets } from './rowOffsets.ts';
import { mostStuck, type RowWindow, rowWindow, scrollTopToShow, type Viewport } from './rowWindow.ts';
import { createObservable } from '../../observable/observable.ts';

export interface VisibleRows extends RowWindow {
  /** A row that stays rendered wherever it is, since it holds the focus. */
  pinned: string | undefined;
  /** Px by which rows are drawn above their places, where they need more room than a browser can scroll. */
  shift?: number;
}

export interface GridView extends Viewport, ColumnView {
  /** Lines that row `index` stands below, in tables with groups or a tree. */
  depthAt?: ((index: number) => number) | undefined;
  tracks: readonly TrackWidth[];
}

/** Which rows and columns are rendered. Announces only when that changes, not at every scrolled pixel. */
export interface ViewportStore {
  update(change: Partial<GridView>): void;
  pin(rowId: string | undefined): void;
  visible: () => VisibleRows;
  columns: () => ColumnWindow;
  /** Offset at which row `index` is in view. */
  scrollTopFor(index: number): number;
  /** Position of the first line of which more than half is in view. */
  firstInView(): number;
  /** Whole rows that fit, at least 1. */
  pageSize(): number;
  subscribe: (listener: () => void) => () => void;
  /** Px to scroll for so many px of rows, where that is less. */
  areaOf?: (content: number) => number;
}

export function createViewport(initial: GridView): ViewportStore {
  const { subscribe, notify } = createObservable();
  let view = initial;
  let visible: VisibleRows = { ...rowWindow(initial), pinned: undefined };
  let columns = columnWindow(initial.tracks, initial);

  function show(rows: VisibleRows, nextColumns: ColumnWindow) {
    const sameRows = rows.first === visible.first && rows.last === visible.last && rows.pinned === visible.pinned;
    const sameColumns = nextColumns.first === columns.first && nextColumns.last === columns.last;
    if (sameRows && sameColumns) return;
    if (!sameRows) visible = rows;
    if (!sameColumns) columns = nextColumns;
    notify();
  }

  const pageSize = () => Math.max(1, Math.floor(view.height / view.rowHeight));

  /** Lines that stay above line `index` where it comes to lie at the top. */
  const stuckAt = (index: number) => Math.min(view.depthAt?.(index) ?? 0, mostStuck(pageSize()));

  return {
    update(change) {
      view = { ...view, ...change };
      show({ ...rowWindow(view), pinned: visible.pinned }, columnWindow(view.tracks, view));
    },
    pin: (rowId) => show({ ...visible, pinned: rowId }, columns),
    visible: () => visible,
    columns: () => columns,
    scrollTopFor: (index) => scrollTopToShow(index, view, stuckAt(index)),
    firstInView() {
      const { scrollTop, rowHeight, offsets = createRowOffsets(rowHeight, []) } = view;
      return offsets.indexAt(scrollTop + (stuckAt(offsets.indexAt(scrollTop)) + 0.5) * rowHeight);
    },
    pageSize,
    subscribe,
  };
}
