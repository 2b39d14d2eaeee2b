/** The twelve months of a goal and their columns. Pure. */
export const months = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] as const;
export type Month = (typeof months)[number];

export type TargetColumn = `m${Month}_target`;
export type CountColumn = `m${Month}_com`;
export type Targets = Record<TargetColumn, number | null>;
export type Counts = Record<CountColumn, number>;

export const targetColumn = (month: Month): TargetColumn => `m${month}_target`;
export const countColumn = (month: Month): CountColumn => `m${month}_com`;

const byMonth = <Column extends string, Value>(column: (month: Month) => Column, value: (month: Month) => Value) =>
  Object.fromEntries(months.map((month) => [column(month), value(month)])) as Record<Column, Value>;

/** Targets as they were given; what is left out is none. */
export const targetsOf = (given: Partial<Targets>): Targets => byMonth(targetColumn, (month) => given[targetColumn(month)] ?? null);
/** Machines of each month. @param counted by month, January first */
export const countsOf = (counted: readonly number[]): Counts => byMonth(countColumn, (month) => counted[month - 1] ?? 0);

export const noTargets: Targets = targetsOf({});
export const noCounts: Counts = countsOf([]);

export const totalOf = (targets: Targets): number => months.reduce<number>((sum, month) => sum + (targets[targetColumn(month)] ?? 0), 0);
