import { createObservable } from '../../observable/observable.ts';
import type { GridView, ViewportStore, VisibleRows } from '../viewport/viewport.ts';
import { createScrollScale } from './scrollScale.ts';

export interface ScaledViewport extends ViewportStore {
  /** Where the scroll bar would stand in proportion; undefined if it does. */
  settle: () => number | undefined;
}

/** A viewport for more rows than a browser can scroll. @param inner knows nothing of that */
export function scaledViewport(inner: ViewportStore, initial: GridView): ScaledViewport {
  const scale = createScrollScale();
  const { subscribe, notify } = createObservable();
  let view = initial;
  let shift = 0;
  let known: { of: VisibleRows; shift: number; rows: VisibleRows } | undefined;
  inner.subscribe(notify);

  return {
    ...inner,
    subscribe,
    areaOf: scale.areaOf,
    settle: scale.settle,
    scrollTopFor: (index) => scale.scrollTopFor(inner.scrollTopFor(index)),

    visible() {
      const of = inner.visible();
      if (known?.of !== of || known.shift !== shift) known = { of, shift, rows: { ...of, shift } };
      return known.rows;
    },

    update(change) {
      view = { ...view, ...change };
      const { scrollTop, height, rowHeight, rowCount, offsets } = view;
      const before = { shift, rows: inner.visible() };
      const offset = scale.follow(scrollTop, offsets?.heightOf(rowCount) ?? rowCount * rowHeight, height);
      shift = offset - scrollTop;
      inner.update({ ...change, scrollTop: offset });
      // The same rows are drawn elsewhere.
      if (shift !== before.shift && inner.visible() === before.rows) notify();
    },
  };
}
