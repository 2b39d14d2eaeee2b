/** Figures about parts orders on the analysis page. */
import { sum } from '@harrow/validation';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { FinanceFigures, PartsFigures } from '../../generated/types.gen.ts';
import { inTransaction, newId } from '../../shared/database/database.ts';
import { refreshRollups } from '../../shared/rollup/refreshRollups.ts';
import { listCall } from '../../test/listCall.ts';
import { createOrderKit, type OrderKit, type Person } from './orderTestKit.ts';

let kit: OrderKit;
beforeAll(async () => {
  kit = await createOrderKit();
}, 240_000);
afterAll(() => kit.app.close());

const figures = async (person: Person): Promise<PartsFigures> => kit.done(await kit.get(person, 'dashboard/analysis?months=2&field=parts'))['parts'];

test('say what is open and on backorder, how much could be confirmed at once, and how long it takes', async () => {
  await kit.setBalance(100_000);
  const inFull = await kit.confirmed([{ partsCode: 'FILTER-1', qty: 2 }]);
  // There is too little of one of its lines; what comes later changes nothing.
  await kit.confirmed([
    { partsCode: 'PUMP-1', qty: 5000 },
    { partsCode: 'SEAL-1', qty: 1 },
  ]);
  await sql`update parts_order_line set confirmed_qty = qty where parts_code = 'PUMP-1'`.execute(kit.db);
  for (const person of ['d001.parts', 'chen.parts'] as const) {
    const { openOrders, backorders, inTransit, fillRate } = await figures(person);
    expect([openOrders.count, backorders.count, inTransit.count, fillRate]).toEqual([2, 1, 0, 0.6667]);
    for (const { count, link } of [openOrders, backorders, inTransit])
      expect((await kit.get(person, listCall('partsOrder/list', link))).result.total, `${person} ${link}`).toBe(count);
  }
  await sql`update parts_order set arrival_date = confirm_time::date, confirm_time = confirm_time - interval '12 days' where id = ${inFull}`.execute(kit.db);
  expect((await figures('chen.parts')).leadDays).toBe(12);
  expect((await figures('d001.parts')).leadDays).toBeNull();
  expect(await figures('d002.admin')).toMatchObject({ openOrders: { count: 0 }, fillRate: null });
});

test('are the same where sums are stored, and follow every change', async () => {
  const { db } = kit;
  const refresh = () =>
    refreshRollups.run({
      services: kit.app.services,
      today: '2026-11-21',
      signal: new AbortController().signal,
      transaction: (work) => inTransaction(db, work),
    });
  const shown = async () => {
    const { fillRate, leadDays } = await figures('chen.parts');
    return [fillRate, leadDays];
  };
  const changes = [
    sql`update parts_order set source_claim_id = ${newId()} where arrival_date is not null`,
    sql`update parts_order_line set first_confirmed_qty = qty where parts_code = 'PUMP-1'`,
    sql`update parts_order set arrival_date = arrival_date + 4 where arrival_date is not null`,
    sql`update parts_order set confirm_time = '2026-08-01' where source_claim_id is null`,
    sql`update parts_order set del_flag = 1 where arrival_date is not null`,
  ];
  expect(await shown()).toEqual([0.6667, 12]);
  const answers: unknown[] = [];
  for (const change of changes) {
    expect(await refresh()).toBeGreaterThan(0);
    const before = await shown();
    await change.execute(db);
    const after = await shown();
    expect(after).not.toEqual(before);
    await sql`insert into rollup_stale select distinct rollup, month, dealer_code from rollup_value`.execute(db);
    expect(await shown()).toEqual(after);
    answers.push(after);
  }
  expect(answers).toEqual([
    [0.5, 12],
    [1, 12],
    [1, 16],
    [null, 16],
    [null, null],
  ]);
  await sql`update parts_order set confirm_time = '2026-11-21'`.execute(db);
});

test('are overdue among the figures of finance when they are not paid in time, and leave less of the balance before', async () => {
  const finance = async (person: Person): Promise<FinanceFigures> => kit.done(await kit.get(person, 'dashboard/analysis?field=finance'))['finance'];
  await kit.setBalance(0);
  const id = await kit.confirmed([{ partsCode: 'FILTER-1', qty: 2 }]);
  const confirmedOn = (day: string) => sql`update parts_order set confirm_time = ${`${day} 12:00+08`}::timestamptz where id = ${id}`.execute(kit.db);
  const { records } = kit.done(await kit.get('qian.finance', 'partsOrder/list?stage=waitsForPayment')) as { records: { id: string; openAmount: number }[] };
  const { openAmount: amount } = records.find((order) => order.id === id)!;
  const { accounts } = await finance('qian.finance');
  expect(accounts.find(({ key, currency }) => key === 'parts' && currency === 'USD')).toMatchObject({
    current: 0,
    remaining: -sum(records.map(({ openAmount }) => openAmount)),
  });

  // There are seven days to pay.
  await confirmedOn('2026-11-14');
  expect((await finance('qian.finance')).overdue).toEqual([]);
  await confirmedOn('2026-11-13');
  const { overdue } = await finance('qian.finance');
  expect(overdue).toMatchObject([{ key: 'parts', currency: 'USD', amount, count: 1 }]);
  const found = kit.done(await kit.get('qian.finance', listCall('partsOrder/list', overdue[0]!.link)));
  expect(found).toMatchObject({ total: 1, records: [{ id, openAmount: amount }] });
  expect((await finance('d001.parts')).overdue).toEqual([]);
});
