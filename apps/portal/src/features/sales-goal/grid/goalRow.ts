/** A row of the grid: a goal of the year that is being set. Pure. */
import type { GoalBasis, SalesGoalItem, SalesGoalRowInput } from '@harrow/api-client';
import { isTemporaryRowId } from '@harrow/ui/editable-table';
import { type Targets, targetsOf } from '../months.ts';

export interface GoalRow extends Targets {
  id: string;
  version: number | null;
  goalNo: string | null;
  dealerCode: string | null;
  productTeam: string | null;
  /** Null: the whole team. */
  platform: string | null;
  goalBasis: GoalBasis;
  annualTarget: number | null;
  marketingDepartment: string | null;
  remark: string | null;
}

export const createGoalRow = (id: string): GoalRow => ({
  id,
  version: null,
  goalNo: null,
  dealerCode: null,
  productTeam: null,
  platform: null,
  goalBasis: 'retail',
  annualTarget: null,
  ...targetsOf({}),
  marketingDepartment: null,
  remark: null,
});

export const toGoalRow = ({ id, version, goalNo, dealerCode, productTeam, platform, goalBasis, annualTarget, ...goal }: SalesGoalItem): GoalRow => ({
  id,
  version,
  goalNo,
  dealerCode,
  productTeam,
  platform,
  goalBasis,
  annualTarget,
  ...targetsOf(goal),
  marketingDepartment: goal.marketingDepartment,
  remark: goal.remark,
});

/** The row as the call takes it. Its required cells have been checked. */
export const toInput = ({ id, version, goalNo: _no, ...row }: GoalRow): SalesGoalRowInput => ({
  ...(isTemporaryRowId(id) ? {} : { id, version }),
  ...row,
  dealerCode: row.dealerCode!,
  productTeam: row.productTeam!,
  annualTarget: row.annualTarget!,
});

/** Rows that are new, or other than they were stored. */
export const changedRows = (rows: readonly GoalRow[], stored: ReadonlyMap<string, GoalRow>): GoalRow[] =>
  rows.filter((row) => JSON.stringify(row) !== JSON.stringify(stored.get(row.id)));
