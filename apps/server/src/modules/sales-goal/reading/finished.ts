/** Goals of a year and what became of them, by group and month. */
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Operations } from '../../../generated/operations.gen.ts';
import type { GoalBasis, GoalGroup, GoalGrouping, GoalsFinished } from '../../../generated/types.gen.ts';
import type { Context } from '../../../shared/context.ts';
import { conditionOf, equal } from '../../../shared/list/filters.ts';
import { message } from '../../../shared/messages/messages.ts';
import { scopeCondition } from '../../../shared/scope/scope.ts';
import { today, wireTime } from '../../../shared/session/currentUser.ts';
import { counted, inYear } from '../counting.ts';
import { releasedGoals } from '../goalScope.ts';
import { countColumn, type Counts, months, targetColumn, type Targets } from '../months.ts';
import { passedShares, rateOf } from '../rules/toDate.ts';

type Asked = Operations['salesGoalsFinished']['data']['query'];

/** What groups are called by: of a goal, and of a machine that was sold a year before. */
const keys: Readonly<Record<GoalGrouping, { goal: RawBuilder<string>; machine: RawBuilder<string> }>> = {
  none: { goal: sql`''::text`, machine: sql`''::text` },
  dealer: { goal: sql`sales_goal.dealer_code`, machine: sql`v.dealer_code` },
  region: { goal: sql`sales_goal.region`, machine: sql`dealer.region` },
  marketGroup: { goal: sql`sales_goal.market_group`, machine: sql`dealer.market_group` },
  productTeam: { goal: sql`sales_goal.product_team`, machine: sql`team.code` },
  platform: { goal: sql`sales_goal.platform`, machine: sql`coalesce(platform.code, '')` },
};

const dictionaries: Readonly<Partial<Record<GoalGrouping, string>>> = {
  region: 'region',
  marketGroup: 'market_group',
  productTeam: 'product_team',
  platform: 'platform',
};

interface Row extends Targets, Counts {
  key: string;
  dealerName: string | null;
  target: number | null;
  com: number | null;
  /** Annual targets of goals without monthly ones. */
  unspread: number | null;
  /** By month, January first. */
  lastYear: number[];
}

const all = (conditions: readonly (RawBuilder<unknown> | undefined)[]): RawBuilder<SqlBool> =>
  sql`${sql.join(
    conditions.filter((condition) => condition !== undefined),
    sql` and `,
  )}`;

/** The statement behind `finished`, one row for each group. */
export function finishedRows({ user }: Context, { year, goalBasis = 'retail', groupBy = 'none', ...filters }: Asked): RawBuilder<Row> {
  const { day, counts } = counted[goalBasis];
  const { goal, machine } = keys[groupBy];
  const goals = all([
    sql`sales_goal.year = ${year} and sales_goal.goal_basis = ${goalBasis} and sales_goal.del_flag = 0`,
    conditionOf(releasedGoals(user)),
    equal('salesGoal.dealerCode', filters.dealerCode),
    equal('salesGoal.region', filters.region),
    equal('salesGoal.productTeam', filters.productTeam),
    equal('salesGoal.platform', filters.platform),
  ]);
  const machines = all([
    sql`${counts} and ${inYear(day, sql`${year - 1}::int`)} and v.dealer_code is not null`,
    scopeCondition(user, 'v'),
    equal('v.dealerCode', filters.dealerCode),
    equal('dealer.region', filters.region),
    equal('team.code', filters.productTeam),
    equal('platform.code', filters.platform),
  ]);
  // Each machine is joined to what is asked about alone: there are tens of thousands.
  const besides = sql.join(
    [
      sql`join (select code, unnest(second_products) as product from product_team) team on team.product = v.second_product`,
      ...(groupBy === 'platform' || filters.platform
        ? [sql`left join (select code, unnest(third_products) as product from platform) platform on platform.product = v.third_product`]
        : []),
      ...(groupBy === 'region' || groupBy === 'marketGroup' || filters.region ? [sql`join dealer on dealer.dealer_code = v.dealer_code`] : []),
    ],
    sql` `,
  );
  const sums = sql.join(
    months.flatMap((month) => [targetColumn(month), countColumn(month)]).map((column) => sql`sum(${sql.ref(column)})::int as ${sql.ref(column)}`),
  );
  const monthly = sql.join(months.map((month) => sql`coalesce(sum(n) filter (where month = ${sql.lit(month)}), 0)::int`));
  return sql<Row>`with goals as (select ${goal} as key, sum(annual_target)::int as target, sum(total_com)::int as com,
      sum(annual_target) filter (where total_target = 0)::int as unspread, ${sums} from sales_goal where ${goals} group by 1),
    machines as (select ${machine} as key, extract(month from ${day})::int as month, count(*)::int as n from vehicle v ${besides} where ${machines} group by 1, 2),
    sold as (select key, array[${monthly}] as last_year from machines group by 1)
    select coalesce(goals.key, sold.key) as key, (select dealer_name from dealer where dealer_code = coalesce(goals.key, sold.key)) as dealer_name,
      goals.*, coalesce(goals.key, sold.key) as key, coalesce(sold.last_year, array_fill(0, array[12])) as last_year
    from goals full join sold on sold.key = goals.key order by 1`;
}

export async function finished(context: Context, asked: Asked): Promise<GoalsFinished> {
  const { rows } = await finishedRows(context, asked).execute(context.db);
  const { year, goalBasis = 'retail', groupBy = 'none' } = asked;
  return { year, goalBasis: goalBasis as GoalBasis, asOf: wireTime(context.services.now()), groups: groupsOf(context, { year, groupBy }, rows) };
}

/** The groups of several groupings, by one statement. */
export async function finishedBy(context: Context, year: number, groupings: readonly GoalGrouping[]): Promise<Map<GoalGrouping, GoalGroup[]>> {
  const parts = groupings.map((groupBy) => sql`select ${groupBy}::text as group_by, grouped.* from (${finishedRows(context, { year, groupBy })}) grouped`);
  const { rows } = await sql<Row & { groupBy: GoalGrouping }>`${sql.join(parts, sql` union all `)}`.execute(context.db);
  const of = (groupBy: GoalGrouping): Row[] => rows.filter((row) => row.groupBy === groupBy);
  return new Map(groupings.map((groupBy) => [groupBy, groupsOf(context, { year, groupBy }, of(groupBy))]));
}

function groupsOf(context: Context, { year, groupBy }: { year: number; groupBy: GoalGrouping }, rows: readonly Row[]): GoalGroup[] {
  const shares = passedShares(year, today(context.user, context.services.now()));
  return rows.map((row) => groupOf(row, { shares, text: textOf(context, groupBy, row) }));
}

function textOf({ services, user }: Context, groupBy: GoalGrouping, { key, dealerName }: Row): string {
  if (groupBy === 'dealer') return dealerName ?? key;
  if (key === '') return message(user.language, groupBy === 'platform' ? 'salesGoal.wholeTeam' : 'salesGoal.all');
  return services.dictionaries.text(dictionaries[groupBy]!, key, user.language);
}

function groupOf(row: Row, { shares, text }: { shares: readonly number[]; text: string }): GoalGroup {
  const target = row.target ?? 0;
  const com = row.com ?? 0;
  const ofMonths = months.map((month, at) => {
    const monthTarget = row[targetColumn(month)];
    const monthCom = row[countColumn(month)] ?? 0;
    return { month, target: monthTarget, com: monthCom, lastYear: row.lastYear[at]!, rate: rateOf(monthCom, monthTarget) };
  });
  const perMonth = (row.unspread ?? 0) / 12;
  const targetToDate = ofMonths.reduce((sum, one, at) => sum + ((one.target ?? 0) + perMonth) * shares[at]!, 0);
  return {
    key: row.key,
    text,
    months: ofMonths,
    target,
    com,
    lastYear: row.lastYear.reduce((sum, n) => sum + n, 0),
    rate: rateOf(com, target),
    comToDate: ofMonths.reduce((sum, one, at) => sum + (shares[at]! > 0 ? one.com : 0), 0),
    targetToDate: Math.round(targetToDate * 10) / 10,
  };
}
