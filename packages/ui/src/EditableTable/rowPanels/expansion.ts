import type { Expansion } from '../context/rowParts.types.ts';
import { createRowOffsets, type RowOffsets } from '../viewport/rowOffsets.ts';
import type { Lines, RowView } from '../view/rowView.ts';
import { rowTopic, type Topics } from '../topics/topics.ts';

interface ExpansionOptions {
  rowHeight: number;
  /** Only one panel is open at a time. */
  accordion: boolean;
}

/** Px of a panel that was never drawn. */
const guessedHeight = 200;

export function createExpansion(view: RowView, topics: Topics, options: () => ExpansionOptions): Expansion {
  let open: ReadonlySet<string> = new Set();
  let listed: readonly string[] = [];
  const heights = new Map<string, number>();
  let known: { ids: Lines; open: ReadonlySet<string>; rowHeight: number; offsets: RowOffsets } | undefined;

  const heightOf = (rowId: string) => heights.get(rowId) ?? guessedHeight;

  function set(rowIds: readonly string[]) {
    const before = open;
    open = new Set(options().accordion ? rowIds.slice(-1) : rowIds);
    listed = [...open];
    for (const rowId of new Set([...before, ...open])) if (before.has(rowId) !== open.has(rowId)) topics.notify(rowTopic(rowId));
    topics.notify('expanded');
  }

  return {
    has: (rowId) => open.has(rowId),
    ids: () => listed,
    set,
    toggle: (rowId) => set(open.has(rowId) ? [...open].filter((id) => id !== rowId) : [...open, rowId]),
    heightOf,
    setHeight(rowId, height) {
      if (heightOf(rowId) === height) return;
      heights.set(rowId, height);
      known = undefined;
      topics.notify('expanded');
    },
    offsets() {
      const [ids, { rowHeight }] = [view.ids(), options()];
      if (known?.ids !== ids || known.open !== open || known.rowHeight !== rowHeight) {
        const panels = [...open].map((rowId) => ({ index: view.indexOf(rowId), height: heightOf(rowId) })).filter(({ index }) => index >= 0);
        panels.sort((a, b) => a.index - b.index);
        known = { ids, open, rowHeight, offsets: createRowOffsets(rowHeight, panels) };
      }
      return known.offsets;
    },
  };
}
