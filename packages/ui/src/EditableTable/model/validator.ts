import type { ColumnModel } from './column.ts';
import { type CellFailure, firstFailure, type ValidateTrigger } from './rules.ts';
import type { RowStore } from './rowStore.ts';
import { rowTopic, type Topics } from './topics.ts';
import type { UniqueValues } from './uniqueValues.ts';

/** A failed cell, by row id and column key, so that it survives scrolling and sorting. */
export interface CellError extends CellFailure {
  rowId: string;
  column: string;
}

/** An error found elsewhere, by the server for instance. It leaves when the user edits the cell. */
export interface ExternalError {
  rowId: string;
  column: string;
  text: string;
}

/** Topics: `row:<id>` when an error of the row came or went, `errors` after any of them. */
export interface Validator {
  error(rowId: string, column: string): CellError | undefined;
  /** All known errors, by display order of rows, then of columns. */
  errors(): CellError[];
  checkCell(rowId: string, column: string, trigger: ValidateTrigger): void;
  /** Checks every cell of every row, rendered or not, and answers what failed. Rejects if a handler does. Forgets external errors: only their source can repeat them. */
  checkAll(): Promise<CellError[]>;
  setExternal(errors: readonly ExternalError[]): void;
}

/** Handlers often call a server; this many may be under way at once in a check of the whole table. */
const concurrentHandlers = 8;

export function createValidator<Row extends object>(
  store: RowStore<Row>,
  topics: Topics,
  uniqueValues: UniqueValues,
  columns: () => readonly ColumnModel<Row>[],
): Validator {
  /** By row, then by column. */
  const found = new Map<string, Map<string, CellError>>();

  store.observe((rowId, before, after) => {
    if (!after) found.delete(rowId);
    if (!before || found.size === 0) return;
    for (const column of columns()) {
      const values = [column.value(before), after && column.value(after)];
      if (!Object.is(values[0], values[1])) recheckTwins(column, values);
    }
  });

  function put(rowId: string, column: string, failure: CellFailure | undefined) {
    const before = found.get(rowId)?.get(column);
    if (before?.code === failure?.code && before?.text === failure?.text && before?.limit === failure?.limit) return;
    const ofRow = found.get(rowId) ?? new Map<string, CellError>();
    if (failure) ofRow.set(column, { ...failure, rowId, column });
    else ofRow.delete(column);
    if (ofRow.size > 0) found.set(rowId, ofRow);
    else found.delete(rowId);
    topics.notify(rowTopic(rowId));
    topics.notify('errors');
  }

  function check(row: Row, rowId: string, column: ColumnModel<Row>, trigger: ValidateTrigger): void | Promise<void> {
    const value = column.value(row);
    const outcome = firstFailure(column.rules, {
      value,
      row,
      rowId,
      column: column.key,
      trigger,
      isUnique: () => uniqueValues.isUnique(column.key, value),
    });
    if (!(outcome instanceof Promise)) return put(rowId, column.key, outcome);
    return outcome.then((failure) => {
      // The cell may have been edited or removed while a handler was thinking; its answer is then about the past.
      const now = store.row(rowId);
      if (now && Object.is(column.value(now), value)) put(rowId, column.key, failure);
    });
  }

  /** A row whose value was taken by, or freed from, another row may have become right or wrong without being edited. */
  function recheckTwins(column: ColumnModel<Row>, values: readonly unknown[]) {
    for (const value of values) {
      for (const rowId of uniqueValues.rowsWith(column.key, value)) {
        const row = store.row(rowId);
        if (row && found.get(rowId)?.get(column.key)?.code === 'unique') void check(row, rowId, column, 'input');
      }
    }
  }

  function errors(): CellError[] {
    const order = new Map(columns().map((column, index) => [column.key, index]));
    const position = (error: CellError) => order.get(error.column) ?? order.size;
    return [...found.keys()]
      .sort((a, b) => store.indexOf(a) - store.indexOf(b))
      .flatMap((rowId) => [...found.get(rowId)!.values()].sort((a, b) => position(a) - position(b)));
  }

  function setExternal(external: readonly ExternalError[]) {
    const wanted = new Set(external.map((error) => cellKey(error)));
    for (const error of errors()) {
      if (error.code === 'external' && !wanted.has(cellKey(error))) put(error.rowId, error.column, undefined);
    }
    for (const { rowId, column, text } of external) if (store.row(rowId)) put(rowId, column, { code: 'external', text });
  }

  return {
    error: (rowId, column) => found.get(rowId)?.get(column),
    errors,

    checkCell(rowId, key, trigger) {
      const row = store.row(rowId);
      const column = columns().find((candidate) => candidate.key === key);
      // Leaving a cell unchanged does not answer an error that only the server can judge.
      if (trigger === 'blur' && found.get(rowId)?.get(key)?.code === 'external') return;
      // A handler that fails here (offline, say) has no opinion; checkAll asks again and then fails aloud.
      if (row && column) void check(row, rowId, column, trigger)?.catch(() => undefined);
    },

    async checkAll() {
      setExternal([]);
      const checked = columns().filter((column) => !column.hidden && column.rules.length > 0);
      const waiting = new Set<Promise<void>>();
      for (const rowId of store.ids()) {
        for (const column of checked) {
          const row = store.row(rowId);
          if (!row) continue;
          const outcome = check(row, rowId, column, 'validate');
          if (!outcome) continue;
          const entry: Promise<void> = outcome.finally(() => waiting.delete(entry));
          waiting.add(entry);
          if (waiting.size >= concurrentHandlers) await Promise.race(waiting);
        }
      }
      await Promise.all(waiting);
      return errors();
    },

    setExternal,
  };
}

const cellKey = ({ rowId, column }: { rowId: string; column: string }) => `${rowId}\n${column}`;
