import { sql } from 'kysely';
import { nextYear } from '../../shared/nextYear.ts';
import { isInScope } from '../../shared/scope/scope.ts';
import type { Coming } from '../home/hooks.ts';

/** Active dealers without a goal for the next year, for the home page of those who keep goals. */
export const comingGoals: Coming = {
  key: 'salesGoal.missing',
  permission: 'salesGoal:edit',
  async read({ db, user, services }) {
    const { year, lastDayBefore, isMissed } = nextYear(services);
    const expected = { day: lastDayBefore, isLastDay: true, link: `/sales/goal/grid?year=${year}`, params: { year: String(year) } };
    if (!isMissed) return { ...expected, n: 0 };
    const { rows } = await sql<{
      n: number;
    }>`select count(*)::int as n from dealer where dealer_status = 'active' and del_flag = 0 and ${isInScope({ table: 'dealer' }, user)}
      and not exists (select from sales_goal g where g.dealer_code = dealer.dealer_code and g.year = ${year} and g.del_flag = 0)`.execute(db);
    return { ...expected, n: rows[0]!.n };
  },
};
