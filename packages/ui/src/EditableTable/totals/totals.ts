import type { ColumnModel, Statistic } from '../columnModel/column.ts';
import { createDecimalSum, type DecimalSum } from './decimalSum.ts';
import type { RowStore } from '../rowStore/rowStore.ts';

/** In the order in which they stand under the table, one line each. */
const statisticLines: readonly Statistic[] = ['sum', 'average'];

/** The lines that some column asks for. */
export const shownStatistics = (columns: readonly Pick<ColumnModel<never>, 'statistics' | 'hidden'>[]): readonly Statistic[] =>
  statisticLines.filter((line) => columns.some(({ statistics, hidden }) => !hidden && statistics?.includes(line)));

/** Exact sums and averages of the statistics columns, kept up with every change instead of added anew. */
export interface Totals {
  /** In plain digits, e.g. "1180.5". Empty for a column without statistics, and for one that is just being shown: it is summed once the table knows it. */
  total(column: string): string;
  /** The average of the column's numbers, empty cells left out; empty without a number. */
  average(column: string): string;
  /** Starts over for other columns. */
  configure(): void;
}

export function createTotals<Row extends object>(store: RowStore<Row>, columns: () => readonly ColumnModel<Row>[]): Totals {
  let sums = new Map<string, { column: ColumnModel<Row>; sum: DecimalSum }>();

  function change(before: Row | undefined, after: Row | undefined) {
    for (const { column, sum } of sums.values()) {
      const [old, value] = [before && column.value(before), after && column.value(after)];
      if (Object.is(old, value)) continue;
      sum.subtract(old);
      sum.add(value);
    }
  }

  function configure() {
    const summed = columns().filter((column) => column.statistics && !column.hidden);
    sums = new Map(summed.map((column) => [column.key, { column, sum: createDecimalSum(column.hasExactTexts) }]));
    for (const { column, sum } of sums.values()) for (const row of store.rows()) sum.add(column.value(row));
  }

  store.observe((_rowId, before, after) => change(before, after));
  configure();
  return {
    total: (column) => sums.get(column)?.sum.text() ?? '',
    average: (column) => sums.get(column)?.sum.average() ?? '',
    configure,
  };
}
