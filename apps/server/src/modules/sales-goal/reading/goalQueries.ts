/** Reading goals: the lists, one of them, and their sums. */
import { type SqlBool, sql } from 'kysely';
import { allowedActions } from '../../../documents/workflow.ts';
import type { Operations } from '../../../generated/operations.gen.ts';
import type { GoalBasis, SalesGoal, SalesGoalItem, SalesGoalTotals } from '../../../generated/types.gen.ts';
import type { Context } from '../../../shared/context.ts';
import { replyOf } from '../../../shared/contract/replyOf.ts';
import { type ExportedList, exportedFields, text } from '../../../shared/export/exportedList.ts';
import { listColumns } from '../../../shared/list/columns.ts';
import { equal, type Filter, keywords, oneOf } from '../../../shared/list/filters.ts';
import type { ListDefinition } from '../../../shared/list/list.ts';
import { listTotals } from '../../../shared/list/listTotals.ts';
import { searchedList } from '../../../shared/list/searched.ts';
import { refuse } from '../../../shared/refusal/refusal.ts';
import { today } from '../../../shared/session/currentUser.ts';
import { machinesOf } from '../counting.ts';
import { statesOf } from '../goalKind.ts';
import { goalScope, keptGoals, releasedGoals } from '../goalScope.ts';
import { countColumn, months, targetColumn } from '../months.ts';
import { pastMonths } from '../rules/checkTargets.ts';
import { type GoalState, goalWorkflow } from '../rules/workflow.ts';
import type { GoalHeader, GoalSums } from '../tables.ts';

type Query = NonNullable<Operations['salesGoalsList']['data']['query']>;
type Row = GoalHeader & GoalSums & { departmentText: string | null };

const itemColumns = ({ user: { language } }: Context) =>
  sql<Row>`sales_goal.*, (select coalesce(depart_name ->> ${language}::text, depart_name ->> 'en') from sys_depart
    where sys_depart.org_code = sales_goal.marketing_department) as department_text`;

/** The row with what the user may do. */
const shown = ({ user }: Context, row: Row, state: GoalState) => ({
  ...row,
  platform: row.platform || null,
  marketingDepartment_dictText: row.departmentText ?? row.marketingDepartment,
  allowedActions: allowedActions(goalWorkflow, user, state) as SalesGoalItem['allowedActions'],
});

const listOf =
  (scope: ListDefinition<SalesGoalItem, Row>['scope']) =>
  async (context: Context): Promise<ListDefinition<SalesGoalItem, Row>> => {
    const stateOf = await statesOf(context);
    return {
      table: 'salesGoal',
      columns: listColumns('salesGoalsList', 'salesGoal'),
      defaultSort: { column: 'year', order: 'desc' },
      select: itemColumns(context),
      scope: scope!,
      toReply: (row) => replyOf(context, 'SalesGoalItem', shown(context, row, stateOf(row))),
    };
  };

/** Those that are released or over. */
export const goalList = listOf(releasedGoals);
/** All of them, for those who keep them. */
export const keptList = listOf(keptGoals);

/** Filters of the lists and of their exports. */
export const goalFilters = (query: Query): Filter[] => [
  keywords(['salesGoal.goalNo'], query.keyword, ['salesGoal.dealerName']),
  query.year === undefined ? undefined : sql<SqlBool>`sales_goal.year = ${query.year}`,
  equal('salesGoal.dealerCode', query.dealerCode),
  equal('salesGoal.region', query.region),
  equal('salesGoal.marketGroup', query.marketGroup),
  equal('salesGoal.marketingDepartment', query.marketingDepartment),
  equal('salesGoal.productTeam', query.productTeam),
  equal('salesGoal.platform', query.platform),
  equal('salesGoal.goalBasis', query.goalBasis),
  oneOf('salesGoal.status', query.status),
  query.confirmed === undefined ? undefined : sql<SqlBool>`(sales_goal.confirm_time is not null) = ${query.confirmed === 'Y'}`,
];

const monthColumns = months.flatMap((month) => [targetColumn(month), countColumn(month)] as const);

export const goalExport: ExportedList = {
  name: 'salesGoal',
  noun: 'sales-goal',
  columns: [
    ...exportedFields('salesGoalsList', ['goalNo', 'year', 'dealerCode', 'dealerName', 'region', 'marketGroup'], { goalNo: 22, dealerName: 28 }),
    { ...text('marketingDepartment', { width: 28 }), from: 'marketingDepartment_dictText' },
    ...exportedFields('salesGoalsList', [
      ...(['productTeam', 'platform', 'goalBasis', 'annualTarget', 'totalTarget', 'totalCom', 'rate'] as const),
      ...monthColumns,
      ...(['status', 'closeReason', 'releaseTime', 'confirmBy', 'confirmTime', 'remark', 'createBy', 'createTime', 'updateTime'] as const),
    ]),
  ],
};

const summed = ['annualTarget', 'totalTarget', 'totalCom', ...monthColumns] as const;

/** Sums of a list by basis. */
export async function goalTotals(context: Context, list: ListDefinition<SalesGoalItem, Row>, query: Query): Promise<SalesGoalTotals> {
  const sums = await listTotals(context, list, query, goalFilters(query), { by: 'goalBasis', columns: summed });
  return {
    sums: (sums ?? []).map(({ key, ...sum }) => replyOf(context, 'SalesGoalSums', { goalBasis: key as GoalBasis, ...sum })),
    capped: sums === undefined,
  };
}

/** Fields of a released goal that stay as they are; its targets are revised. */
const fixedOnceReleased = ['year', 'dealerCode', 'productTeam', 'platform', 'goalBasis', 'marketingDepartment', 'remark'] as const;

/** @throws E-012 when there is none, or none for the user */
export async function findGoal(context: Context, { id, isKept }: { id: string; isKept: boolean }): Promise<SalesGoal> {
  const { db, user, services } = context;
  const scope = isKept ? keptGoals(user) : releasedGoals(user);
  const { rows } = await sql<Row>`select ${itemColumns(context)} from sales_goal where id = ${id} and del_flag = 0 and ${scope}`.execute(db);
  const row = rows[0];
  if (!row) throw refuse('E-012');
  const stateOf = await statesOf(context);
  return replyOf(context, 'SalesGoal', {
    ...shown(context, row, stateOf(row)),
    lastYear: await machinesOf(db, { ...row, year: row.year - 1 }),
    fixed: row.status === 'draft' ? [] : [...fixedOnceReleased, ...pastMonths(row.year, today(user, services.now())).map(targetColumn)],
  });
}

export const searchedGoals = searchedList('salesGoalsList', {
  list: listOf(goalScope),
  docType: 'salesGoal',
  permission: 'salesGoal:query',
  page: '/sales/goal',
  noun: 'sales-goal',
  title: 'goalNo',
  about: ['dealerName'],
  fields: { goalNo: 'number' },
});
