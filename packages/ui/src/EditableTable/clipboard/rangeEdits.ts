import { type PasteError, planPaste, repeatTexts, type TextColumn, widest } from './pastePlan.ts';
import type { RangeCell } from '../selection/ranges.ts';
import type { BulkCause, CellValue, TableModel } from '../model/tableModel.types.ts';

/** Edits of the range, or of the active cell if there is none. */
export interface RangeEditing<Row, Locale> {
  model: TableModel<Row>;
  /** Those shown, in shown order. */
  columns: readonly TextColumn<Row, Locale>[];
  locale: Locale;
  /** The user may add rows. */
  addable: boolean;
}

/** The cells as texts, row by row. Nothing if there is neither a range nor an active cell. */
export function copyTexts<Row extends object, Locale>(
  { model, columns, locale }: RangeEditing<Row, Locale>,
  at: RangeCell | undefined,
): string[][] | undefined {
  const block = model.ranges.block(at);
  if (!block) return undefined;
  const copied = columnsOf(columns, block.columns);
  return block.rowIds.map((rowId) => {
    const row = model.store.row(rowId)!;
    return copied.map((column) => column.copyText(column.value(row), row, locale));
  });
}

/** Empties the cells that can be edited. False if there are none. */
export function clearCells<Row extends object, Locale>(editing: RangeEditing<Row, Locale>, at: RangeCell | undefined, cause: BulkCause = 'clear'): boolean {
  const { locale } = editing;
  return fillBlock(editing, at, cause, (row, column) => {
    const empty = column.parseText('', { row, locale });
    return 'value' in empty ? empty : undefined;
  });
}

/** The first row of the range goes into those below it; a single row takes the one above it. False if nothing changes. */
export function fillDown<Row extends object, Locale>(editing: RangeEditing<Row, Locale>, at: RangeCell | undefined): boolean {
  const { model } = editing;
  const block = model.ranges.block(at);
  if (!block) return false;
  const top = model.view.indexOf(block.rowIds[0]!);
  const above = block.rowIds.length > 1 || top === 0 ? block.rowIds[0] : model.view.ids().at(top - 1);
  const source = above === undefined ? undefined : model.store.row(above);
  if (!source) return false;
  // Only one row can have the choice of a radio column: it stays where it is.
  return fillBlock(editing, at, 'fill', (row, column) => (row === source || column.exclusive ? undefined : { value: column.value(source) }));
}

/** Rows and columns that stand together. */
export interface Block {
  rowIds: readonly string[];
  columns: readonly string[];
}

/**
 * The rows of a block into those above or below it, over and over, as one step. False if nothing changes.
 * @param rowIds of the block and of the rows to be filled, in shown order
 */
export function fillFrom<Row extends object, Locale>({ model, columns }: RangeEditing<Row, Locale>, block: Block, rowIds: readonly string[]): boolean {
  const count = block.rowIds.length;
  const first = rowIds.indexOf(block.rowIds[0]!);
  const filled = columnsOf(columns, block.columns).filter(({ hasEditor, exclusive }) => hasEditor && !exclusive);
  const cells: CellValue[] = [];
  rowIds.forEach((rowId, at) => {
    const row = model.store.row(rowId);
    // Upwards as well the pattern goes on from the block.
    const source = model.store.row(block.rowIds[(((at - first) % count) + count) % count]!);
    if (!row || !source || (at >= first && at < first + count)) return;
    for (const column of filled) if (model.isEditable(row, column)) cells.push({ rowId, column: column.key, value: column.value(source) });
  });
  if (cells.length > 0) model.transaction(() => model.setCells(cells), 'fill');
  return cells.length > 0;
}

export type PasteOutcome = { ok: true; skipped: number; refused: PasteError[] } | { ok: false; errors: PasteError[] };

/**
 * Pastes from the top left of the range, adding rows where there are none, in one step: what the cells can take.
 * A table without rows takes the cells from its first column that can be edited on.
 */
export function pasteTexts<Row extends object, Locale>(
  { model, columns, locale, addable }: RangeEditing<Row, Locale>,
  at: RangeCell | undefined,
  given: readonly (readonly string[])[],
): PasteOutcome | undefined {
  const block = model.ranges.block(at);
  const left = block ? columns.findIndex(({ key }) => key === block.columns[0]) : firstOpenColumn(model, columns);
  if (left < 0) return undefined;
  const texts = block ? repeatTexts(given, block.rowIds.length, block.columns.length) : given;
  const first = block ? model.view.openPosition(block.rowIds[0]!) : 0;
  const existing = model.view.open().slice(first, first + texts.length);
  const unloaded = existing.filter((rowId) => !model.store.row(rowId)).length;
  if (unloaded > 0) return { ok: false, errors: [{ row: first + 1, text: '', error: 'rowSource.unloaded', values: { rows: unloaded } }] };
  const missing = texts.length - existing.length;
  if (missing > 0 && (!addable || missing > model.room())) {
    const room = addable ? model.room() : 0;
    return { ok: false, errors: [{ row: first + existing.length + room + 1, text: '', error: 'paste.noRoom', values: { count: missing - room } }] };
  }
  const added = model.newRows(missing);
  const targets = [...existing.map((rowId) => model.store.row(rowId)!), ...added].map((row) => ({ rowId: model.store.idOf(row), row }));
  const plan = planPaste({
    texts,
    targets,
    firstRow: first + 1,
    columns: columns.slice(left),
    isEditable: model.isEditable,
    locale,
  });
  if (!plan.ok) return plan;
  model.transaction(() => {
    model.insertRows(added);
    model.setCells(plan.cells);
  }, 'paste');
  const width = widest(texts);
  const head = { rowId: targets.at(-1)!.rowId, column: columns[Math.min(columns.length, left + width) - 1]!.key };
  const anchor = { rowId: targets[0]!.rowId, column: columns[left]!.key };
  model.ranges.set(texts.length === 1 && width === 1 ? undefined : { anchor, head });
  return { ok: true, skipped: plan.skipped, refused: plan.refused };
}

/** Of a table without rows; -1 if it has some, or can have none. */
function firstOpenColumn<Row extends object, Locale>(model: TableModel<Row>, columns: readonly TextColumn<Row, Locale>[]): number {
  if (model.store.ids().length > 0) return -1;
  const [row] = model.newRows(1);
  return row ? columns.findIndex((column) => column.hasEditor && !column.exclusive && model.isEditable(row, column)) : -1;
}

function fillBlock<Row extends object, Locale>(
  { model, columns }: RangeEditing<Row, Locale>,
  at: RangeCell | undefined,
  cause: BulkCause,
  valueFor: (row: Row, column: TextColumn<Row, Locale>) => { value: unknown } | undefined,
): boolean {
  const block = model.ranges.block(at);
  if (!block) return false;
  const filled = columnsOf(columns, block.columns).filter(({ hasEditor }) => hasEditor);
  const cells: CellValue[] = [];
  for (const rowId of block.rowIds) {
    const row = model.store.row(rowId)!;
    for (const column of filled) {
      const value = model.isEditable(row, column) ? valueFor(row, column) : undefined;
      if (value) cells.push({ rowId, column: column.key, ...value });
    }
  }
  if (cells.length > 0) model.transaction(() => model.setCells(cells), cause);
  return cells.length > 0;
}

/** In the order of `keys`. */
const columnsOf = <Row, Locale>(columns: readonly TextColumn<Row, Locale>[], keys: readonly string[]) =>
  keys.flatMap((key) => columns.find((column) => column.key === key) ?? []);
