import { readField } from './field.ts';
import { isTemporaryRowId } from './rowId.ts';
import type { RowStore } from './rowStore.ts';

/** What is to be saved: rows the server does not know, rows that differ from what it knows, ids to delete there. */
export interface TableChanges<Row> {
  added: Row[];
  edited: Row[];
  /** Only of rows the server knows. */
  deletedIds: string[];
}

/** Follows what the user did since the rows were loaded or saved. Changes from outside are not the user's. */
export interface ChangeLog<Row> {
  changes(): TableChanges<Row>;
  /** Call around the user's own edits; all other changes count as coming from outside. */
  byUser(action: () => void): void;
  /** Everything is saved: nothing is edited, nothing deleted. */
  accept(): void;
}

export function createChangeLog<Row extends object>(store: RowStore<Row>): ChangeLog<Row> {
  const added = new Set(store.ids().filter(isTemporaryRowId));
  /** Rows as the server knows them, only of those the user changed. */
  const originals = new Map<string, Row>();
  const deleted = new Set<string>();
  let user = false;

  store.observe((rowId, before, after) => {
    if (isTemporaryRowId(rowId)) {
      if (after) added.add(rowId);
      else added.delete(rowId);
      return;
    }
    if (after) deleted.delete(rowId);
    else if (user) deleted.add(rowId);
    if (!after) originals.delete(rowId);
    else if (before && user) noteEdit(rowId, before, after);
  });

  function noteEdit(rowId: string, before: Row, after: Row) {
    const original = originals.get(rowId) ?? before;
    if (isSameRow(original, after)) originals.delete(rowId);
    else originals.set(rowId, original);
  }

  const inOrder = (rowIds: Iterable<string>) => [...rowIds].sort((a, b) => store.indexOf(a) - store.indexOf(b)).map((rowId) => store.row(rowId)!);

  return {
    changes: () => ({ added: inOrder(added), edited: inOrder(originals.keys()), deletedIds: [...deleted] }),
    byUser(action) {
      user = true;
      try {
        action();
      } finally {
        user = false;
      }
    },
    accept() {
      originals.clear();
      deleted.clear();
    },
  };
}

function isSameRow(a: object, b: object): boolean {
  const keys = new Set([...Object.keys(a), ...Object.keys(b)]);
  return [...keys].every((key) => Object.is(readField(a, key), readField(b, key)));
}
