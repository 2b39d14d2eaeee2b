import { sql } from 'kysely';
import { makerDay } from '../../../shared/makerDay.ts';
import type { StandingTask } from '../../../documents/todo/standingTask.ts';
import { requestedStatus } from '../administration/manageable.ts';
import '../tables.ts';

/** Requests for an account: they wait for the maker's administrators, and for those of the dealer that was named. Late after three days. */
export const admitUsers: StandingTask = {
  docType: 'user',
  task: 'admit',
  permission: 'user:add',
  statuses: 'user_status',
  due({ services }) {
    const day = sql`${makerDay(services)}::date`;
    return sql`select sys_user.id as doc_id, realname as doc_no, sys_user.status::text as status, ${day} + 2 as warn_on, ${day} + 3 as late_on, side,
        case side when 'dealer' then dealer.org_code else '' end as place, coalesce(dealer.org_code, '') as org_code,
        coalesce(dealer.dealer_code, '') as dealer_code, coalesce(dealer.dealer_name, '') as dealer_name
      from sys_user
      left join sys_user_depart held on held.user_id = sys_user.id
      left join dealer on dealer.org_code = held.org_code
      join (values ('maker'), ('dealer')) as waiting(side) on side = 'maker' or dealer.org_code is not null
      where sys_user.status = ${sql.lit(requestedStatus)} and sys_user.del_flag = 0`;
  },
};
