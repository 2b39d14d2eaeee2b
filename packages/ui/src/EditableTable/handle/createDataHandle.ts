import type { CellErrorText, DataHandle, RowKind, ValuesOptions } from '../props/DataHandle.types.ts';
import { InvalidTableError } from './InvalidTableError.ts';
import { readField } from '../rowStore/field.ts';
import { isTemporaryRowId } from '../rowStore/rowId.ts';
import type { TableModel } from '../model/tableModel.types.ts';
import type { CellError } from '../validation/validator.ts';

/** The part of a table's handle that needs nothing but its model. */
export function createDataHandle<Row extends object>(model: TableModel<Row>, errorText: (error: CellError) => string): DataHandle<Row> {
  const { store, validator, selection, changeLog, history, view } = model;
  const toText = (error: CellError): CellErrorText => ({ rowId: error.rowId, column: error.column, code: error.code, text: errorText(error) });

  function getValues({ rowIds, withoutTemporaryIds = false }: ValuesOptions = {}): Row[] {
    const wanted = rowIds && new Set(rowIds);
    const rows = wanted ? store.rows().filter((row) => wanted.has(store.idOf(row))) : store.rows();
    return rows.map((row) => (withoutTemporaryIds && isTemporaryRowId(store.idOf(row)) ? without(row, store.rowKey) : { ...row }));
  }

  function kindOf(rowId: string): RowKind {
    if (changeLog.isAdded(rowId)) return 'new';
    return changeLog.isEdited(rowId) ? 'edited' : 'unchanged';
  }

  return {
    getRows: store.rows,
    getValues,
    async getValidValues(options) {
      const failed = await validator.checkAll();
      const errors = options?.rowIds ? failed.filter(({ rowId }) => options.rowIds!.includes(rowId)) : failed;
      if (errors.length > 0) throw new InvalidTableError(errors.map(toText));
      return getValues(options);
    },
    getRowId: store.idOf,
    getRow(rowId) {
      const row = store.row(rowId);
      return row && { row, kind: kindOf(rowId) };
    },
    getChanges: changeLog.changes,
    getDeletedIds: () => changeLog.changes().deletedIds,
    acceptChanges: model.accept,
    addRows: model.addRows,
    insertRows: model.insertRows,
    setCells: (cells) => model.setCells(cells),
    setValues: (rows) => model.setCells(rows.flatMap(({ rowId, values }) => Object.entries(values).map(([column, value]) => ({ rowId, column, value })))),
    removeRows: (rowIds) => model.removeRows(toIds(rowIds)),
    removeSelectedRows() {
      const rowIds = selection.ids();
      model.removeRows(rowIds);
      return rowIds;
    },
    clearRows: () => model.removeRows(store.ids()),
    moveRow: model.moveRow,
    sortRows: model.sortRows,
    transaction: model.transaction,
    undo: history.undo,
    redo: history.redo,
    canUndo: history.canUndo,
    canRedo: history.canRedo,
    reloadRows: () => model.blocks?.reload(),
    mergeRows: model.mergeRows,
    applyUpdate: model.applyUpdate,
    setSort: view.setSort,
    setFilter: view.setFilter,
    setPage: view.setPage,
    getSelectedRowIds: selection.ids,
    getSelectedRows: () => model.blockSelection?.selected() ?? { all: false, rowIds: selection.ids() },
    setSelectedRowIds: selection.set,
    clearSelection: selection.clear,
    toggleSelectAll: selection.toggleAll,
    getErrors: () => validator.errors().map(toText),
    getErrorCount: validator.count,
    clearErrors: validator.clear,
  };
}

/** Screens in plain JavaScript pass anything; a silent nothing would look like a removal that worked. */
function toIds(rowIds: unknown): readonly string[] {
  if (typeof rowIds === 'string') return [rowIds];
  if (Array.isArray(rowIds) && rowIds.every((rowId) => typeof rowId === 'string')) return rowIds;
  throw new TypeError('EditableTable: removeRows needs an id or a list of ids');
}

function without<Row extends object>(row: Row, key: string): Row {
  return Object.fromEntries(
    Object.keys(row)
      .filter((name) => name !== key)
      .map((name) => [name, readField(row, name)]),
  ) as Row;
}
