import { readField } from '../rowStore/field.ts';
import type { RowStore } from '../rowStore/rowStore.ts';
import type { NestedLines, Nesting } from './nesting.ts';

/**
 * Rows as a tree: each names the row that it stands below. A row that names none, or one that is not there, stands at the top; so does the
 * first of rows that stand below each other in a circle. Rows below the same one stand in the order in which they are given.
 * @param parentKey field with the id of the row above
 */
export function treeRows<Row extends object>(store: RowStore<Row>, parentKey: string): Nesting<Row> {
  function parentOf(rowId: string): string | undefined {
    const row = store.row(rowId);
    const parent = row && readField(row, parentKey);
    return parent === undefined || parent === null || parent === '' ? undefined : String(parent);
  }

  function arrange(rowIds: readonly string[]): NestedLines {
    const shown = new Set(rowIds);
    const roots: string[] = [];
    const children = new Map<string, string[]>();
    for (const rowId of rowIds) {
      const parent = parentOf(rowId);
      const siblings = parent !== undefined && shown.has(parent) ? (children.get(parent) ?? []) : roots;
      siblings.push(rowId);
      if (siblings !== roots) children.set(parent!, siblings);
    }
    const ids: string[] = [];
    const levels: number[] = [];
    const placed = new Set<string>();

    function place(root: string) {
      const open: { rowId: string; level: number }[] = [{ rowId: root, level: 0 }];
      for (let next = open.pop(); next; next = open.pop()) {
        const { rowId, level } = next;
        if (placed.has(rowId)) continue;
        placed.add(rowId);
        ids.push(rowId);
        levels.push(level);
        const below = children.get(rowId) ?? [];
        for (let at = below.length - 1; at >= 0; at -= 1) open.push({ rowId: below[at]!, level: level + 1 });
      }
    }

    roots.forEach(place);
    if (placed.size < rowIds.length) rowIds.forEach((rowId) => placed.has(rowId) || place(rowId));
    return { ids, levels, groups: noGroups };
  }

  return {
    kind: 'tree',
    arrange,
    withAncestors(rowIds) {
      const all = new Set(rowIds);
      for (const rowId of rowIds) {
        for (let parent = parentOf(rowId); parent !== undefined && store.row(parent) && !all.has(parent); parent = parentOf(parent)) all.add(parent);
      }
      return all;
    },
    isMoved: (before, after) => !Object.is(readField(before, parentKey), readField(after, parentKey)),
    beside: (row) => ({ [parentKey]: readField(row, parentKey) }),
  };
}

const noGroups = new Map<never, never>();
