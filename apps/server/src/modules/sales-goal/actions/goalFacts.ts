/** What the rules of goals ask about, read with the dealers and their goals locked. */
import { type RawBuilder, sql } from 'kysely';
import type { TrxContext } from '../../../shared/context.ts';
import { scopeCondition } from '../../../shared/scope/scope.ts';
import { today } from '../../../shared/session/currentUser.ts';
import { lockGoalsOf } from '../counting.ts';
import type { Facts, KnownDealer, KnownGoal, Wanted } from '../rules/judgeGoals.ts';
import { makerDepartment } from './goalInput.ts';

export async function factsOf(context: TrxContext, wanted: readonly Wanted[]): Promise<Facts> {
  const { db, user, services } = context;
  const codes = [...new Set(wanted.map(({ dealerCode }) => dealerCode))];
  // How a dealer stands stays so until the goals are stored.
  const { rows: dealers } = await sql<KnownDealer>`select dealer_code, dealer_name, org_code, dealer_status, region, market_group from dealer
    where dealer_code = any(${codes}::text[]) and ${scopeCondition(user, 'dealer') ?? sql`true`} order by dealer_code for share`.execute(db);
  await lockGoalsOf(db, codes);
  const { rows: goals } = await sql<KnownGoal>`select id, goal_no, year, dealer_code, product_team, platform, goal_basis, status from sales_goal
    where del_flag = 0 and (id = any(${wanted.flatMap(({ id }) => id ?? [])}::char(32)[])
      or (dealer_code = any(${codes}::text[]) and year = any(${[...new Set(wanted.map(({ year }) => year))]}::int[])))`.execute(db);
  const name = (table: string): RawBuilder<string> => sql`coalesce(${sql.ref(`${table}.name`)} ->> ${user.language}::text, code)`;
  const { rows: teams } = await sql<{
    code: string;
    name: string;
    enabled: 'Y' | 'N';
  }>`select code, ${name('productTeam')} as name, enabled from product_team`.execute(db);
  const platforms = await db.selectFrom('platform').select(['code', 'productTeam', 'enabled']).execute();
  const departments = await db.selectFrom('sysDepart').select('orgCode').where('orgCategory', '=', makerDepartment).where('status', '=', 1).execute();
  return {
    thisYear: Number(today(user, services.now()).slice(0, 4)),
    dealers: new Map(dealers.map((dealer) => [dealer.dealerCode, dealer])),
    teams: new Map(teams.map(({ code, ...team }) => [code, team])),
    platforms: new Map(platforms.map(({ code, ...platform }) => [code, platform])),
    departments: new Set(departments.map(({ orgCode }) => orgCode)),
    goals,
  };
}
