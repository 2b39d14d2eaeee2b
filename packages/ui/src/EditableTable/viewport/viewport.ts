import { type ColumnView, type ColumnWindow, columnWindow, type TrackWidth } from './columnWindow.ts';
import { createRowOffsets } from './rowOffsets.ts';
import type { ScrollScale } from './ScrollScale.types.ts';
import { mostStuck, type RowWindow, rowWindow, scrollTopToShow, type Viewport } from './rowWindow.ts';
import { createObservable } from '../../observable/observable.ts';

export interface VisibleRows extends RowWindow {
  /** A row that stays rendered wherever it is, since it holds the focus. */
  pinned: string | undefined;
  /** Px by which rows stand above their places, where a scale has less room than all of them need. */
  shift?: number;
}

export interface GridView extends Viewport, ColumnView {
  /** Lines that row `index` stands below, in tables with groups or a tree. */
  depthAt?: ((index: number) => number) | undefined;
  tracks: readonly TrackWidth[];
  /** For more rows than a browser can scroll. */
  scale?: ScrollScale | undefined;
}

/** Which rows and columns are rendered. Announces only when that changes, not at every scrolled pixel. */
export interface ViewportStore {
  update(change: Partial<GridView>): void;
  pin(rowId: string | undefined): void;
  visible: () => VisibleRows;
  columns: () => ColumnWindow;
  /** Offset at which row `index` is in view. */
  scrollTopFor(index: number): number;
  /** Px to scroll for so many px of rows. */
  areaOf(content: number): number;
  /** Position of the first line of which more than half is in view. */
  firstInView(): number;
  /** Whole rows that fit, at least 1. */
  pageSize(): number;
  subscribe: (listener: () => void) => () => void;
}

export function createViewport(initial: GridView): ViewportStore {
  const { subscribe, notify } = createObservable();
  let view = initial;
  /** Px from the top of the first row. */
  let offset = initial.scrollTop;
  let visible: VisibleRows = { ...rowWindow(initial), pinned: undefined };
  let columns = columnWindow(initial.tracks, initial);

  function show(rows: VisibleRows, nextColumns: ColumnWindow) {
    const sameRows = rows.first === visible.first && rows.last === visible.last && rows.pinned === visible.pinned && rows.shift === visible.shift;
    const sameColumns = nextColumns.first === columns.first && nextColumns.last === columns.last;
    if (sameRows && sameColumns) return;
    if (!sameRows) visible = rows;
    if (!sameColumns) columns = nextColumns;
    notify();
  }

  const rows = (): Viewport => ({ ...view, scrollTop: offset });

  const pageSize = () => Math.max(1, Math.floor(view.height / view.rowHeight));

  /** Lines that stay above line `index` where it comes to lie at the top. */
  const stuckAt = (index: number) => Math.min(view.depthAt?.(index) ?? 0, mostStuck(pageSize()));

  return {
    update(change) {
      view = { ...view, ...change };
      const { scale, scrollTop, height, rowHeight, rowCount, offsets } = view;
      offset = scale ? scale.follow(scrollTop, offsets?.heightOf(rowCount) ?? rowCount * rowHeight, height) : scrollTop;
      show({ ...rowWindow(rows()), pinned: visible.pinned, ...(scale && { shift: offset - scrollTop }) }, columnWindow(view.tracks, view));
    },
    pin: (rowId) => show({ ...visible, pinned: rowId }, columns),
    visible: () => visible,
    columns: () => columns,
    scrollTopFor(index) {
      const wanted = scrollTopToShow(index, rows(), stuckAt(index));
      return view.scale?.scrollTopFor(wanted) ?? wanted;
    },
    areaOf: (content) => view.scale?.areaOf(content) ?? content,
    firstInView() {
      const { rowHeight, offsets = createRowOffsets(rowHeight, []) } = view;
      return offsets.indexAt(offset + (stuckAt(offsets.indexAt(offset)) + 0.5) * rowHeight);
    },
    pageSize,
    subscribe,
  };
}
