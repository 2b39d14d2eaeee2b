import { createActiveCell } from './cells/activeCell.ts';
import { arrangeColumns, type ColumnModel, haveSameValues, isReadOnly } from './columns/column.ts';
import { consequencesOfArrival, withConsequences } from './history/consequences.ts';
import { createEditing } from './history/editing.ts';
import { createChangeLog } from './rows/changeLog.ts';
import { matchesDisabledRow } from './rows/disabledRow.ts';
import { createNewRows } from './rows/newRows.ts';
import { renumbering } from './rows/renumbering.ts';
import { insertOperation } from './rows/rowOperation.ts';
import { createRowStore } from './rows/rowStore.ts';
import { createRanges } from './selection/ranges.ts';
import { createSelection } from './selection/selection.ts';
import { applyLiveUpdate } from './server/liveUpdate.ts';
import { mergeRows } from './server/mergeRows.ts';
import type { RowsChange, RowsEvent, TableModel, TableModelOptions } from './tableModel.types.ts';
import { createTopics } from './topics.ts';
import { createTotals } from './totals/totals.ts';
import type { ValidateTrigger } from './validation/rules.ts';
import { createValidator } from './validation/validator.ts';
import { createValueIndex } from './validation/valueIndex.ts';
import { createRowView } from './view/rowView.ts';
import { sortRowIds } from './view/sortRowIds.ts';

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
    renumber: () => renumbering(store, options.orderKey),
    reportReplay: (cause, summary) => report({ type: 'bulk', cause, ...summary }),
    isControlled: () => options.isControlled ?? false,
  });
  /** The rows as the parent gave them last, and whether it gives them just now. */
  let parentRows = rows;
  let isAnswer = false;

  store.observe((rowId, before, after) => {
    if (changeLog.isByUser() || !after || (isAnswer && editing.isUnanswered(rowId))) return;
    editing.history.keepNewer(rowId, before, after);
  });

  topics.subscribe('active', editing.history.seal);

  function report(event: RowsEvent) {
    if (event.type === 'move' || (event.type === 'bulk' && event.moved)) moved = true;
    // Listing the changes costs a pass over them, which most listeners do not want at every key stroke.
    const change = Object.defineProperty({ ...event }, 'changes', { get: changeLog.changes, enumerable: true });
    options.onRowsChange?.(store.rows(), change as RowsChange<Row>);
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
    editing.step(
      { trigger: 'change' },
      (apply) => {
        apply(insertOperation(place, added, store.idOf));
        const consequences = consequencesOfArrival(added, store, columns(), index);
        if (consequences) apply({ type: 'patch', patches: consequences });
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
      if (next === parentRows && editing.takeBack()) return;
      parentRows = next;
      const before = store.ids();
      isAnswer = true;
      try {
        topics.batch(() => store.replaceAll(next));
      } finally {
        isAnswer = false;
      }
      editing.taken();
      if (store.ids() !== before && !before.some((rowId) => store.row(rowId))) editing.history.clear();
    },

    mergeRows: (serverRows) =>
      topics.batch(() => {
        const result = mergeRows(store, changeLog, serverRows, moved);
        const numbers = result.added.length + result.removed.length > 0 ? renumbering(store, options.orderKey) : undefined;
        if (numbers) changeLog.byUser(() => store.apply(numbers));
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
