import { readField } from './field.ts';
import { isTemporaryRowId } from './rowId.ts';
import type { RowStore } from './rowStore.ts';

/** Unsaved changes: rows that are new to the server, rows that differ from its state, ids to delete there. */
export interface TableChanges<Row> {
  /** Rows that were never saved, with their temporary ids. */
  added: Row[];
  /** Rows that differ from what was loaded or saved last. */
  edited: Row[];
  /** Only of rows the server knows. */
  deletedIds: string[];
}

/** Follows what the user did since the rows were loaded or saved. Changes from outside are not the user's. */
export interface ChangeLog<Row> {
  changes(): TableChanges<Row>;
  isAdded(rowId: string): boolean;
  isEdited(rowId: string): boolean;
  /** The row as the server knows it; nothing for an added row. */
  original(rowId: string): Row | undefined;
  /** The server now knows the row as `original`; what the user changed stays a change. */
  setOriginal(rowId: string, original: Row): void;
  /** Call around the user's own edits; all other changes count as coming from outside. */
  byUser<Result>(action: () => Result): Result;
  isByUser(): boolean;
  /** Everything is saved: nothing is edited, nothing deleted. */
  accept(): void;
}

export function createChangeLog<Row extends object>(store: RowStore<Row>): ChangeLog<Row> {
  const added = new Set(store.ids().filter(isTemporaryRowId));
  /** Rows as the server knows them, of those the user changed; also of removed ones, which an undo may bring back. */
  const originals = new Map<string, Row>();
  const deleted = new Set<string>();
  let user = false;

  store.observe((rowId, before, after) => {
    if (!before) return noteArrival(rowId, after!);
    if (!after) return noteRemoval(rowId);
    if (!added.has(rowId) && (user || originals.has(rowId))) compare(rowId, originals.get(rowId) ?? before, after);
  });

  function noteArrival(rowId: string, row: Row) {
    const isBack = deleted.delete(rowId);
    if (isTemporaryRowId(rowId) || (user && !isBack)) added.add(rowId);
    if (!user) originals.delete(rowId);
    else if (isBack) compare(rowId, originals.get(rowId) ?? row, row);
  }

  function noteRemoval(rowId: string) {
    const wasAdded = added.delete(rowId);
    if (user && !wasAdded) deleted.add(rowId);
    if (!user) originals.delete(rowId);
  }

  function compare(rowId: string, original: Row, row: Row) {
    if (isSameRow(original, row)) originals.delete(rowId);
    else originals.set(rowId, original);
  }

  const isEdited = (rowId: string) => originals.has(rowId) && !deleted.has(rowId);
  const inOrder = (rowIds: Iterable<string>) => [...rowIds].sort((a, b) => store.indexOf(a) - store.indexOf(b)).map((rowId) => store.row(rowId)!);

  return {
    changes: () => ({ added: inOrder(added), edited: inOrder([...originals.keys()].filter(isEdited)), deletedIds: [...deleted] }),
    isAdded: (rowId) => added.has(rowId),
    isEdited,
    original: (rowId) => (added.has(rowId) ? undefined : (originals.get(rowId) ?? store.row(rowId))),
    setOriginal(rowId, original) {
      const row = store.row(rowId);
      added.delete(rowId);
      if (row) compare(rowId, original, row);
    },
    byUser(action) {
      const before = user;
      user = true;
      try {
        return action();
      } finally {
        user = before;
      }
    },
    isByUser: () => user,
    accept() {
      originals.clear();
      deleted.clear();
      for (const rowId of added) if (!isTemporaryRowId(rowId)) added.delete(rowId);
    },
  };
}

function isSameRow(a: object, b: object): boolean {
  const keys = new Set([...Object.keys(a), ...Object.keys(b)]);
  return [...keys].every((key) => Object.is(readField(a, key), readField(b, key)));
}
