import type { CellErrorText, EditableTableHandle } from '../props/EditableTable.types.ts';
import { createRateLimit } from '../adding/rateLimit.ts';

/** Message of the error that `getValuesPromise` rejects with when a cell fails its check. */
export const validateNotPassed = 'VALIDATE_NO_PASSED';

/** A second insert within this time is refused. */
const insertIntervalMs = 1500;

export interface LegacyValuesOptions {
  /** Default true. */
  validate?: boolean;
  rowIds?: readonly string[];
  /** New rows come without an id. Default false. */
  deleteTempId?: boolean;
}

/** The first error text of each cell, by row id and column; `null` if every cell passed. */
export type LegacyErrors = Record<string, Record<string, string>> | null;

/**
 * The methods of a table under the names of JEditableTable and JVxeTable, for screens that were written for one of those. New screens use
 * `EditableTableHandle` itself.
 * @param table the table's `ref.current`
 * @param onTooFast called when a second `insert` within 1500 ms is refused
 */
export function legacyHandle<Row extends object>(table: EditableTableHandle<Row>, onTooFast?: () => void) {
  const mayInsert = createRateLimit(insertIntervalMs);
  const toValues = ({ rowIds, deleteTempId = false }: LegacyValuesOptions) => table.getValues({ ...(rowIds && { rowIds }), withoutTemporaryIds: deleteTempId });
  const countOf = (errors: readonly CellErrorText[], rowIds?: readonly string[]) => errors.filter(({ rowId }) => !rowIds || rowIds.includes(rowId)).length;

  async function getValuesPromise(validate = true, rowIds?: readonly string[], deleteTempId = false): Promise<Row[]> {
    if (validate && countOf((await table.validate()).errors, rowIds) > 0) throw new Error(validateNotPassed);
    return toValues({ ...(rowIds && { rowIds }), deleteTempId });
  }

  async function validateTable(): Promise<LegacyErrors> {
    const { ok, errors } = await table.validate();
    if (ok) return null;
    const byRow: Record<string, Record<string, string>> = {};
    for (const { rowId, column, text } of errors) (byRow[rowId] ??= {})[column] ??= text;
    return byRow;
  }

  function insert(index: number, count = 1): string[] {
    if (mayInsert()) return table.addRows(count, index);
    onTooFast?.();
    return [];
  }

  function add(count = 1, scrollBottom = false): string[] {
    const rowIds = table.addRows(count);
    if (scrollBottom && rowIds.length > 0) table.scrollToRow(rowIds.at(-1)!);
    return rowIds;
  }

  return {
    initialize: table.clearRows,
    clearRow: table.clearRows,
    add,
    insert,
    push: (...records: Partial<Row>[]) => table.insertRows(records),
    pushRows: (records: Partial<Row> | readonly Partial<Row>[]) => table.insertRows(toList(records)),
    addRows: (records: Partial<Row> | readonly Partial<Row>[] = {}) => table.insertRows(toList(records)),
    insertRows: (records: Partial<Row> | readonly Partial<Row>[], index: number) => table.insertRows(toList(records), index),
    /** Takes over newer rows from the server and keeps the user's changes. */
    loadNewData: table.mergeRows,
    removeRows: table.removeRows,
    removeRowsById: table.removeRows,
    removeSelectedRows: table.removeSelectedRows,
    rowResort: (from: number, to: number) => {
      const row = table.getRows()[from];
      const rowId = row && table.getRowId(row);
      if (rowId !== undefined) table.moveRow(rowId, to);
    },

    /** Calls back with the number of errors and the rows. */
    getValues(callback: (errors: number, values: Row[]) => void, validate = true, rowIds?: readonly string[]): void {
      const answer = (errors: readonly CellErrorText[]) => callback(countOf(errors, rowIds), toValues(rowIds ? { rowIds } : {}));
      if (validate) void table.validate().then(({ errors }) => answer(errors));
      else answer([]);
    },
    /** `error` counts only the checks that answer at once. Use `getValuesPromise` where a rule has an asynchronous handler. */
    getValuesSync(options: LegacyValuesOptions = {}): { error: number; values: Row[] } {
      if (options.validate === false) return { error: 0, values: toValues(options) };
      void table.validate().catch(() => undefined);
      return { error: countOf(table.getErrors(), options.rowIds), values: toValues(options) };
    },
    getValuesPromise,
    getDeleteIds: table.getDeletedIds,
    /** Both names of each part: JEditableTable says `values` and `deleteIds`, JVxeTable `tableData` and `deleteData`. */
    async getAll(validate = true, deleteTempId = false) {
      const values = await getValuesPromise(validate, undefined, deleteTempId);
      const deleteIds = table.getDeletedIds();
      return { values, deleteIds, tableData: values, deleteData: deleteIds };
    },
    getTableData: (options: LegacyValuesOptions = {}) => toValues(options),
    getNewData: () => table.getValues({ rowIds: table.getChanges().added.map(table.getRowId), withoutTemporaryIds: true }),
    getNewDataWithId: () => table.getChanges().added,
    getDeleteData: table.getDeletedIds,
    getIfRowById(rowId: string): { row: Row; isNew: boolean } | null {
      const found = table.getRow(rowId);
      return found ? { row: found.row, isNew: found.kind === 'new' } : null;
    },
    setValues: (values: readonly { rowKey: string; values: Partial<Row> }[]) =>
      table.setValues(values.map(({ rowKey, values: fields }) => ({ rowId: rowKey, values: fields }))),

    getSelection: table.getSelectedRowIds,
    setSelection: table.setSelectedRowIds,
    clearSelection: table.clearSelection,
    toggleSelectionAll: table.toggleSelectAll,
    resetScrollTop() {
      const [first] = table.getRows();
      if (first) table.scrollToRow(table.getRowId(first));
    },
    validateTable,
    fullValidateTable: validateTable,
    socketSendUpdateRow: table.sendRow,
  };
}

const toList = <Row>(records: Row | readonly Row[]): readonly Row[] => (Array.isArray(records) ? (records as readonly Row[]) : [records as Row]);
