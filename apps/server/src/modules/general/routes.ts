import { type SqlBool, sql } from 'kysely';
import type { Handlers } from '../../shared/contract/handlers.ts';
import { escapeLike } from '../../shared/list/escapeLike.ts';
import { scopeCondition } from '../../shared/scope/scope.ts';
import { departCondition } from '../../shared/scope/sourceScope.ts';
import type { Services } from '../../shared/services.ts';
import { isMaker } from '../../shared/session/currentUser.ts';

/** Most a choice shows; who looks for more types a keyword. */
const maxOptions = 100;

export const generalRoutes = ({ db }: Services): Handlers<'dealers'> & Handlers<'subDealers'> => ({
  async dealersOptions({ query, user }) {
    const keyword = `%${escapeLike((query.keyword ?? '').trim())}%`;
    // A sub-dealer's documents belong to its dealer, so the filter offers just this one.
    const own = isMaker(user) ? scopeCondition(user, 'dealer') : sql<SqlBool>`dealer_code = ${user.dealerCode}`;
    const { rows } = await sql<{ value: string; text: string }>`
      select dealer_code as value, dealer_name as text from dealer
      where (dealer_code ilike ${keyword} or dealer_name ilike ${keyword}) and ${own ?? sql`true`}
      order by dealer_code limit ${sql.lit(maxOptions)}`.execute(db);
    return rows;
  },

  async subDealersSubDealerList({ query, user, language }) {
    const wanted = isMaker(user) ? query.dealerCode : user.dealerCode;
    const { rows } = await sql<{ value: string; text: string }>`select sub_dealer_code as value, depart_name ->> ${language}::text as text from sys_depart
      where org_category = 4 and status = 1 and sub_dealer_code is not null and ${departCondition(user, 'sys_depart') ?? sql`true`}
        and (${wanted ?? null}::text is null or dealer_code = ${wanted ?? null}) order by sub_dealer_code limit ${sql.lit(maxOptions)}`.execute(db);
    return rows;
  },
});
