import type { SalesGoal, SalesGoalItem } from '../../../generated/types.gen.ts';
import type { Context } from '../../../shared/context.ts';
import { findIds, readRows } from '../../../shared/list/allRows.ts';
import { isKeeper } from '../goalScope.ts';
import { findGoal, goalFilters, goalList } from './goalQueries.ts';

/** A paper has no more goals. */
const mostGoals = 500;

/** The target agreement of a dealer's year: a goal, and all of them that are released. */
export async function readAgreement(context: Context, id: string): Promise<SalesGoal & { goals: SalesGoalItem[] }> {
  const goal = await findGoal(context, { id, isKept: isKeeper(context.user) });
  const list = await goalList(context);
  const { year, dealerCode } = goal;
  const ids = await findIds(context, list, { column: 'goalNo', order: 'asc' }, goalFilters({ year, dealerCode }), mostGoals);
  const goals: SalesGoalItem[] = [];
  for await (const batch of readRows(context.db, list, ids)) goals.push(...batch);
  return { ...goal, goals };
}
