import { type ActiveCellStore, createActiveCell } from './activeCell.ts';
import { createChangeLog, type ChangeLog, type TableChanges } from './changeLog.ts';
import type { ColumnModel } from './column.ts';
import { isReadOnly } from './column.ts';
import { readField } from './field.ts';
import { createNewRows } from './newRows.ts';
import { createRowStore, type RowStore } from './rowStore.ts';
import { createRowView, type RowView } from './rowView.ts';
import type { ValidateTrigger } from './rules.ts';
import { createSelection, type Selection } from './selection.ts';
import { createTopics, type Topics } from './topics.ts';
import { createTotals, type Totals } from './totals.ts';
import { createUniqueValues } from './uniqueValues.ts';
import { createValidator, type Validator } from './validator.ts';

/** One value that was changed. A choice in a radio column or a picker that fills several fields makes several. */
export interface CellEdit {
  rowId: string;
  column: string;
  value: unknown;
  oldValue: unknown;
}

export type RowsChange<Row> = { readonly changes: TableChanges<Row> } & (
  | { type: 'edit'; edits: CellEdit[] }
  | { type: 'add'; rowIds: string[]; index: number }
  | { type: 'remove'; rowIds: string[] }
  | { type: 'move'; rowId: string; from: number; to: number }
);

/** Rows whose field has the value, or one of the values; or a function that decides by row. */
export type DisabledRow<Row> = { [Key in keyof Row]?: Row[Key] | readonly Row[Key][] } | ((row: Row) => boolean);

export interface TableModelOptions<Row> {
  columns: readonly ColumnModel<Row>[];
  onRowsChange?: ((rows: readonly Row[], change: RowsChange<Row>) => void) | undefined;
  /** Nothing can be edited. */
  readOnly?: boolean | undefined;
  /** More rows than this cannot be added; unlimited by default. */
  maxRows?: number | undefined;
  disabledRow?: DisabledRow<Row> | undefined;
  /** A new row with the given id; by default one of the columns' default values. */
  createRow?: ((rowId: string) => Row) | undefined;
}

/**
 * The state of an editable table, without React. Everything a user does to rows goes through it.
 * Topics: those of the row store, `selection`, `active`, `errors`, and `options` when what may be edited or added changed.
 */
export interface TableModel<Row> {
  topics: Topics;
  store: RowStore<Row>;
  /** The rows on show; `store` has all of them. */
  view: RowView;
  selection: Selection;
  activeCell: ActiveCellStore;
  validator: Validator;
  totals: Totals;
  changeLog: ChangeLog<Row>;
  configure(options: TableModelOptions<Row>): void;
  isDisabled(row: Row): boolean;
  isEditable(row: Row, column: ColumnModel<Row>): boolean;
  /** Rows that may still be added. */
  room(): number;
  editCell(rowId: string, column: ColumnModel<Row>, value: unknown, trigger: ValidateTrigger): void;
  /** Several fields of one row at once, as a picker does. */
  editRow(rowId: string, patch: Partial<Row>, trigger?: ValidateTrigger): void;
  /** Adds up to `count` rows (as many as there is room for) and answers their ids. Default: one at the end. */
  addRows(count?: number, index?: number): string[];
  removeRows(rowIds: readonly string[]): void;
  moveRow(rowId: string, to: number): void;
}

/** Options that decide whether a cell can be edited or a row added. */
const watched = ['columns', 'readOnly', 'disabledRow', 'maxRows'] as const;

export function createTableModel<Row extends object>(rowKey: string, rows: readonly Row[], initial: TableModelOptions<Row>): TableModel<Row> {
  let options = initial;
  const columns = () => options.columns;
  const topics = createTopics();
  const store = createRowStore<Row>(rowKey, rows, topics);
  const view = createRowView(store, topics, columns);
  const changeLog = createChangeLog(store);
  const totals = createTotals(store, columns);
  const uniqueValues = createUniqueValues(store, columns);
  const validator = createValidator(store, topics, uniqueValues, columns);
  const isDisabled = (row: Row) => matchesDisabledRow(options.disabledRow, row);
  const selection = createSelection(store, topics, (row) => !isDisabled(row));
  const activeCell = createActiveCell(topics);
  const room = () => Math.max(0, (options.maxRows ?? Infinity) - store.ids().length);

  type Happening = RowsChange<Row> extends infer Change ? (Change extends unknown ? Omit<Change, 'changes'> : never) : never;

  function change(action: () => void, happening: Happening) {
    const before = store.rows();
    changeLog.byUser(action);
    if (store.rows() === before) return;
    // Listing the changes costs a pass over them, which most listeners do not want at every key stroke.
    const report = Object.defineProperty({ ...happening }, 'changes', { get: changeLog.changes, enumerable: true });
    options.onRowsChange?.(store.rows(), report as RowsChange<Row>);
  }

  function edit(patches: ReadonlyMap<string, Partial<Row>>, trigger: ValidateTrigger) {
    const edits = [...patches].flatMap(([rowId, patch]) => listEdits(store.row(rowId), rowId, patch));
    change(() => store.patch(patches), { type: 'edit', edits });
    for (const { rowId, column } of edits) validator.checkCell(rowId, column, trigger);
  }

  return {
    topics,
    store,
    view,
    selection,
    activeCell,
    validator,
    totals,
    changeLog,
    isDisabled,
    room,

    configure(next) {
      const previous = options;
      options = next;
      if (!haveSameValues(next.columns, previous.columns)) {
        uniqueValues.configure();
        totals.configure();
        topics.notify('rows');
      }
      if (watched.some((name) => next[name] !== previous[name])) topics.notify('options');
    },

    isEditable: (row, column) => !options.readOnly && !isReadOnly(column, row) && !isDisabled(row),

    editCell(rowId, column, value, trigger) {
      const patches = new Map([[rowId, { [column.key]: value } as Partial<Row>]]);
      const { exclusive } = column;
      if (exclusive && Object.is(value, exclusive.on)) {
        for (const row of store.rows()) {
          const other = store.idOf(row);
          if (other !== rowId && Object.is(column.value(row), exclusive.on)) patches.set(other, { [column.key]: exclusive.off } as Partial<Row>);
        }
      }
      edit(patches, trigger);
    },

    editRow: (rowId, patch, trigger = 'change') => edit(new Map([[rowId, patch]]), trigger),

    addRows(count = 1, index = store.ids().length) {
      const added = createNewRows(Math.min(count, room()), { rowKey, columns: columns(), rows: store.rows(), createRow: options.createRow });
      const rowIds = added.map(store.idOf);
      if (added.length > 0) change(() => store.insert(index, added), { type: 'add', rowIds, index });
      return rowIds;
    },

    removeRows(rowIds) {
      const existing = rowIds.filter((rowId) => store.row(rowId));
      if (existing.length > 0) change(() => store.remove(new Set(existing)), { type: 'remove', rowIds: existing });
    },

    moveRow(rowId, to) {
      const from = store.indexOf(rowId);
      if (from >= 0 && from !== to) change(() => store.move(from, to), { type: 'move', rowId, from, to });
    },
  };
}

/** Columns that were drawn anew, because names arrived, hold what they held. */
function haveSameValues<Row>(a: readonly ColumnModel<Row>[], b: readonly ColumnModel<Row>[]): boolean {
  return (
    a === b ||
    (a.length === b.length &&
      a.every(({ key, value, rules, statistics, hidden }, index) => {
        const other = b[index]!;
        return key === other.key && value === other.value && rules === other.rules && statistics === other.statistics && hidden === other.hidden;
      }))
  );
}

function listEdits<Row extends object>(row: Row | undefined, rowId: string, patch: Partial<Row>): CellEdit[] {
  if (!row) return [];
  return Object.entries(patch)
    .map(([column, value]) => ({ rowId, column, value, oldValue: readField(row, column) }))
    .filter(({ value, oldValue }) => !Object.is(value, oldValue));
}

function matchesDisabledRow<Row extends object>(disabledRow: DisabledRow<Row> | undefined, row: Row): boolean {
  if (typeof disabledRow === 'function') return disabledRow(row);
  return Object.entries(disabledRow ?? {}).some(([field, wanted]) => {
    const value = readField(row, field);
    return Array.isArray(wanted) ? wanted.includes(value) : Object.is(wanted, value);
  });
}
