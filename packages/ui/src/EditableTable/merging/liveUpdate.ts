import type { ChangeLog } from '../rowStore/changeLog.ts';
import { patchRow, readField } from '../rowStore/field.ts';
import type { RowStore } from '../rowStore/rowStore.ts';

/**
 * Takes over values of one row that changed elsewhere, as a socket tells them. What comes is not trusted: only rows that
 * are here and columns that are known are touched, by values of the kind that the cell has had. An object within a row is
 * merged, not replaced. Cells the user has changed keep the user's value; no row becomes edited by it.
 * @param update the row's id under the row key, and the changed fields
 * @returns the id of the row, if it is here.
 */
export function applyLiveUpdate<Row extends object>(
  store: RowStore<Row>,
  changeLog: ChangeLog<Row>,
  update: { rowId: string; fields: Readonly<Record<string, unknown>> },
  knownFields: ReadonlySet<string>,
): boolean {
  const { rowId, fields } = update;
  const row = store.row(rowId);
  if (!row) return false;
  const original = changeLog.original(rowId) ?? row;
  const wasEdited = changeLog.isEdited(rowId);
  const known = Object.entries(fields).filter(([key, value]) => knownFields.has(key) && isOfKind(value, readField(original, key)));
  const clean = known.filter(([key]) => Object.is(readField(row, key), readField(original, key)));
  const mergeInto = (target: Row, entries: readonly [string, unknown][]) =>
    Object.fromEntries(entries.map(([key, value]) => [key, mergeNested(readField(target, key), value)])) as Partial<Row>;

  store.apply({ type: 'patch', patches: new Map([[rowId, mergeInto(row, clean)]]) });
  if (wasEdited) changeLog.setOriginal(rowId, patchRow(original, mergeInto(original, known)));
  return true;
}

/** A column that shows numbers would stumble over an object. What is empty, or was, is of any kind. */
function isOfKind(now: unknown, before: unknown): boolean {
  if (typeof now === 'object' && now !== null && ['toString', 'valueOf'].some((name) => Object.hasOwn(now, name))) return false;
  if ([now, before].some((value) => value === null || value === undefined || value === '')) return true;
  return typeof now === typeof before && Array.isArray(now) === Array.isArray(before);
}

/** The old value itself if the new one says the same. */
function mergeNested(before: unknown, now: unknown): unknown {
  if (!isPlainObject(before) || !isPlainObject(now)) return now;
  const merged = Object.fromEntries([...Object.entries(before), ...Object.entries(now).map(([key, value]) => [key, mergeNested(before[key], value)])]);
  return Object.keys(merged).every((key) => Object.is(merged[key], before[key])) ? before : merged;
}

const isPlainObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && [Object.prototype, null].includes(Object.getPrototypeOf(value) as object | null);
