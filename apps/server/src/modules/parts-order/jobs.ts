/** Jobs about orders. */
import { sum } from '@harrow/validation';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { act } from '../../documents/act.ts';
import { systemContext } from '../../documents/systemContext.ts';
import type { Job, JobContext } from '../../shared/jobs/job.ts';
import { postingChannel } from '../ledger/service.ts';
import { partsOrderKind } from './partsOrderKind.ts';
import { addDays } from '../../shared/calendarDate.ts';
import { owedByReleased } from './actions/charge.ts';
import type { OrderAction } from './rules/workflow.ts';

/**
 * Takes one order after the other through an action, each in a transaction of its own.
 * @param still condition of a row of `parts_order`, asked once more when it is locked
 * @returns how many have changed
 */
async function each(
  { services, transaction }: JobContext,
  action: OrderAction,
  orders: RawBuilder<unknown>,
  still: RawBuilder<SqlBool> = sql<SqlBool>`true`,
): Promise<number> {
  const { rows } = await transaction((trx) => sql<{ id: string; version: number }>`${orders}`.execute(trx));
  let changed = 0;
  for (const { id } of rows)
    changed += await transaction(async (trx) => {
      // Another process, or a user, may have taken it on since: only the locked row tells.
      const order = await trx.selectFrom('partsOrder').select(['version', 'status']).where('id', '=', id).where(still).forUpdate().executeTakeFirst();
      if (!order || !partsOrderKind.workflow[action].from.includes(order.status)) return 0;
      const after = await act(systemContext(services, trx), partsOrderKind, action, { id });
      return after.version > order.version ? 1 : 0;
    });
  return changed;
}

/** Orders that wait for money, the oldest confirmation first; while a dealer is suspended nothing of its is charged. */
const waiting = sql`select o.id from parts_order o join dealer d on d.dealer_code = o.dealer_code
  where o.status = 'pass' and o.credit_released = 'N' and o.confirmed_amount > o.charged_amount and o.del_flag = 0 and d.dealer_status = 'active'
    and not exists (select from sub_dealer s where s.sub_dealer_code = o.sub_dealer_code and s.dealer_status <> 'active')
  order by o.confirm_time, o.id`;

/** Released orders whose account covers more or less of them than they say. */
async function covered(job: JobContext): Promise<{ paid: string[]; other: string[] }> {
  return job.transaction(async (trx) => {
    const { rows: accounts } = await sql<{ dealerCode: string; currency: string; balance: number }>`select dealer_code, currency, balance from account a
      where account_type = 'parts' and exists (select from parts_order o where o.dealer_code = a.dealer_code and o.currency = a.currency
        and o.credit_released = 'Y' and o.del_flag = 0 and (a.balance < 0 or o.paid_amount < o.charged_amount))`.execute(trx);
    const changes = { paid: [] as string[], other: [] as string[] };
    for (const account of accounts) {
      const owed = new Map((await owedByReleased({ db: trx }, account)).map((order) => [order.id, order.owed]));
      const orders = await trx
        .selectFrom('partsOrder')
        .select(['id', 'status', 'chargedAmount', 'confirmedAmount', 'paidAmount'])
        .where('dealerCode', '=', account.dealerCode)
        .where('currency', '=', account.currency)
        .where('creditReleased', '=', 'Y')
        .where('delFlag', '=', 0)
        .where(({ or, eb }) => or([eb('paidAmount', '<', eb.ref('chargedAmount')), eb('id', 'in', owed.size > 0 ? [...owed.keys()] : [''])]))
        .orderBy('id')
        .execute();
      for (const { id, status, chargedAmount, confirmedAmount, paidAmount } of orders) {
        const paid = sum([chargedAmount, -(owed.get(id) ?? 0)]);
        if (paid === paidAmount) continue;
        if (status === 'pass' && paid >= confirmedAmount) changes.paid.push(id);
        else changes.other.push(id);
      }
    }
    return changes;
  });
}

const named = (ids: readonly string[]) => sql`select id from parts_order where id = any(${[...ids]}::char(32)[]) order by id`;

/** Charges orders that wait for money as it comes, and says of released ones how far the account covers them. */
export const orderPayments: Job = {
  code: 'orderPayments',
  cron: '0 15 * * * ?',
  wakenBy: postingChannel,
  timeoutSeconds: 300,
  async run(job) {
    const charged = job.services.parameters.text('order.autoPay') === 'Y' ? await each(job, 'autoPay', waiting) : 0;
    const { paid, other } = await covered(job);
    return charged + (await each(job, 'autoPay', named(paid))) + (await each(job, 'renew', named(other)));
  },
};

/** Cancels confirmed orders that nobody has paid, released or packed for too long. @returns how many */
export async function cancelUnpaid(job: JobContext): Promise<number> {
  const { services, today } = job;
  const days = services.parameters.number('order.unpaidDays');
  if (days === 0) return 0;
  const isUnpaid = sql<SqlBool>`(status = 'pass' and credit_released = 'N' and charged_amount = 0 and confirmed_amount > 0
    and packed_qty = 0 and shipped_qty = 0 and del_flag = 0 and confirm_time < ${addDays(today, -days)}::date)`;
  return each(job, 'cancelUnpaid', sql`select id from parts_order where ${isUnpaid} order by confirm_time, id`, isUnpaid);
}
