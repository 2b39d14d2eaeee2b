import { type RawBuilder, sql } from 'kysely';
import { makerDay } from '../../../shared/makerDay.ts';
import type { DealerMissing } from '../../../generated/types.gen.ts';
import type { Context } from '../../../shared/context.ts';
import { coefficientGap } from '../../coefficient/service.ts';
import { labourRateOf } from '../../price/service.ts';
import '../tables.ts';

/** Terms that a dealer lacks on a day, as a list. @param days after which an exchange rate counts as missing */
export const missingIn = ({ day, days }: { day: RawBuilder<unknown>; days: number }): RawBuilder<DealerMissing[]> => sql`array_remove(array[
  case when not exists (select from sys_user u join sys_user_role r on r.user_id = u.id join sys_user_depart p on p.user_id = u.id
    where p.org_code = dealer.org_code and r.role_code = 'DLR_ADMIN' and u.status = 1 and u.del_flag = 0) then 'administrator' end,
  case when ${labourRateOf({ dealer: 'dealer', day })} is null then 'labourRate' end,
  case when ${coefficientGap('price_factor', { dealer: 'dealer', day })} then 'priceFactor' end,
  case when dealer.currency <> 'RMB' and not exists (select from exchange_rate e where e.currency = dealer.currency
    and e.rate_date <= ${day} and e.rate_date >= ${day} - ${days}::int) then 'exchangeRate' end,
  case when dealer.contract_no is null or dealer.contract_end < ${day} then 'contract' end,
  case when dealer.bank_name is null or dealer.bank_tag_number is null or dealer.account_number is null then 'bank' end], null)`;

export const asOfToday = ({ services }: Pick<Context, 'services'>) => ({
  day: sql`${makerDay(services)}::date`,
  days: services.parameters.number('fx.maxAgeDays'),
});

export async function missingOf(context: Pick<Context, 'db' | 'services'>, { id }: { id: string }): Promise<DealerMissing[]> {
  const { rows } = await sql<{ missing: DealerMissing[] }>`select ${missingIn(asOfToday(context))} as missing from dealer where id = ${id}`.execute(context.db);
  return rows[0]!.missing;
}
