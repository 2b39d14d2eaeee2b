import type { ColumnModel } from '../columnModel/column.ts';
import type { RowStore } from '../rowStore/rowStore.ts';
import { createDecimalSum, type DecimalSum } from '../totals/decimalSum.ts';
import type { NestedView } from './nestedView.ts';

/** Exact sums of the rows of groups: added up when a group is first asked about, and kept up with every change from then on. */
export interface GroupSums {
  /** In plain digits, e.g. "1180.5". */
  sum(groupId: string, column: string): string;
}

export function createGroupSums<Row extends object>(
  store: RowStore<Row>,
  view: () => NestedView | undefined,
  columns: () => readonly ColumnModel<Row>[],
): GroupSums {
  /** By group and column, for these rows in this order. */
  let known = { of: undefined as readonly string[] | undefined, columns: columns(), sums: new Map<string, Map<string, DecimalSum>>() };

  function current(nested: NestedView) {
    const of = nested.rowIds();
    if (known.of !== of || known.columns !== columns()) known = { of, columns: columns(), sums: new Map() };
    return known.sums;
  }

  store.observe((rowId, before, after) => {
    const nested = view();
    if (!nested || !before || !after || known.sums.size === 0) return;
    const sums = current(nested);
    for (let group = nested.above(rowId); group !== undefined; group = nested.above(group)) {
      for (const [key, sum] of sums.get(group) ?? []) {
        const column = columns().find((one) => one.key === key)!;
        sum.subtract(column.value(before));
        sum.add(column.value(after));
      }
    }
  });

  function addUp(rowIds: readonly string[]): Map<string, DecimalSum> {
    const summed = columns().filter(({ statistics, hidden }) => statistics?.includes('sum') && !hidden);
    return new Map(
      summed.map((column) => {
        const sum = createDecimalSum(column.hasExactTexts);
        for (const rowId of rowIds) sum.add(column.value(store.row(rowId)!));
        return [column.key, sum];
      }),
    );
  }

  return {
    sum(groupId, column) {
      const nested = view();
      if (!nested) return '';
      const sums = current(nested);
      const ofGroup = sums.get(groupId) ?? addUp(nested.rowIdsBelow(groupId));
      sums.set(groupId, ofGroup);
      return ofGroup.get(column)?.text() ?? '';
    },
  };
}
