/** The twelve months of a goal. Pure. */
import type { SalesGoalItem } from '@harrow/api-client';

export const months = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] as const;
export type Month = (typeof months)[number];

export type TargetField = `m${Month}_target`;
export type Targets = { [Field in TargetField]?: number | null | undefined };

export const targetField = (month: Month): TargetField => `m${month}_target`;
export const comField = (month: Month): `m${Month}_com` => `m${month}_com`;

/** Only the months of a goal. */
export const targetsOf = (goal: Targets): { [Field in TargetField]: number | null } =>
  Object.fromEntries(months.map((month) => [targetField(month), goal[targetField(month)] ?? null])) as { [Field in TargetField]: number | null };

/** Sum of what is a number; what was mistyped counts as nothing. */
export const totalOf = (targets: Targets): number =>
  months.reduce((sum, month) => sum + (typeof targets[targetField(month)] === 'number' ? targets[targetField(month)]! : 0), 0);

export type MonthRate = 'success' | 'warning' | 'error' | 'ahead';

/** How a month stands: at least its target, nearly, below, or still to come. @param today `YYYY-MM-DD` */
export function rateOf(goal: Pick<SalesGoalItem, 'year'> & Partial<SalesGoalItem>, month: Month, today: string): MonthRate | undefined {
  const target = goal[targetField(month)];
  if (`${goal.year}-${String(month).padStart(2, '0')}` > today.slice(0, 7)) return 'ahead';
  if (!target) return undefined;
  const share = (goal[comField(month)] ?? 0) / target;
  return share >= 1 ? 'success' : share >= 0.8 ? 'warning' : 'error';
}
