import { sql } from 'kysely';
import type { OrderTypeOption } from '../../generated/types.gen.ts';
import type { Context } from '../../shared/context.ts';
import { nameIn } from '../../shared/master/masterList.ts';
import { isMaker } from '../../shared/session/currentUser.ts';
import './tables.ts';

/** Order types in use, as forms offer them; dealers get those that they may choose. */
export async function orderTypeOptions({ db, user }: Context, { bizType }: { bizType: string }): Promise<OrderTypeOption[]> {
  const { rows } =
    await sql<OrderTypeOption>`select order_type as value, ${nameIn('orderTypeRule', user.language)} as text, lead_days, surcharge_pct, discount_pct,
      free_of_charge, selectable, array_remove(array[case needs_reason when 'Y' then 'reason' end, case needs_vin when 'Y' then 'vin' end,
        case needs_claim when 'Y' then 'claim' end], null) as needs
    from order_type_rule where biz_type = ${bizType} and enabled = 'Y' and ${isMaker(user) ? sql`true` : sql`selectable = 'Y'`}
    order by sort_no, order_type`.execute(db);
  return rows;
}
