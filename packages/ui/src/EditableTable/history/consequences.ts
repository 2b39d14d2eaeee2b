import type { ColumnModel } from '../columnModel/column.ts';
import { readField } from '../rowStore/field.ts';
import type { RowStore } from '../rowStore/rowStore.ts';
import type { ValueIndex } from '../validation/valueIndex.ts';

export type RowPatches<Row> = ReadonlyMap<string, Partial<Row>>;

/**
 * Consequences of an edit, in the same step: cells that depended on a changed one are emptied (unless the edit says
 * what they hold), and in a radio column the choice is taken from the row that had it. Of several rows chosen at once the
 * last one is.
 */
export function withConsequences<Row extends object>(
  patches: RowPatches<Row>,
  store: RowStore<Row>,
  columns: readonly ColumnModel<Row>[],
  index: ValueIndex,
): RowPatches<Row> {
  const dependent = columns.filter(({ dependsOn }) => dependsOn !== undefined);
  const exclusive = columns.filter((column) => column.exclusive);
  if (dependent.length === 0 && exclusive.length === 0) return patches;
  const complete = new Map([...patches].map(([rowId, patch]) => [rowId, emptyDependents(store.row(rowId), patch, dependent)]));
  for (const column of exclusive) releaseOthers(complete, column, index);
  return complete;
}

function emptyDependents<Row extends object>(row: Row | undefined, patch: Partial<Row>, dependent: readonly ColumnModel<Row>[]): Partial<Row> {
  const emptied: Record<string, unknown> = {};
  const changes = (key: string) => key in emptied || (key in patch && !Object.is(readField(patch, key), row && readField(row, key)));
  // A chain may be declared in any order: once more for each link that was found.
  for (let found = true; found;) {
    const next = dependent.find(({ key, dependsOn }) => changes(dependsOn!) && !(key in patch) && !(key in emptied));
    found = next !== undefined;
    if (next) emptied[next.key] = null;
  }
  return Object.keys(emptied).length === 0 ? patch : { ...patch, ...(emptied as Partial<Row>) };
}

function releaseOthers<Row extends object>(patches: Map<string, Partial<Row>>, { key, exclusive }: ColumnModel<Row>, index: ValueIndex) {
  const { on, off } = exclusive!;
  const chosen = [...patches].filter(([, patch]) => key in patch && Object.is(readField(patch, key), on)).map(([rowId]) => rowId);
  const last = chosen.at(-1);
  if (last === undefined) return;
  for (const rowId of new Set([...index.rowsWith(key, on), ...chosen])) {
    if (rowId !== last) patches.set(rowId, { ...patches.get(rowId), [key]: off } as Partial<Row>);
  }
}

/** Consequences of added rows: a choice in a radio column is taken from the row that had it. */
export function consequencesOfArrival<Row extends object>(
  added: readonly Row[],
  store: RowStore<Row>,
  columns: readonly ColumnModel<Row>[],
  index: ValueIndex,
): RowPatches<Row> | undefined {
  const exclusive = columns.filter((column) => column.exclusive);
  if (exclusive.length === 0) return undefined;
  const choices = added.map((row) => [store.idOf(row), choicesOf(row, exclusive)] as const);
  return withConsequences(new Map(choices), store, exclusive, index);
}

const choicesOf = <Row extends object>(row: Row, exclusive: readonly ColumnModel<Row>[]): Partial<Row> =>
  Object.fromEntries(exclusive.filter(({ key }) => key in row).map(({ key }) => [key, readField(row, key)])) as Partial<Row>;
