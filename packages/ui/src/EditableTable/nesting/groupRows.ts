import type { ColumnModel } from '../columnModel/column.ts';
import { readField } from '../rowStore/field.ts';
import type { RowStore } from '../rowStore/rowStore.ts';
import type { NestedLines, Nesting, RowGroup } from './nesting.ts';

/**
 * Rows in groups by the values of columns, the first column outermost. Groups stand in the order of their first rows, so that a sort of a
 * grouped column sorts its groups; rows without a value are a group of their own.
 */
export function groupRows<Row extends object>(store: RowStore<Row>, columns: readonly ColumnModel<Row>[]): Nesting<Row> {
  function arrange(rowIds: readonly string[]): NestedLines {
    const ids: string[] = [];
    const levels: number[] = [];
    const groups = new Map<string, RowGroup>();

    function add(members: readonly string[], level: number, path: readonly string[]) {
      const column = columns[level];
      if (!column) {
        for (const rowId of members) {
          ids.push(rowId);
          levels.push(level);
        }
        return;
      }
      for (const [key, inGroup] of byValue(members, column)) {
        const here = [...path, key];
        const id = `group:${here.join('/')}`;
        groups.set(id, { column: column.key, value: column.value(store.row(inGroup[0]!)!), rowId: inGroup[0]! });
        ids.push(id);
        levels.push(level);
        add(inGroup, level + 1, here);
      }
    }

    add(rowIds, 0, []);
    return { ids, levels, groups };
  }

  function byValue(rowIds: readonly string[], column: ColumnModel<Row>): Map<string, string[]> {
    const members = new Map<string, string[]>();
    for (const rowId of rowIds) {
      const key = groupKey(column, store.row(rowId)!);
      const known = members.get(key);
      if (known) known.push(rowId);
      else members.set(key, [rowId]);
    }
    return members;
  }

  return {
    kind: 'groups',
    arrange,
    withAncestors: (rowIds) => new Set(rowIds),
    isMoved: (before, after) => columns.some((column) => groupKey(column, before) !== groupKey(column, after)),
    // A value that is worked out from others cannot be given.
    beside(row) {
      const given = columns.filter(({ key, value, write }) => write || Object.is(value(row), readField(row, key)));
      return Object.fromEntries(given.map(({ key, value }) => [key, value(row)]));
    },
  };
}

/** The same for values that are the same to a user: nothing, an empty text and an empty list are one. */
function groupKey<Row>({ key, value }: ColumnModel<Row>, row: Row): string {
  const own = value(row);
  const isEmpty = own === undefined || own === null || own === '' || (Array.isArray(own) && own.length === 0);
  return encodeURIComponent(JSON.stringify([key, isEmpty ? null : own]));
}
