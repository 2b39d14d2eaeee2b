export interface SlottedRow {
  rowId: string;
  /** Position in the rows that were asked about. */
  position: number;
  slot: number;
}

/**
 * Gives every rendered row a slot. A row keeps its slot as long as it is rendered, and a row that comes takes the slot of one that
 * went: elements are filled anew instead of being made. Slots are numbers from 0, as few as there were ever rows at once.
 */
export interface RowSlots {
  /**
   * These rows with their slots, in the order in which the elements stand in the document: as they stood before,
   * or `inOrder` of the rows, for which elements have to be moved.
   */
  assign(rowIds: readonly string[], inOrder: boolean): SlottedRow[];
}

export function createRowSlots(): RowSlots {
  let slots = new Map<string, number>();
  /** Place of each slot in the document. */
  let ranks: number[] = [];

  return {
    assign(rowIds, inOrder) {
      const next = new Map<string, number>();
      for (const rowId of rowIds) {
        const slot = slots.get(rowId);
        if (slot !== undefined) next.set(rowId, slot);
      }
      const taken = new Set(next.values());
      let free = 0;
      for (const rowId of rowIds) {
        if (next.has(rowId)) continue;
        while (taken.has(free)) free += 1;
        next.set(rowId, free);
        free += 1;
      }
      slots = next;
      const rows = rowIds.map((rowId, position) => ({ rowId, position, slot: next.get(rowId)! }));
      if (inOrder) ranks = ranksOf(rows);
      const rank = (slot: number) => ranks[slot] ?? ranks.length + slot;
      return rows.sort((a, b) => rank(a.slot) - rank(b.slot));
    },
  };
}

function ranksOf(rows: readonly SlottedRow[]): number[] {
  const ranks: number[] = [];
  for (const { slot, position } of rows) ranks[slot] = position;
  return ranks;
}
