import type { ChangeLog } from '../rowStore/changeLog.ts';
import { readField } from '../rowStore/field.ts';
import { joinNew } from './joinNew.ts';
import type { RowStore } from '../rowStore/rowStore.ts';

/** Result of a merge, by row id. */
export interface MergeResult {
  /** Ids of rows that came. */
  added: string[];
  /** Ids of rows in which something is new. */
  updated: string[];
  /** Ids of rows that went. */
  removed: string[];
  /** Rows that the server has no longer but the user has changed: they stay. */
  kept: string[];
  /** Cells that both changed: the user's value stayed. */
  conflicts: { rowId: string; column: string; value: unknown; serverValue: unknown }[];
}

/**
 * Takes over newer rows of the server without losing what the user did: changed cells, added, deleted and moved rows stay
 * so; all else becomes what the server says. What the user changed is from now on compared with the new values.
 * @param keepOrder the user moved rows: new ones join the present order instead of all following the server's.
 */
export function mergeRows<Row extends object>(store: RowStore<Row>, changeLog: ChangeLog<Row>, serverRows: readonly Row[], keepOrder: boolean): MergeResult {
  const result: MergeResult = { added: [], updated: [], removed: [], kept: [], conflicts: [] };
  const deleted = new Set(changeLog.changes().deletedIds);
  const server = new Map(serverRows.map((row) => [store.idOf(row), row]));
  const merged = new Map<string, Row>();

  for (const [rowId, serverRow] of server) {
    const row = store.row(rowId);
    if (!row && deleted.has(rowId)) continue;
    const next = row ? mergeRow(rowId, row, changeLog.original(rowId) ?? serverRow, serverRow, result.conflicts) : serverRow;
    merged.set(rowId, next);
    if (!row) result.added.push(rowId);
    else if (next !== row) result.updated.push(rowId);
  }
  for (const rowId of store.ids()) {
    if (server.has(rowId)) continue;
    if (changeLog.isEdited(rowId)) result.kept.push(rowId);
    if (changeLog.isEdited(rowId) || changeLog.isAdded(rowId)) merged.set(rowId, store.row(rowId)!);
    else result.removed.push(rowId);
  }

  const local = store.ids().filter((rowId) => merged.has(rowId));
  const remote = [...server.keys()].filter((rowId) => merged.has(rowId));
  const order = keepOrder ? joinNew(local, remote, (rowId) => !store.row(rowId)) : joinNew(remote, local, (rowId) => !server.has(rowId));
  const originals = new Map([...server.keys()].map((rowId) => [rowId, changeLog.original(rowId)]));
  store.replaceAll(order.map((rowId) => merged.get(rowId)!));
  for (const [rowId, serverRow] of server) {
    if (changeLog.isEdited(rowId) || changeLog.isAdded(rowId)) changeLog.setOriginal(rowId, { ...originals.get(rowId), ...serverRow });
  }
  return result;
}

/** The row itself if nothing comes of it. */
function mergeRow<Row extends object>(rowId: string, row: Row, original: Row, serverRow: Row, conflicts: MergeResult['conflicts']): Row {
  const patch: Record<string, unknown> = {};
  // A field that the server does not send is the screen's own.
  for (const column of Object.keys(serverRow)) {
    const [value, before, serverValue] = [readField(row, column), readField(original, column), readField(serverRow, column)];
    if (Object.is(value, serverValue)) continue;
    if (Object.is(value, before)) patch[column] = serverValue;
    else if (!Object.is(before, serverValue)) conflicts.push({ rowId, column, value, serverValue });
  }
  return Object.keys(patch).length === 0 ? row : { ...row, ...(patch as Partial<Row>) };
}
