import type { ColumnModel } from '../columnModel/column.ts';
import type { RowPatches } from './consequences.ts';
import type { CellEdit } from './editing.ts';

type RowOf<Row> = (rowId: string) => Row | undefined;

/** Converts patches by column key to patches by field; the same object if no column has a `write` of its own. */
export function inFields<Row extends object>(patches: RowPatches<Row>, rowOf: RowOf<Row>, columns: readonly ColumnModel<Row>[]): RowPatches<Row> {
  const written = columns.filter(({ write }) => write);
  if (written.length === 0) return patches;
  return new Map([...patches].map(([rowId, patch]) => [rowId, toFields(rowOf(rowId) ?? ({} as Row), patch, written)]));
}

function toFields<Row extends object>(row: Row, patch: Partial<Row>, written: readonly ColumnModel<Row>[]): Partial<Row> {
  const fields: Record<string, unknown> = { ...patch };
  for (const { key, write } of written) {
    if (!Object.hasOwn(patch, key)) continue;
    const value = fields[key];
    delete fields[key];
    // Two columns may write into the same object.
    Object.assign(fields, write!({ ...row, ...fields } as Row, value));
  }
  return fields as Partial<Row>;
}

/** Changes of fields as changes of the columns whose values lie in them. */
export function inColumns<Row extends object>(edits: CellEdit[], rowOf: RowOf<Row>, columns: readonly ColumnModel<Row>[]): CellEdit[] {
  const written = columns.filter(({ write }) => write);
  if (written.length === 0) return edits;
  const plain = new Set(columns.filter(({ write }) => !write).map(({ key }) => key));
  const byRow = new Map<string, CellEdit[]>();
  for (const edit of edits) byRow.set(edit.rowId, [...(byRow.get(edit.rowId) ?? []), edit]);
  return [...byRow].flatMap(([rowId, ofRow]) => {
    const row = rowOf(rowId)!;
    const before = { ...row, ...Object.fromEntries(ofRow.map(({ column, oldValue }) => [column, oldValue])) };
    const changed = written
      .map((column) => ({ rowId, column: column.key, value: column.value(row), oldValue: column.value(before) }))
      .filter(({ value, oldValue }) => !Object.is(value, oldValue));
    return [...ofRow.filter(({ column }) => plain.has(column) || changed.length === 0), ...changed];
  });
}
