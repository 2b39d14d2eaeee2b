import { createActiveCell } from '../selection/activeCell.ts';
import { arrangeColumns, type ColumnModel, haveSameValues, isReadOnly } from '../columnModel/column.ts';
import { inColumns, inFields } from '../history/columnFields.ts';
import { consequencesOfArrival, withConsequences } from '../history/consequences.ts';
import { type CellEdit, createEditing } from '../history/editing.ts';
import { createVeto } from '../history/veto.ts';
import { createChangeLog } from '../rowStore/changeLog.ts';
import { matchesDisabledRow } from '../rowStore/disabledRow.ts';
import { createNewRows } from './newRows.ts';
import { renumbering } from '../rowStore/renumbering.ts';
import { readField } from '../rowStore/field.ts';
import { insertOperation } from '../rowStore/rowOperation.ts';
import { createRowStore } from '../rowStore/rowStore.ts';
import { createRanges } from '../selection/ranges.ts';
import { createSelection } from '../selection/selection.ts';
import { applyLiveUpdate } from '../merging/liveUpdate.ts';
import { type MergeResult, mergeRows } from '../merging/mergeRows.ts';
import type { RowsChange, RowsEvent, TableModel, TableModelOptions } from './tableModel.types.ts';
import { createTopics } from '../topics/topics.ts';
import type { GroupSums } from '../nesting/groupSums.ts';
import type { Nesting } from '../nesting/nesting.ts';
import { createTotals } from '../totals/totals.ts';
import type { ValidateTrigger } from '../columnModel/rules.ts';
import { createValidator } from '../validation/validator.ts';
import { createValueIndex } from '../validation/valueIndex.ts';
import { createRowView } from '../view/rowView.ts';
import { sortRowIds } from '../view/sortRowIds.ts';

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
  const activeCell = createActiveCell(topics);
  const changeLog = createChangeLog(store);
  const { rowSource, blockCode } = initial;
  const isSelectable = (row: Row) => !isDisabled(row);
  const isSingle = () => options.rowSelection === 'radio';
  const source = rowSource && blockCode?.createSourceRows({ store, changeLog, topics, merge: takeOver, isSelectable, isSingle }, rowSource.blockSize);
  const { blocks, selection: blockSelection } = source ?? {};
  const view = source?.view ?? createRowView(store, topics, columns, () => activeCell.cell()?.rowId);
  const totals = createTotals(store, columns);
  let groupSums: GroupSums | undefined;
  const index = createValueIndex(store, columns);
  const validator = createValidator(store, topics, index, columns, view.position);
  const isDisabled = (row: Row) => matchesDisabledRow(options.disabledRow, row);
  const selection =
    blockSelection ??
    createSelection({
      store,
      topics,
      candidates: view.all,
      isSelectable,
      isByUser: changeLog.isByUser,
      options: () => ({ single: isSingle(), reserve: options.reserveSelection ?? false }),
    });
  const room = () => Math.max(0, (options.maxRows ?? Infinity) - store.ids().length);
  const editing = createEditing<Row>({
    store,
    topics,
    changeLog,
    checkCell: validator.checkCell,
    inColumns: (edits) => inColumns(edits, store.row, columns()),
    renumber: () => renumbering(store, options.orderKey),
    reportReplay: (cause, summary) => report({ type: 'bulk', cause, ...summary }),
    allows: (edits, trigger) => veto.allows(edits, trigger),
    isControlled: () => options.isControlled ?? false,
  });
  const veto = createVeto<Row>({
    store,
    valueOf: (row, key) =>
      columns()
        .find((column) => column.key === key)
        ?.value(row) ?? readField(row, key),
    ask: () => options.onBeforeChange,
    active: activeCell.cell,
    giveBack,
    refused: (reason, edits) => options.onRefused?.(reason, edits),
  });
  /** The rows as the parent gave them last, and whether it gives them just now. */
  let parentRows = rows;
  let isAnswer = false;

  store.observe((rowId, before, after) => {
    if (changeLog.isByUser() || !after || (isAnswer && editing.isUnanswered(rowId))) return;
    editing.history.keepNewer(rowId, before, after);
  });

  topics.subscribe('active', editing.history.seal);
  topics.subscribe('active', veto.left);

  function report(event: RowsEvent) {
    if (event.type === 'move' || (event.type === 'bulk' && event.moved)) moved = true;
    // Listing the changes costs a pass over them, which most listeners do not want at every key stroke.
    const change = Object.defineProperty({ ...event }, 'changes', { get: changeLog.changes, enumerable: true });
    const told = store.rows();
    editing.told(told);
    options.onRowsChange?.(told, change as RowsChange<Row>);
  }

  function edit(patches: ReadonlyMap<string, Partial<Row>>, trigger: ValidateTrigger, mergeKey?: string) {
    editing.step(
      { trigger, mergeKey },
      (apply) => apply({ type: 'patch', patches: inFields(withConsequences(patches, store, columns(), index), store.row, columns()) }),
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

  const nestingNow = (): Nesting<Row> | undefined => options.nestingParts?.nestingOf(store, options);

  function nest() {
    const [parts, nesting] = [options.nestingParts, nestingNow()];
    view.setNesting(parts && nesting && { nesting, create: parts.createNestedView, startClosed: (options.tree ?? options.rowGroups)?.startClosed ?? false });
    groupSums ??= parts?.createGroupSums(store, view.nested, columns);
  }
  if (options.nestingParts) nest();

  const newRows = (count: number) => createNewRows(Math.min(count, room()), { rowKey, columns: columns(), rows: store.rows(), createRow: options.createRow });

  return {
    topics,
    store,
    view,
    selection,
    activeCell,
    ranges: createRanges(view, topics, () => {
      if (shownKeys?.of !== columns()) shownKeys = { of: columns(), keys: arrangeColumns(columns()).map(({ key }) => key) };
      return shownKeys.keys;
    }),
    validator,
    totals,
    groupSums: () => groupSums,
    blocks,
    blockSelection,
    changeLog,
    history: editing.history,
    isDisabled,
    room,
    newRows,

    configure(next) {
      const previous = options;
      options = next;
      if (next.nestingParts ? !next.nestingParts.isSameNesting(next, previous) : previous.nestingParts) nest();
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

    insertBelow(rowId) {
      const [row, nesting] = [store.row(rowId), nestingNow()];
      return insertWith(row && nesting ? nesting.beside(row) : {}, store.indexOf(rowId) + 1);
    },

    insertInside: (rowId) => insertWith(options.tree ? { [options.tree.parentKey]: rowId } : {}, store.ids().length),

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

    awaitsAnswer: (given) => given === parentRows && editing.isWaiting(),

    setRows(next) {
      if (next === parentRows && editing.takeBack()) return;
      parentRows = next;
      // Typing is ahead of an answer that comes late.
      if (editing.takenUpTo(next)) return;
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

    mergeRows: blocks?.merge ?? takeOver,

    applyUpdate(update) {
      const { [rowKey]: rowId, ...fields } = update;
      if (typeof rowId !== 'string' && typeof rowId !== 'number') return false;
      const known = new Set(columns().map(({ key, field = key }) => field));
      return topics.batch(() => applyLiveUpdate(store, changeLog, { rowId: String(rowId), fields }, known));
    },

    saved(rowId, sent, answer) {
      const row = store.row(rowId);
      if (!row) return rowId;
      const { [rowKey]: given, ...fields } = answer as Record<string, unknown>;
      const savedId = given === undefined || given === null ? rowId : String(given);
      topics.batch(() => {
        if (savedId !== rowId) rename(rowId, savedId);
        const after = store.row(savedId)!;
        changeLog.setOriginal(savedId, savedId === rowId ? sent : ({ ...sent, [rowKey]: readField(after, rowKey) } as Row));
        applyLiveUpdate(store, changeLog, { rowId: savedId, fields }, new Set(Object.keys(fields)));
      });
      const isRenamed = savedId !== rowId;
      report({ type: 'bulk', cause: 'save', edits: [], added: isRenamed ? [savedId] : [], removed: isRenamed ? [rowId] : [], moved: false });
      return savedId;
    },

    accept() {
      changeLog.accept();
      editing.history.accept();
      moved = false;
      blocks?.accepted();
    },
  };

  function takeOver(serverRows: readonly Row[]): MergeResult {
    return topics.batch(() => {
      const result = mergeRows(store, changeLog, serverRows, moved);
      const numbers = result.added.length + result.removed.length > 0 ? renumbering(store, options.orderKey) : undefined;
      if (numbers) changeLog.byUser(() => store.apply(numbers));
      return result;
    });
  }

  /** One step, so that one undo takes row and values away. */
  function insertWith(values: Readonly<Record<string, unknown>>, at: number): string | undefined {
    if (room() === 0) return undefined;
    const [blank] = newRows(1);
    const rowId = store.idOf(blank!);
    const patch = inFields(new Map([[rowId, values as Partial<Row>]]), () => blank, columns()).get(rowId);
    return insert([{ ...blank!, ...patch }], at)[0];
  }

  function giveBack(edits: readonly CellEdit[]) {
    const patches = new Map<string, Record<string, unknown>>();
    for (const { rowId, column, oldValue } of edits) patches.set(rowId, { ...patches.get(rowId), [column]: oldValue });
    topics.batch(() => store.apply({ type: 'patch', patches: inFields(patches as Map<string, Partial<Row>>, store.row, columns()) }));
    const given = edits.map(({ rowId, column, value, oldValue }) => ({ rowId, column, value: oldValue, oldValue: value }));
    report({ type: 'bulk', cause: 'refused', edits: given, added: [], removed: [], moved: false });
  }

  /** The same row under the id that the server gave it, chosen and worked in as before. */
  function rename(rowId: string, savedId: string) {
    const row = store.row(rowId)!;
    const [at, isChosen, active] = [store.indexOf(rowId), selection.has(rowId), activeCell.cell()];
    store.apply({ type: 'remove', rowIds: [rowId] });
    store.apply(insertOperation(at, [{ ...row, [rowKey]: savedId }], store.idOf));
    if (options.tree) followParent(options.tree.parentKey, rowId, savedId);
    if (isChosen && !selection.has(savedId)) selection.set([...selection.ids().filter((id) => id !== rowId), savedId]);
    if (active?.rowId === rowId) activeCell.set({ ...active, rowId: savedId });
  }

  /** Rows that stood below it do so under its new id. */
  function followParent(parentKey: string, rowId: string, savedId: string) {
    const below = store.ids().filter((id) => readField(store.row(id)!, parentKey) === rowId);
    store.apply({ type: 'patch', patches: new Map(below.map((id) => [id, { [parentKey]: savedId } as Partial<Row>])) });
  }

  function withId(row: Partial<Row>): Partial<Row> {
    const { [rowKey]: id, ...fields } = row as Record<string, unknown>;
    return (id === undefined || id === null || id === '' ? fields : row) as Partial<Row>;
  }
}
