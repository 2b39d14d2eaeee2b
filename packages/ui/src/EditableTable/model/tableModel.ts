import { type ActiveCellStore, createActiveCell } from './cells/activeCell.ts';
import { createChangeLog, type ChangeLog, type TableChanges } from './rows/changeLog.ts';
import { arrangeColumns, type ColumnModel, isReadOnly } from './columns/column.ts';
import { withConsequences } from './history/consequences.ts';
import { type CellEdit, createEditing, type StepSummary } from './history/editing.ts';
import { type DisabledRow, matchesDisabledRow } from './rows/disabledRow.ts';
import { readField } from './rows/field.ts';
import type { History } from './history/history.ts';
import { applyLiveUpdate } from './server/liveUpdate.ts';
import { type MergeResult, mergeRows } from './server/mergeRows.ts';
import { createNewRows } from './rows/newRows.ts';
import { createRanges, type Ranges } from './selection/ranges.ts';
import { insertOperation, type RowOperation } from './rows/rowOperation.ts';
import { createRowStore, type RowStore } from './rows/rowStore.ts';
import { createRowView, type RowView } from './view/rowView.ts';
import type { ValidateTrigger } from './validation/rules.ts';
import { createSelection, type Selection } from './selection/selection.ts';
import { type SortBy, sortRowIds } from './view/sortRowIds.ts';
import { createTopics, type Topics } from './topics.ts';
import { createTotals, type Totals } from './totals/totals.ts';
import { createValidator, type Validator } from './validation/validator.ts';
import { createValueIndex } from './validation/valueIndex.ts';

/** Why several things changed at once. */
export type BulkCause = 'undo' | 'redo' | 'paste' | 'cut' | 'clear' | 'fill' | 'sort' | 'transaction';

export type RowsChange<Row> = { readonly changes: TableChanges<Row> } & RowsEvent;

/** What happened, in the same words for every listener. */
type RowsEvent =
  | { type: 'edit'; edits: CellEdit[] }
  | { type: 'add'; rowIds: string[]; index: number }
  | { type: 'remove'; rowIds: string[] }
  | { type: 'move'; rowId: string; from: number; to: number }
  | ({ type: 'bulk'; cause: BulkCause } & StepSummary);

/** A value for a cell. `column` is the field it goes into. */
export interface CellValue {
  rowId: string;
  column: string;
  value: unknown;
}

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
  /** `radio`: only one row can be chosen. */
  rowSelection?: boolean | 'checkbox' | 'radio' | undefined;
  /** Chosen rows stay chosen while others are loaded in their place. */
  reserveSelection?: boolean | undefined;
  /** Field that holds the row's position, counted from 1; kept up whenever rows come, go or move. */
  orderKey?: string | undefined;
}

/**
 * The state of an editable table, without React. Everything a user does to rows goes through it, one step at a time.
 * Topics: those of the row store and the view, `selection`, `errors`, `active`, `range`, `history`, and `options` when what may be edited or
 * added changed.
 */
export interface TableModel<Row> {
  topics: Topics;
  store: RowStore<Row>;
  /** The rows on show; `store` has all of them. */
  view: RowView;
  selection: Selection;
  activeCell: ActiveCellStore;
  ranges: Ranges;
  validator: Validator;
  totals: Totals;
  changeLog: ChangeLog<Row>;
  history: History;
  configure(options: TableModelOptions<Row>): void;
  isDisabled(row: Row): boolean;
  isEditable(row: Row, column: ColumnModel<Row>): boolean;
  /** Rows that may still be added. */
  room(): number;
  /** Typing (`input`) in the same cell is one step of the history until it is sealed. */
  editCell(rowId: string, column: ColumnModel<Row>, value: unknown, trigger: ValidateTrigger): void;
  /** Several fields of one row at once, as a picker does. */
  editRow(rowId: string, patch: Partial<Row>, trigger?: ValidateTrigger): void;
  /** Any number of cells at once. Cells of rows that are not there are passed over. */
  setCells(cells: readonly CellValue[], trigger?: ValidateTrigger): void;
  /** Adds up to `count` rows (as many as there is room for) and answers their ids. Default: one at the end. */
  addRows(count?: number, index?: number): string[];
  /** Rows as `addRows` would add them (as many as there is room for), not added. */
  newRows(count: number): Row[];
  /** Rows with values: what they lack is filled like a new row's. As many as there is room for. Throws on an id that is there. */
  insertRows(rows: readonly Partial<Row>[], index?: number): string[];
  removeRows(rowIds: readonly string[]): void;
  moveRow(rowId: string, to: number): void;
  /** Sorts the rows themselves, not the view, for good. */
  sortRows(by: readonly SortBy[]): void;
  /** All that `action` does is one step: one report, one undo; cells are checked after. If it throws, nothing has happened. */
  transaction<Result>(action: () => Result, cause?: BulkCause): Result;
  /** Other rows from outside. If none of the old ones is among them, the history starts over. */
  setRows(rows: readonly Row[]): void;
  /** Newer rows of the server, without losing what the user did. */
  mergeRows(rows: readonly Row[]): MergeResult;
  /** Fields of one row (found by its id) that changed elsewhere; nested objects are merged. False for a row that is not here. */
  applyUpdate(update: Readonly<Record<string, unknown>>): boolean;
  /** Everything is saved. Rows that came or went can no longer be taken back, edits can. */
  accept(): void;
}

/** Options that decide whether a cell can be edited or a row added. */
const watched = ['columns', 'readOnly', 'disabledRow', 'maxRows'] as const;

export function createTableModel<Row extends object>(rowKey: string, rows: readonly Row[], initial: TableModelOptions<Row>): TableModel<Row> {
  let options = initial;
  let shownKeys: { of: readonly ColumnModel<Row>[]; keys: readonly string[] } | undefined;
  /** The user moved rows since all was saved. */
  let moved = false;
  const columns = () => options.columns;
  const topics = createTopics();
  const store = createRowStore<Row>(rowKey, rows, topics);
  const view = createRowView(store, topics, columns);
  const changeLog = createChangeLog(store);
  const totals = createTotals(store, columns);
  const index = createValueIndex(store, columns);
  const validator = createValidator(store, topics, index, columns, view.position);
  const isDisabled = (row: Row) => matchesDisabledRow(options.disabledRow, row);
  const selection = createSelection({
    store,
    topics,
    candidates: view.all,
    isSelectable: (row) => !isDisabled(row),
    isByUser: changeLog.isByUser,
    options: () => ({ single: options.rowSelection === 'radio', reserve: options.reserveSelection ?? false }),
  });
  const room = () => Math.max(0, (options.maxRows ?? Infinity) - store.ids().length);
  const editing = createEditing<Row>({
    store,
    topics,
    changeLog,
    checkCell: validator.checkCell,
    renumber,
    reportReplay: (cause, summary) => report({ type: 'bulk', cause, ...summary }),
  });

  topics.subscribe('active', editing.history.seal);

  function report(event: RowsEvent) {
    if (event.type === 'move' || (event.type === 'bulk' && event.moved)) moved = true;
    // Listing the changes costs a pass over them, which most listeners do not want at every key stroke.
    const change = Object.defineProperty({ ...event }, 'changes', { get: changeLog.changes, enumerable: true });
    options.onRowsChange?.(store.rows(), change as RowsChange<Row>);
  }

  function renumber(): RowOperation<Row> | undefined {
    const { orderKey } = options;
    if (orderKey === undefined) return undefined;
    const patches = new Map<string, Partial<Row>>();
    store.ids().forEach((rowId, place) => {
      if (readField(store.row(rowId)!, orderKey) !== place + 1) patches.set(rowId, { [orderKey]: place + 1 } as Partial<Row>);
    });
    return { type: 'patch', patches };
  }

  function edit(patches: ReadonlyMap<string, Partial<Row>>, trigger: ValidateTrigger, mergeKey?: string) {
    editing.step(
      { trigger, mergeKey },
      (apply) => apply({ type: 'patch', patches: withConsequences(patches, store, columns(), index) }),
      ({ edits }) => report({ type: 'edit', edits }),
    );
  }

  function insert(added: readonly Row[], at: number): string[] {
    const rowIds = added.map(store.idOf);
    const place = Math.max(0, Math.min(at, store.ids().length));
    const exclusive = columns().filter((column) => column.exclusive);
    editing.step(
      { trigger: 'change' },
      (apply) => {
        apply(insertOperation(place, added));
        if (exclusive.length === 0) return;
        const chosen = added.map(
          (row) =>
            [
              store.idOf(row),
              pick(
                row,
                exclusive.map(({ key }) => key),
              ),
            ] as const,
        );
        apply({ type: 'patch', patches: withConsequences(new Map(chosen), store, exclusive, index) });
      },
      () => report({ type: 'add', rowIds, index: place }),
    );
    return rowIds;
  }

  const newRows = (count: number) => createNewRows(Math.min(count, room()), { rowKey, columns: columns(), rows: store.rows(), createRow: options.createRow });

  return {
    topics,
    store,
    view,
    selection,
    activeCell: createActiveCell(topics),
    ranges: createRanges(view, topics, () => {
      if (shownKeys?.of !== columns()) shownKeys = { of: columns(), keys: arrangeColumns(columns()).map(({ key }) => key) };
      return shownKeys.keys;
    }),
    validator,
    totals,
    changeLog,
    history: editing.history,
    isDisabled,
    room,
    newRows,

    configure(next) {
      const previous = options;
      options = next;
      if (!haveSameValues(next.columns, previous.columns)) {
        index.configure();
        totals.configure();
        topics.notify('rows');
      }
      if (watched.some((name) => next[name] !== previous[name])) topics.notify('options');
    },

    isEditable: (row, column) => !options.readOnly && !isReadOnly(column, row) && !isDisabled(row),

    editCell(rowId, column, value, trigger) {
      edit(new Map([[rowId, { [column.key]: value } as Partial<Row>]]), trigger, trigger === 'input' ? `${rowId}\n${column.key}` : undefined);
    },

    editRow: (rowId, patch, trigger = 'change') => edit(new Map([[rowId, patch]]), trigger),

    setCells(cells, trigger = 'change') {
      const patches = new Map<string, Record<string, unknown>>();
      for (const { rowId, column, value } of cells) {
        const patch = patches.get(rowId) ?? {};
        patch[column] = value;
        patches.set(rowId, patch);
      }
      edit(patches as Map<string, Partial<Row>>, trigger);
    },

    addRows(count = 1, at = store.ids().length) {
      const added = newRows(count);
      return added.length === 0 ? [] : insert(added, at);
    },

    insertRows(given, at = store.ids().length) {
      const blank = newRows(given.length);
      const added = blank.map((row, place) => ({ ...row, ...withId(given[place]!) }));
      return added.length === 0 ? [] : insert(added, at);
    },

    removeRows(rowIds) {
      const existing = [...new Set(rowIds)].filter((rowId) => store.row(rowId));
      editing.step(
        { trigger: 'change' },
        (apply) => apply({ type: 'remove', rowIds: existing }),
        () => report({ type: 'remove', rowIds: existing }),
      );
    },

    moveRow(rowId, to) {
      const from = store.indexOf(rowId);
      editing.step(
        { trigger: 'change' },
        (apply) => apply({ type: 'move', rowId, to }),
        () => report({ type: 'move', rowId, from, to }),
      );
    },

    sortRows(by) {
      editing.step(
        { trigger: 'change' },
        (apply) => apply({ type: 'arrange', rowIds: sortRowIds(store.ids(), by, columns(), store.row) }),
        (summary) => report({ type: 'bulk', cause: 'sort', ...summary }),
      );
    },

    transaction: (action, cause = 'transaction') => editing.step({ trigger: 'change' }, action, (summary) => report({ type: 'bulk', cause, ...summary })),

    setRows(next) {
      const before = store.ids();
      topics.batch(() => store.replaceAll(next));
      if (store.ids() !== before && !before.some((rowId) => store.row(rowId))) editing.history.clear();
    },

    mergeRows: (serverRows) =>
      topics.batch(() => {
        const result = mergeRows(store, changeLog, serverRows, moved);
        const renumbering = result.added.length + result.removed.length > 0 ? renumber() : undefined;
        if (renumbering) changeLog.byUser(() => store.apply(renumbering));
        return result;
      }),

    applyUpdate(update) {
      const { [rowKey]: rowId, ...fields } = update;
      if (typeof rowId !== 'string' && typeof rowId !== 'number') return false;
      const known = new Set(columns().map(({ key }) => key));
      return topics.batch(() => applyLiveUpdate(store, changeLog, { rowId: String(rowId), fields }, known));
    },

    accept() {
      changeLog.accept();
      editing.history.accept();
      moved = false;
    },
  };

  function withId(row: Partial<Row>): Partial<Row> {
    const { [rowKey]: id, ...fields } = row as Record<string, unknown>;
    return (id === undefined || id === null || id === '' ? fields : row) as Partial<Row>;
  }
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

const pick = <Row extends object>(row: Row, keys: readonly string[]): Partial<Row> =>
  Object.fromEntries(keys.filter((key) => key in row).map((key) => [key, readField(row, key)])) as Partial<Row>;
