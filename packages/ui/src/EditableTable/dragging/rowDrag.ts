import type { MoveRefusal, LiftedRow, RowDrag } from '../context/rowParts.types.ts';
import type { RowOffsets } from '../viewport/rowOffsets.ts';
import type { RowView } from '../view/rowView.ts';
import type { Topics } from '../topics/topics.ts';

interface RowDragParts {
  view: RowView;
  topics: Topics;
  /** Rows that keep their place; others may still pass them. */
  isFixed: (rowId: string) => boolean;
  /** `position` is the row's new one among all rows. */
  move: (rowId: string, position: number) => void;
}

export function createRowDrag({ view, topics, isFixed, move }: RowDragParts): RowDrag {
  let lifted: LiftedRow | undefined;

  function set(next: LiftedRow | undefined) {
    lifted = next;
    topics.notify('drag');
  }

  const refusal = (rowId: string): MoveRefusal | undefined => orderRefusal(view) ?? (isFixed(rowId) ? 'fixed' : undefined);

  return {
    lifted: () => lifted,
    refusal,
    lift(rowId) {
      const from = view.indexOf(rowId);
      if (from < 0 || refusal(rowId)) return false;
      set({ rowId, from, to: from });
      return true;
    },
    moveTo(position) {
      const to = Math.max(0, Math.min(position, view.ids().length - 1));
      if (lifted && lifted.to !== to) set({ ...lifted, to });
    },
    drop() {
      const row = lifted;
      if (!row) return undefined;
      // Meanwhile the row may have gone, or others have come before it.
      const [now, there] = [view.indexOf(row.rowId), view.ids().at(row.to)];
      if (now === row.from && row.to !== row.from && there !== undefined) move(row.rowId, view.position(there));
      set(undefined);
      return row;
    },
    cancel: () => lifted && set(undefined),
  };
}

/** Rows can be moved only while they are on show in their own order. */
export function orderRefusal(view: RowView): 'nested' | 'sorted' | 'filtered' | undefined {
  if (view.nested()) return 'nested';
  if (view.sort().length > 0) return 'sorted';
  return view.filters().size > 0 ? 'filtered' : undefined;
}

/** The gap between rows at which the drop is shown: before the row at this position. */
export const gapOf = ({ from, to }: LiftedRow): number => (to > from ? to + 1 : to);

/** The gap nearest to `y` px from the top of the first row. */
export function gapAt(y: number, { indexAt, topOf }: RowOffsets): number {
  const index = indexAt(y);
  return y < (topOf(index) + topOf(index + 1)) / 2 ? index : index + 1;
}

/** Resulting position of the row at `from` if it is dropped into a gap. */
export const positionInGap = (gap: number, from: number): number => (gap > from ? gap - 1 : gap);
