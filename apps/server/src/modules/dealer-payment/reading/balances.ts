/** Balances of a dealer's accounts at the begin and the end of a range of days. */
import { sum } from '@harrow/validation';
import { sql } from 'kysely';
import type { AccountFigures, DealerPaymentTotals } from '../../../generated/types.gen.ts';
import { firstOfMonth } from '../../../shared/calendarDate.ts';
import type { Context } from '../../../shared/context.ts';
import { replyOf } from '../../../shared/contract/replyOf.ts';
import { makerDay } from '../../../shared/makerDay.ts';
import { invalid, refuse } from '../../../shared/refusal/refusal.ts';
import { isInScope } from '../../../shared/scope/scope.ts';
import { dealerCondition } from '../../../shared/scope/sourceScope.ts';
import { isMaker } from '../../../shared/session/currentUser.ts';
import { type AccountType, accountTypesOf, isOnOwnAccount } from '../../ledger/service.ts';
import { committedOf } from './committed.ts';

interface Range {
  begin: string;
  end: string;
}

interface AccountRow {
  accountType: AccountType;
  currency: string;
  opening: number;
  in: number;
  out: number;
}

/** Whole months come from `account_period`; only the days of the months in which the range begins and ends are added up. */
async function figuresOf({ db, user }: Context, dealerCode: string, { begin, end }: Range): Promise<AccountRow[]> {
  const from = begin.slice(0, 7);
  const until = end.slice(0, 7);
  const { rows } = await sql<AccountRow>`select account.account_type, account.currency,
      coalesce(months.before, 0) + coalesce(days.before, 0) as opening,
      coalesce(months.in_amount, 0) + coalesce(days.in_amount, 0) as in, coalesce(months.out_amount, 0) + coalesce(days.out_amount, 0) as out
    from account
    left join lateral (select
        sum(opening_in + in_amount - opening_out - out_amount) filter (where period < ${from}) as before,
        sum(opening_in + in_amount) filter (where period > ${from} and period < ${until}) as in_amount,
        sum(opening_out + out_amount) filter (where period > ${from} and period < ${until}) as out_amount
      from account_period where account_id = account.id and period <= ${until}) months on true
    left join lateral (select
        sum(case direction when 'in' then amount else -amount end) filter (where period = ${from} and fee_date < ${begin}::date) as before,
        sum(amount) filter (where direction = 'in' and fee_date between ${begin}::date and ${end}::date) as in_amount,
        sum(amount) filter (where direction = 'out' and fee_date between ${begin}::date and ${end}::date) as out_amount
      from finance_ledger where account_id = account.id and dealer_code = account.dealer_code and currency = account.currency
        and period in (${from}, ${until})) days on true
    where account.dealer_code = ${dealerCode} and ${isOnOwnAccount(user, 'account')}
    order by array_position(array['vehicle', 'parts', 'deposit'], account.account_type), account.currency`.execute(db);
  return rows;
}

async function dealerOf(context: Context, given: string | undefined): Promise<{ dealerCode: string; currency: string }> {
  const { db, user } = context;
  const code = given?.trim() ?? '';
  if (isMaker(user) && code === '') throw invalid([{ field: 'dealerCode', code: 'E-013' }]);
  const dealerCode = isMaker(user) ? code : code === '' ? user.dealerCode : code;
  const found = await db
    .selectFrom('dealer')
    .select(['dealerCode', 'currency'])
    .where('dealerCode', '=', dealerCode)
    .where('delFlag', '=', 0)
    .where(isInScope({ table: 'dealer', scope: (of) => dealerCondition(of, 'dealer') }, user))
    .executeTakeFirst();
  if (!found) throw refuse('E-012');
  return found;
}

const codes = { Rmb: 'RMB', Usd: 'USD', Eur: 'EUR' } as const;

/** Balances of a dealer in a range, this month by default. @throws E-012 for another dealer, 422 where staff name none */
export async function totalQuery(context: Context, asked: { dealerCode?: string; feeDate_begin?: string; feeDate_end?: string }): Promise<DealerPaymentTotals> {
  const { user, services } = context;
  const { dealerCode, currency } = await dealerOf(context, asked.dealerCode);
  const today = makerDay(services);
  const end = asked.feeDate_end || today;
  const begin = asked.feeDate_begin || firstOfMonth(end);
  if (begin > end) throw invalid([{ field: 'feeDate_begin', code: 'dealerPayment.range' }]);
  const rows = await figuresOf(context, dealerCode, { begin, end });
  const committed = await committedOf(context, [dealerCode]);
  const seen = accountTypesOf(user);
  const detail = rows.map((row): AccountFigures => {
    const current = sum([row.opening, row.in, -row.out]);
    const waits = committed({ dealerCode, ...row });
    return replyOf(context, 'AccountFigures', { ...row, current, committed: waits, remaining: sum([current, -waits]) });
  });
  const find = (accountType: AccountType, of: string) => detail.find((one) => one.accountType === accountType && one.currency === of);
  const valueOf = (accountType: AccountType, of: string, figure: 'opening' | 'current' | 'remaining'): number | null =>
    seen.includes(accountType) ? (find(accountType, of)?.[figure] ?? 0) : null;
  const split = (figure: 'opening' | 'current') =>
    Object.fromEntries(
      (['vehicle', 'parts'] as const).flatMap((type) =>
        Object.entries(codes).map(([suffix, code]) => [`${figure}${type === 'vehicle' ? 'Vehicle' : 'Parts'}${suffix}`, valueOf(type, code, figure)]),
      ),
    );
  const settled = detail.filter((one) => one.accountType !== 'deposit' && one.currency === currency);
  return {
    dealerCode,
    currency,
    ...split('opening'),
    ...split('current'),
    depositFee: sum(settled.map((one) => one.in)),
    expenditureFee: sum(settled.map((one) => one.out)),
    remainingVehicleAmount: valueOf('vehicle', currency, 'remaining'),
    remainingPartsAmount: valueOf('parts', currency, 'remaining'),
    depositBalance: valueOf('deposit', currency, 'current'),
    remainingDetail: detail,
  } as DealerPaymentTotals;
}
