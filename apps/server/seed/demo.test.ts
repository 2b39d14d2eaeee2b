import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createApp } from '../src/app.ts';
import type { HomeDue, HomeMoney, Today, WarrantyClaimInput } from '../src/generated/types.gen.ts';
import { act } from '../src/documents/act.ts';
import { requiredInsuranceSlots } from '../src/modules/force-insurance/rules/submitChecks.ts';
import { requiredSlots as handoverSlots } from '../src/modules/handover-train/rules/submitChecks.ts';
import { claimKind } from '../src/modules/warranty-claim/claimKind.ts';
import { breaches } from '../src/modules/ledger-check/ledgerCheck.ts';
import { saveClaim } from '../src/modules/warranty-claim/actions/saveClaim.ts';
import { contextOf } from '../src/shared/context.ts';
import { verifyPassword } from '../src/modules/user/password/password.ts';
import { addDays } from '../src/shared/calendarDate.ts';
import type { Trx } from '../src/shared/database/database.ts';
import { eventText, languages } from '../src/shared/messages/messages.ts';
import type { Connection } from '../src/shared/database/connection/connect.ts';
import { Refusal } from '../src/shared/refusal/refusal.ts';
import type { Services } from '../src/shared/services.ts';
import { people } from '../src/test/contract/people.ts';
import { operations } from '../src/test/contract/operations.ts';
import { createReader } from '../src/test/contract/reader.ts';
import { listCall } from '../src/test/listCall.ts';
import { multipart } from '../src/test/multipart.ts';
import { signIn } from '../src/test/testApp.ts';
import { createTestDatabase } from '../src/test/testDatabase.ts';
import { pastTimes } from './endAtNow.ts';
import { claimFilesOf, drawPartPictures, uploadClaimFiles } from './claims/claimFiles.ts';
import type { ClaimPlan } from './claims/claimPlan.ts';
import { draftDefects } from './claims/draftDefects.ts';
import { seedDemo } from './index.ts';
import { textPdf } from './files/textPdf.ts';
import { demoPassword, demoUsers } from './organisations/users.ts';
import { scenarioVins } from './vehicles/scenarioVehicles.ts';

const today = '2026-11-21';
/** Sites of the maker, which an installation sets up. */
const maker = Object.fromEntries(['epc', 'manual'].map((target) => [target, { url: 'http://localhost:9000/', secret: 'x'.repeat(32) }]));
const now = () => new Date(`${today}T15:00:00Z`);

type Demo = { app: FastifyInstance; services: Services; rows: <Row>(query: ReturnType<typeof sql<Row>>) => Promise<Row[]>; close: () => Promise<void> };

async function loadDemo(): Promise<Demo> {
  const folder = await mkdtemp(join(tmpdir(), 'harrow-demo-'));
  const connection: Connection = await createTestDatabase();
  const { app, services } = await createApp({ connection, dataFolder: folder, now, portals: { issuer: 'harrow', sites: maker } });
  await seedDemo(services);
  return {
    app,
    services,
    rows: async (query) => (await query.execute(services.db)).rows,
    async close() {
      await app.close();
      await connection.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Columns that describe the demo, without ids. */
const digest = sql<{ digest: string }>`select md5(string_agg(line, '|' order by line)) as digest from (
  select concat_ws(',', claim_no, vin, status, claim_type, total_amount, audit_total, submit_time, audit_time, complaint, coverage_reason, dealer_claim_ref, used_parts_status) as line from warranty_claim
  union all select concat_ws(',', c.claim_no, b.bug_no, b.bug_code, b.bug_desc, b.bug_amount) from claim_bug b join warranty_claim c on c.id = b.claim_id
  union all select concat_ws(',', c.claim_no, p.line_no, p.parts_code, p.qty, p.unit_price, p.old_serial_no, p.audit_amount) from claim_parts p join warranty_claim c on c.id = p.claim_id
  union all select concat_ws(',', vin, vehicle_status, delivery_date, owner_name, current_hours, engine_no) from vehicle
  union all select concat_ws(',', v.vin, v.sub_dealer_name, a.to_code, a.apportion_date, a.create_by, a.create_time) from vehicle_apportion a join vehicle v on v.id = a.vehicle_id
  union all select concat_ws(',', parts_code, name ->> 'ru', replaced_by) from parts
  union all select concat_ws(',', column_name, filename, sha256, create_time) from attach
  union all select concat_ws(',', doc_no, step_no, action, operator, opinion, create_time) from approval_log
  union all select concat_ws(',', feedback_no, title, status, score, handler_by, reply_time) from feedback
  union all select concat_ws(',', email, realname, phone, create_time) from sys_user where status = 3
  union all select concat_ws(',', username, realname, phone) from sys_user where status <> 3
) as lines`;

let demo: Demo;
let firstDigest: unknown;
beforeAll(async () => {
  demo = await loadDemo();
  firstDigest = await demo.rows(digest);
}, 240_000);
afterAll(() => demo.close());

const counts = async (query: ReturnType<typeof sql<{ key: string; count: number }>>) =>
  Object.fromEntries((await demo.rows(query)).map(({ key, count }) => [key, count]));

test('nothing that has happened lies ahead', async () => {
  const ahead: string[] = [];
  for (const { table, column } of await pastTimes(demo.services.db as Trx)) {
    const { rows } = await sql<{ found: boolean }>`select exists (select from ${sql.id(table)} where ${sql.id(column)} > ${now()}::timestamptz
      and ${sql.id(column)} < ${`${today} 23:59:59+08`}::timestamptz) as found`.execute(demo.services.db);
    if (rows[0]!.found) ahead.push(`${table}.${column}`);
  }
  expect(ahead).toEqual([]);
});

test('messages have all the words that their texts leave open', async () => {
  const sent = await demo.rows(
    sql<{ event: string; names: string[] }>`select distinct event, array(select jsonb_object_keys(params) order by 1) as names from message`,
  );
  const open = (event: string) =>
    languages.flatMap((language) =>
      (['title', 'content'] as const).flatMap((part) => [...eventText(language, event, part).matchAll(/\{(\w+)\}/g)].map(([, name]) => name!)),
    );
  expect(sent.length).toBeGreaterThan(10);
  expect(sent.flatMap(({ event, names }) => open(event).flatMap((name) => (names.includes(name) ? [] : [`${event}: ${name}`])))).toEqual([]);
});

test('machines are 403, in the statuses of the design', async () => {
  expect(await counts(sql`select vehicle_status as key, count(*) from vehicle group by 1`)).toEqual({
    shipped: 40,
    pending_acceptance: 55,
    in_stock: 76,
    delivered: 224,
    scrapped: 8,
  });
});

describe('services', () => {
  test('are in the statuses of the design, one of them by an exception', async () => {
    expect(await counts(sql`select status as key, count(*) from force_insurance where biz_type = 'maintenance' group by 1`)).toEqual({
      draft: 5,
      submitted: 12,
      no_pass: 5,
      pass: 10,
      audit_succeeded: 27,
      closed: 291,
    });
    expect(
      await counts(sql`select status as key, count(*) from force_insurance where biz_type = 'maintenance' and override_requested = 'Y' group by 1`),
    ).toEqual({ submitted: 1 });
  });

  test('did the steps of the plans; every machine shows its next one, three have missed one', async () => {
    expect(await counts(sql`select status as key, count(*)::int as count from vehicle_plan group by 1`)).toEqual({
      done: 328,
      missed: 3,
      open: expect.any(Number),
    });
    expect(
      await counts(sql`select 'due' as key, count(*)::int as count from vehicle where vehicle_status = 'delivered'
        and (maint_gap = 'Y' or next_maint_date < ${today}::date or current_hours >= next_maint_hours)`),
    ).toEqual({ due: 22 });
    const wrong = async (what: ReturnType<typeof sql<{ no: string }>>) => (await demo.rows(what)).map(({ no }) => no);
    expect(
      await wrong(sql`select v.vin as no from vehicle v join vehicle_plan p on p.vehicle_id = v.id and p.status = 'open'
        where p.due_date <> v.next_maint_date or p.plan_hours is distinct from v.next_maint_hours or p.maint_level <> v.next_maint_level
          or (v.maint_gap = 'Y') <> exists (select from vehicle_plan m where m.vehicle_id = v.id and m.status = 'missed')`),
    ).toEqual([]);
    expect(
      await wrong(sql`select insurance_no as no from force_insurance f left join vehicle_plan p on p.id = f.plan_id
        where f.biz_type = 'maintenance' and (p.id is null or p.vehicle_id <> f.vehicle_id or p.maint_level <> f.maint_level or p.plan_hours is distinct from f.plan_hours
          or (f.status in ('pass', 'audit_succeeded', 'closed')) <> (p.status = 'done' and p.doc_id = f.id and p.done_date = f.maint_date and p.done_hours = f.operating_hours))`),
    ).toEqual([]);
    expect(
      await wrong(sql`select vin as no from vehicle_plan p where p.status = 'done' and not exists (select from force_insurance f where f.id = p.doc_id)`),
    ).toEqual([]);
    expect(
      await wrong(sql`select vin as no from vehicle_plan group by vin having count(*) filter (where status = 'open') <> 1 or max(seq) <> count(*)`),
    ).toEqual([]);
  });

  test('agree with their work, readings, logs, tasks and fees', async () => {
    const wrong = async (where: ReturnType<typeof sql>) =>
      (await demo.rows(sql<{ no: string }>`select insurance_no as no from force_insurance f where biz_type = 'maintenance' and ${where}`)).map(({ no }) => no);
    expect(
      await wrong(sql`(select count(*) from maintenance_check where maintenance_id = f.id) <>
        (select count(*) from maint_template t where t.second_product = f.second_product and t.maint_level = f.maint_level)`),
    ).toEqual([]);
    expect(await wrong(sql`status <> 'draft' and exists (select from maintenance_check where maintenance_id = f.id and done is distinct from 'Y')`)).toEqual(
      [],
    );
    expect(await wrong(sql`parts_fee <> coalesce((select sum(amount) from maintenance_part where maintenance_id = f.id), 0)`)).toEqual([]);
    expect(
      await wrong(sql`status <> 'draft' and not exists (select from vehicle_hours h where h.vehicle_id = f.vehicle_id and h.source_no = f.insurance_no
        and h.day = f.maint_date and h.hours = f.operating_hours)`),
    ).toEqual([]);
    expect(
      await wrong(sql`status <> 'draft' and status is distinct from (
        select to_status from approval_log where doc_id = f.id and to_status is not null order by step_no desc limit 1)`),
    ).toEqual([]);
    expect(await wrong(sql`(status in ('audit_succeeded', 'closed')) = exists (select from todo where doc_id = f.id)`)).toEqual([]);
    expect(
      await wrong(sql`(status = 'audit_succeeded' or close_reason = 'settled') <> exists (select from service_fee where source_id = f.id)
        or exists (select from service_fee s where s.source_id = f.id and (s.amount <> f.audit_total or s.settlement_status is distinct from f.settlement_status
          or s.statement_no is distinct from f.statement_no))`),
    ).toEqual([]);
    expect(await wrong(sql`(close_reason = 'finished') <> (status = 'closed' and free_flag = 'N')`)).toEqual([]);
  });
});

test('the logs of administration have something to show', async () => {
  expect(await counts(sql`select log_type as key, count(*) from sys_log group by 1`)).toEqual({ operation: 400, unmask: 6 });
  expect(await demo.rows(sql`select distinct username from sys_log where log_type = 'unmask' order by 1`)).toEqual([
    { username: 'sun.sales' },
    { username: 'zhou.training' },
  ]);
  // Each stands for a step of the document that it names.
  expect(
    await demo.rows(sql`select doc_no from sys_log l where log_type = 'operation' and not exists (
      select from approval_log a where a.doc_id = l.doc_id and a.operator = l.username and a.create_time = l.create_time)`),
  ).toEqual([]);
  expect(await counts(sql`select 'own' as key, count(*)::int as count from sys_report where built_in = 'N'`)).toEqual({ own: 1 });
  expect(await counts(sql`select 'own' as key, count(*)::int as count from sys_check_rule where built_in = 'N'`)).toEqual({ own: 1 });
  expect(await counts(sql`select task as key, count(*)::int as count from todo where task in ('retry', 'enter', 'admit') group by 1`)).toEqual({
    admit: 3,
    retry: 3,
  });
});

describe('sales goals', () => {
  test('are over for the last year, out for this one, and half set for the next', async () => {
    expect(
      await demo.rows(sql`select year, status, count(*)::int as goals, count(confirm_time)::int as confirmed, count(distinct dealer_code)::int as dealers
        from sales_goal group by 1, 2 order by 1, 2`),
    ).toEqual([
      { year: 2025, status: 'closed', goals: 20, confirmed: 20, dealers: 4 },
      { year: 2026, status: 'pass', goals: 20, confirmed: 16, dealers: 4 },
      { year: 2027, status: 'draft', goals: 12, confirmed: 0, dealers: 4 },
      { year: 2027, status: 'pass', goals: 8, confirmed: 0, dealers: 4 },
    ]);
    expect(await demo.rows(sql`select goal_no, rate from sales_goal where year = 2026 and total_com > 0 and rate not between 40 and 115`)).toEqual([]);
    expect(await demo.rows(sql`select goal_no from sales_goal where total_target <> annual_target`)).toEqual([]);
    expect(
      await demo.rows(sql`select platform, product_team from sales_goal where dealer_code = 'D001' and year = 2026 order by product_team, platform`),
    ).toMatchObject([{ productTeam: 'construction' }, { productTeam: 'harvest' }, { platform: 'T140' }, { platform: 'T50' }, { platform: 'T90' }]);
  });
});

describe('statements', () => {
  test('are settled for all months but the last, which is with the dealers, one disputed and one a draft', async () => {
    expect(await counts(sql`select status as key, count(*)::int as count from monthly_collect_receipts where period < '2026-10' group by 1`)).toEqual({
      closed: 60,
    });
    expect(
      await demo.rows(sql`select dealer_code, currency, status, (select count(*)::int from monthly_collect_receipts_dispute where receipt_id = r.id) as objections
        from monthly_collect_receipts r where period = '2026-10' order by 1, 2`),
    ).toEqual([
      { dealerCode: 'D001', currency: 'USD', status: 'submitted', objections: 0 },
      { dealerCode: 'D002', currency: 'RMB', status: 'submitted', objections: 0 },
      { dealerCode: 'D002', currency: 'USD', status: 'submitted', objections: 0 },
      { dealerCode: 'D003', currency: 'EUR', status: 'no_pass', objections: 3 },
      { dealerCode: 'D004', currency: 'USD', status: 'submitted', objections: 0 },
      { dealerCode: 'D005', currency: 'USD', status: 'draft', objections: 0 },
    ]);
  });

  test('have paid what claims, inspections and services say, by the same number', async () => {
    expect(
      await demo.rows(sql`with source as (select id, statement_no, close_reason from warranty_claim
          union all select id, statement_no, close_reason from arrival_accept union all select id, statement_no, close_reason from force_insurance
          union all select id, statement_no, close_reason from market_active)
        select fee_no from service_fee fee join source on source.id = source_id where fee_type <> 'chargeback'
          and (fee.statement_no is distinct from source.statement_no or (source.close_reason = 'settled') <> (fee.settlement_status = 'settled'))`),
    ).toEqual([]);
    expect(
      await demo.rows(sql`select fee_no from service_fee fee left join monthly_collect_receipts receipt on receipt_no = statement_no
        where fee.settlement_status <> 'unsettled' and fee_date >= '2025-07-01' and (receipt.id is null or settled_date is distinct from settle_date)`),
    ).toEqual([]);
  });
});

test('the maker has two warehouses: most parts are there, a few are scarce or gone', async () => {
  expect(await counts(sql`select warehouse as key, count(*)::int as count from maker_stock group by 1`)).toEqual({ WH01: 3000, WH02: 400 });
  expect(
    await counts(sql`select case when inventory_qty > 10 then 'high' when inventory_qty > 0 then 'low' else 'none' end as key, count(*)::int as count
      from maker_stock group by 1`),
  ).toEqual({ high: 2720, low: 408, none: 272 });
  expect(await demo.rows(sql`select count(*)::int as below from maker_stock where inventory_qty - locked_qty < safety_qty`)).toEqual([{ below: 25 }]);
  const [{ moves }] = (await demo.rows(sql<{ moves: number }>`select count(*)::int as moves from maker_stock_move`)) as [{ moves: number }];
  expect(Math.abs(moves - 12_000)).toBeLessThan(200);
});

test('parts orders wait to be confirmed, for their money, or to be packed; others have come', async () => {
  expect(await counts(sql`select status as key, count(*)::int as count from parts_order group by 1`)).toEqual({
    draft: 12,
    submitted: 10,
    no_pass: 6,
    pass: 9,
    paid: 18,
    shipped: 22,
    closed: 73,
  });
  expect(await counts(sql`select close_reason as key, count(*)::int as count from parts_order where status = 'closed' group by 1`)).toEqual({
    arrived: 62,
    short_closed: 4,
    cancelled: 7,
  });
  expect(await counts(sql`select order_type as key, count(*)::int as count from parts_order where order_type <> 'stock' group by 1`)).toEqual({
    urgent: 12,
    warranty: 6,
    campaign: 3,
    sample: 2,
    resend: 4,
  });
  expect(
    await counts(sql`select case when credit_released = 'Y' then 'released' else pay_status end as key, count(*)::int as count
      from parts_order where status = 'pass' group by 1`),
  ).toEqual({ unpaid: 5, partial: 1, released: 3 });
  expect(await demo.rows(sql`select count(*)::int as waiting from parts_order where backorder_qty > 0 and confirm_time is not null`)).toEqual([
    { waiting: 10 },
  ]);
});

test('packing lists, receipts and parts claims are in every status', async () => {
  const statuses = async (table: string) => counts(sql`select status as key, count(*)::int as count from ${sql.id(table)} group by 1`);
  expect(await statuses('packing_list')).toEqual({ draft: 5, shipped: 12, pending_acceptance: 8, closed: 65 });
  expect(await statuses('parts_arrival')).toEqual({ pending_acceptance: 2, pass: 3, no_pass: 7, closed: 58 });
  expect(await statuses('parts_claim')).toEqual({ draft: 4, submitted: 4, no_pass: 3, pass: 4, shipped: 1, audit_succeeded: 3, closed: 6 });
});

test('every shipment, receipt and claim comes after what it follows from, and none is to come', async () => {
  expect(
    await demo.rows(sql`select o.order_no as no, 'order' as what from parts_order o where confirm_time < submit_time or shipment_date < confirm_time::date
        or arrival_date < shipment_date or arrival_date > ${today}::date
      union all select packing_no, 'packing list' from packing_list where shipment_date > ${today}::date or eta < shipment_date or arrived_on < shipment_date
        or arrived_on > ${today}::date or create_time::date > shipment_date
      union all select a.arrival_no, 'receipt' from parts_arrival a join packing_list p on p.id = a.packing_id
        where a.arrival_date < coalesce(p.arrived_on, p.shipment_date) or a.arrival_date > ${today}::date
      union all select c.parts_claim_no, 'claim' from parts_claim c join parts_arrival a on a.id = c.arrival_id where c.create_time < a.booked_time
        or c.audit_time < c.submit_time or c.claim_deadline < c.first_submit_time::date`),
  ).toEqual([]);
});

test('orders, shipments, receipts and claims stand where their log ends', async () => {
  for (const [table, no] of [
    ['parts_order', 'order_no'],
    ['packing_list', 'packing_no'],
    ['parts_arrival', 'arrival_no'],
    ['parts_claim', 'parts_claim_no'],
  ] as const)
    expect(
      await demo.rows(sql`select ${sql.id(no)} as no from ${sql.id(table)} d where status <> (
        select to_status from approval_log where doc_id = d.id and to_status is not null order by step_no desc limit 1)`),
    ).toEqual([]);
});

test('dealers keep 1,800 parts: some below their safety stock, some that nobody asks for, some that wait for a claim', async () => {
  const [stock] = await demo.rows(sql<
    Record<'below' | 'dead' | 'blocked', number>
  >`select count(*) filter (where inventory_qty - locked_qty < safety_qty)::int as below,
    count(*) filter (where inventory_qty > 0 and greatest(last_in_date, last_out_date) < ${today}::date - 180)::int as dead,
    count(*) filter (where warehouse in ('DAMAGED', 'WRONG', 'OVER'))::int as blocked from parts_stock`);
  expect(stock).toMatchObject({ below: 60, blocked: 14 });
  expect(stock!.dead).toBeGreaterThanOrEqual(20);
  expect(stock!.dead).toBeLessThanOrEqual(30);
  const [{ moves }] = (await demo.rows(sql<{ moves: number }>`select count(*)::int as moves from stock_move`)) as [{ moves: number }];
  expect(Math.abs(moves - 9_000)).toBeLessThan(400);
});

test('what waits for its money is not paid by what has come since', async () => {
  expect(
    await demo.rows(sql`select o.order_no from parts_order o join account a on a.dealer_code = o.dealer_code and a.currency = o.currency and a.account_type = 'parts'
      where o.status = 'pass' and o.credit_released = 'N' and a.balance >= o.confirmed_amount - o.charged_amount`),
  ).toEqual([]);
});

describe('orders of machines', () => {
  test('are in all their states, and brought every machine that there is', async () => {
    const by = (column: string) => counts(sql`select ${sql.ref(column)} as key, count(*)::int as count from vehicle_order where del_flag = 0 group by 1`);
    expect(await by('status')).toEqual({ draft: 2, submitted: 2, pass: 4, shipped: 9, closed: 29 });
    expect(await by('pay_status')).toEqual({ unpaid: 6, partial: 7, paid: 33 });
    expect(
      await demo.rows(sql`select v.vin from vehicle v left join vehicle_order_line line on line.id = v.order_line_id
        left join vehicle_order o on o.id = line.order_id
        where (o.order_no, o.contract_no, o.dealer_code, line.fourth_product) is distinct from (v.vehicle_order_no, v.contract_no, v.dealer_code, v.fourth_product)`),
    ).toEqual([]);
  });

  test('wait for somebody while they are open', async () => {
    expect(await counts(sql`select task as key, count(*)::int as count from todo where doc_type = 'vehicleOrder' and task <> 'arrive' group by 1`)).toEqual({
      release: 2,
      confirm: 2,
      ship: 4,
      pay: 4,
    });
  });
});

describe('accounts', () => {
  const signed = sql`case direction when 'in' then amount else -amount end`;

  test('have the payments of the design: remittances of every status, six of which came back', async () => {
    expect(await counts(sql`select status as key, count(*)::int as count from dealer_payment group by 1`)).toEqual({
      draft: 3,
      submitted: 5,
      no_pass: 2,
      paid: 250,
    });
    expect(await counts(sql`select kind as key, count(*)::int as count from dealer_payment where kind <> 'remittance' group by 1`)).toEqual({
      transfer: 4,
      opening: 12,
      entry: expect.any(Number),
    });
    expect(
      await demo.rows(sql`select count(*)::int as pairs from finance_ledger where reverses_entry_no is not null and fee_type = 'vehicle_payment'`),
    ).toEqual([{ pairs: 6 }]);
  });

  test('have their lines in the order of time, and machines were paid before they left', async () => {
    expect(
      await demo.rows(sql`select entry_no from (select entry_no, post_time, lag(post_time) over (partition by account_id order by posting_seq) as before from finance_ledger) line
        where before > post_time`),
    ).toEqual([]);
    expect(await demo.rows(sql`select entry_no from finance_ledger where account_type = 'vehicle' and balance_after < 0`)).toEqual([]);
    expect(
      await demo.rows(sql`select v.vin from vehicle v join dealer d using (dealer_code) where d.dealer_status = 'active' and v.ship_date between '2025-12-01' and ${addDays(today, -1)}::date
        and exists (select from vehicle_order o where o.order_no = v.vehicle_order_no and o.pay_status = 'paid')
        and (select count(*) from finance_ledger where remark = v.vin and source_no = v.vehicle_order_no) <> 1`),
    ).toEqual([]);
    const [sums] = await demo.rows(sql<
      Record<'lines' | 'off', number>
    >`select count(*)::int as lines, sum(${signed})::float8 - (select sum(balance)::float8 from account) as off
      from finance_ledger`);
    expect(sums).toEqual({ lines: expect.any(Number), off: 0 });
    expect(sums!.lines).toBeGreaterThan(1000);
  });
});

test('accounts and shelves add up', async () => {
  expect((await breaches(null).execute(demo.services.db)).rows).toEqual([]);
});

describe('policies', () => {
  test('are in the statuses of the design; twelve follow another one, nine end soon', async () => {
    expect(await counts(sql`select status as key, count(*) from force_insurance where biz_type = 'insurance' group by 1`)).toEqual({
      draft: 4,
      submitted: 6,
      no_pass: 3,
      pass: 92,
      closed: 25,
    });
    const [more] = await demo.rows(sql<{
      renewed: number;
      soon: number;
    }>`select count(*) filter (where previous_no is not null and status = 'pass')::int as renewed,
      count(*) filter (where status = 'pass' and policy_end between ${today}::date and ${today}::date + 30)::int as soon from force_insurance where biz_type = 'insurance'`);
    expect(more).toEqual({ renewed: 12, soon: 9 });
  });

  test('agree with their machines and logs, and cover the delivery first', async () => {
    const wrong = async (what: ReturnType<typeof sql<{ no: string }>>) => (await demo.rows(what)).map(({ no }) => no);
    expect(
      await wrong(sql`select vin as no from vehicle v where insurance_status <> coalesce((select case when max(policy_end) < ${today} then 'expired'
        when max(policy_end) <= ${today}::date + 30 then 'expiring' else 'valid' end from force_insurance p
        where p.vin = v.vin and p.biz_type = 'insurance' and (p.status = 'pass' or p.close_reason = 'expired') having count(*) > 0), 'none')`),
    ).toEqual([]);
    expect(
      await wrong(sql`select insurance_no as no from force_insurance p where biz_type = 'insurance' and status <> 'draft' and status <> (
        select to_status from approval_log where doc_id = p.id order by step_no desc limit 1)`),
    ).toEqual([]);
    expect(
      await wrong(sql`select insurance_no as no from force_insurance p join vehicle v on v.id = p.vehicle_id
        where p.biz_type = 'insurance' and p.status in ('pass', 'closed') and p.previous_no is null and v.delivery_date not between p.policy_start and p.policy_end`),
    ).toEqual([]);
  });
});

describe('extensions', () => {
  test('are in the statuses of the design, of 24 plans', async () => {
    expect(await counts(sql`select coalesce(close_reason, status) as key, count(*) from extend_insurance group by 1`)).toEqual({
      draft: 2,
      submitted: 2,
      no_pass: 1,
      pass: 1,
      paid: 1,
      audit_succeeded: 14,
      given_up: 1,
      refused: 1,
      cancelled: 1,
    });
    expect(await counts(sql`select 'plans' as key, count(distinct plan_code) from extend_plan`)).toEqual({ plans: 24 });
  });

  test('agree with their machines, plans, logs and ledger lines', async () => {
    const wrong = async (what: ReturnType<typeof sql<{ no: string }>>) => (await demo.rows(what)).map(({ no }) => no);
    expect(
      await wrong(sql`select v.vin as no from vehicle v left join extend_insurance e on e.vehicle_id = v.id and e.status = 'audit_succeeded'
        where (v.extend_end_date, v.extend_hours, v.extend_coverage, v.extension_fee) is distinct from (e.end_date, e.end_hours, e.coverage_type, e.total_fee)`),
    ).toEqual([]);
    expect(
      await wrong(sql`select extend_no as no from extend_insurance e where not exists (select from extend_plan p where p.plan_code = e.plan_code
        and p.currency = e.currency and p.fee = e.extension_fee and p.hours = e.extend_hours and p.second_product = e.second_product)`),
    ).toEqual([]);
    expect(
      await wrong(sql`select extend_no as no from extend_insurance e where status <> 'draft' and status <> (
        select to_status from approval_log where doc_id = e.id order by step_no desc limit 1)`),
    ).toEqual([]);
    expect(
      await wrong(sql`select extend_no as no from extend_insurance e where (pay_status = 'paid') <> (coalesce((select sum(case direction when 'out' then amount else -amount end)
        from finance_ledger l where l.source_id = e.id and fee_type = 'extension'), 0) = total_fee)`),
    ).toEqual([]);
  });
});

describe('acceptances', () => {
  test('are one for each machine that has arrived, in the statuses of the design', async () => {
    expect(await counts(sql`select status as key, count(*) from arrival_accept group by 1`)).toEqual({
      pending_acceptance: 26,
      draft: 6,
      submitted: 14,
      pass: 5,
      no_pass: 4,
      audit_succeeded: 24,
      closed: 284,
    });
    const [batch] = await demo.rows(sql<{ sheets: number; open: number }>`select count(*)::int as sheets, sum(open_count)::int as open
      from arrival_accept where batch_no is not null and status = 'submitted' and dealer_code = 'D002'`);
    expect(batch).toEqual({ sheets: 8, open: 1 });
    const waiting = await counts(
      sql`select third_product as key, count(*) from arrival_accept where status = 'pending_acceptance' and dealer_code = 'D002' group by 1`,
    );
    expect(Math.max(...Object.values(waiting))).toBeGreaterThanOrEqual(8);
    expect(Object.keys(waiting).length).toBeGreaterThan(1);
    expect(await counts(sql`select 'late' as key, count(*) from arrival_accept where status = 'pending_acceptance' and deadline < ${today}`)).toEqual({
      late: 5,
    });
  });

  test('agree with their machines, logs, tasks and fees', async () => {
    const wrong = async (what: ReturnType<typeof sql<{ no: string }>>) => (await demo.rows(what)).map(({ no }) => no);
    expect(
      await wrong(sql`select vin as no from vehicle where (arrival_date is not null) <> exists (select from arrival_accept a where a.vin = vehicle.vin)`),
    ).toEqual([]);
    expect(
      await wrong(sql`select accept_no as no from arrival_accept a join vehicle v on v.id = a.vehicle_id
      where a.status <> v.pdi_status or (v.vehicle_status = 'pending_acceptance') <> (a.status not in ('audit_succeeded', 'closed'))`),
    ).toEqual([]);
    expect(
      await wrong(sql`select accept_no as no from arrival_accept a where status <> 'draft' and status <> (
      select to_status from approval_log where doc_id = a.id order by step_no desc limit 1)`),
    ).toEqual([]);
    expect(
      await wrong(
        sql`select accept_no as no from arrival_accept a where (status in ('audit_succeeded', 'closed')) = exists (select from todo where doc_id = a.id)`,
      ),
    ).toEqual([]);
    expect(
      await wrong(sql`select accept_no as no from arrival_accept a where pdi_fee is distinct from (
      select sum(amount) from service_fee where source_id = a.id and settlement_status = a.settlement_status)`),
    ).toEqual([]);
    expect(
      await wrong(sql`select accept_no as no from arrival_accept a where item_count <> (select count(*) from arrival_accept_item where accept_id = a.id)
      or (status <> 'pending_acceptance' and item_count = 0)`),
    ).toEqual([]);
  });
});

describe('the suspended dealer', () => {
  const ofDealer = sql`dealer_code = 'D005'`;

  test('has rested for 20 days, as its history and those concerned were told', async () => {
    expect(await demo.rows(sql`select dealer_status, status_date::text, status_reason, missing from dealer where ${ofDealer}`)).toEqual([
      { dealerStatus: 'suspended', statusDate: '2026-11-01', statusReason: 'overdue', missing: [] },
    ]);
    expect(
      await demo.rows(sql`select operator, old_value, new_value from data_change_log where doc_type = 'dealer' and doc_no = 'D005' and field = 'dealerStatus'`),
    ).toEqual([{ operator: 'sun.sales', oldValue: 'active', newValue: 'suspended' }]);
    const told = await demo.rows(sql<{ username: string }>`select u.username from message m join sys_user u on u.id = m.user_id
      where m.event = 'dealer.suspended' order by 1`);
    expect(told.map(({ username }) => username)).toEqual(expect.arrayContaining(['d005.admin', 'qian.finance', 'zhao.manager']));
    expect(await demo.services.sessions.actAs('d005.service')).toMatchObject({ standstill: { unit: 'dealer', status: 'suspended' } });
  });

  test('delivered two machines of three last month, of products that it may sell; the third came later and waits', async () => {
    expect(
      await demo.rows(sql`select v.fourth_product, v.vehicle_status, v.arrival_date::text, v.pdi_date::text, v.delivery_date::text, v.warranty_end_date::text
        from vehicle v join dealer d on d.dealer_code = v.dealer_code and d.authorised_products ? v.second_product and d.market_group = 'EAF'
        where v.dealer_code = 'D005' order by v.arrival_date, 1`),
    ).toEqual([
      {
        fourthProduct: 'M180',
        vehicleStatus: 'delivered',
        arrivalDate: '2026-10-01',
        pdiDate: '2026-10-03',
        deliveryDate: '2026-10-05',
        warrantyEndDate: '2027-04-04',
      },
      {
        fourthProduct: 'T404',
        vehicleStatus: 'delivered',
        arrivalDate: '2026-10-01',
        pdiDate: '2026-10-03',
        deliveryDate: '2026-10-05',
        warrantyEndDate: '2027-10-04',
      },
      {
        fourthProduct: 'T604',
        vehicleStatus: 'pending_acceptance',
        arrivalDate: '2026-11-15',
        pdiDate: null,
        deliveryDate: null,
        warrantyEndDate: null,
      },
    ]);
  });

  test('is owed for two inspections and two handovers of last month, in dollars, and has no line in the ledger', async () => {
    expect(
      await demo.rows(
        sql`select fee_type, fee_date::text, amount::float as amount, currency, settlement_status from service_fee where ${ofDealer} and fee_source <> 'serviceFee'
          order by fee_date, amount`,
      ),
    ).toEqual([
      { feeType: 'pdi', feeDate: '2026-10-04', amount: 10, currency: 'USD', settlementStatus: 'unsettled' },
      { feeType: 'pdi', feeDate: '2026-10-04', amount: 35, currency: 'USD', settlementStatus: 'unsettled' },
      { feeType: 'handover', feeDate: '2026-10-06', amount: 8, currency: 'USD', settlementStatus: 'unsettled' },
      { feeType: 'handover', feeDate: '2026-10-06', amount: 25, currency: 'USD', settlementStatus: 'unsettled' },
    ]);
    expect(await demo.rows(sql`select entry_no from finance_ledger where ${ofDealer}`)).toEqual([]);
  });

  test('has one returned claim and one draft, both from before the suspension, and may correct the returned one', async () => {
    const claims = await demo.rows(sql<{ id: string; status: string }>`select id, status from warranty_claim where ${ofDealer} order by claim_no`);
    expect(claims.map(({ status }) => status)).toEqual(['no_pass', 'draft']);
    expect(await demo.rows(sql`select 1 from warranty_claim where ${ofDealer} and create_time >= '2026-11-01'`)).toEqual([]);
    expect(await answerOfSubmit('d005.service', claims[0]!.id)).toEqual([]);
    expect(await answerOfSubmit('d005.service', claims[1]!.id)).toContain('E-217');
  });

  test('has its own people to wait for, and finance for its statement', async () => {
    expect(await counts(sql`select side || ' ' || task as key, count(*) from todo where ${ofDealer} group by 1`)).toEqual({
      'dealer accept': 1,
      'dealer fix': 1,
      'dealer submit': 2,
      // Its statement of last month.
      'maker issue': 1,
      // Its machines.
      'maker pay': 1,
    });
  });
});

describe('used parts', () => {
  test('are 40 documents with 120 lines in the statuses of the design', async () => {
    expect(await counts(sql`select status as key, count(*) from used_parts_handle group by 1`)).toEqual({
      draft: 3,
      submitted: 3,
      shipped: 6,
      no_pass: 3,
      closed: 25,
    });
    expect(await demo.rows(sql`select count(*)::int as lines from used_parts_handle_line`)).toEqual([{ lines: 120 }]);
    const { kept, to_return: toReturn, missing } = await counts(sql`select core_status as key, count(*) from used_parts_task group by 1`);
    expect({ kept, toReturn, missing }).toEqual({ kept: 30, toReturn: 12, missing: 2 });
    const week = sql`select count(*)::int as due from used_parts_task where core_status = 'to_return' and return_due between ${today}::date and ${today}::date + 7`;
    expect(await demo.rows(week)).toEqual([{ due: 3 }]);
  });

  test('agree with their claims, and with what the maker owes', async () => {
    // What is settled waits for nothing.
    expect(
      await demo.rows(sql`select t.tag_no from used_parts_task t join warranty_claim c on c.id = t.claim_id
      where c.status = 'closed' and t.core_status in ('to_return', 'shipped', 'missing')`),
    ).toEqual([]);
    expect(
      await demo.rows(sql`select f.fee_no from service_fee f left join used_parts_handle h on h.id = f.source_id and h.audit_freight = f.amount
      where f.fee_type = 'freight' and f.fee_source <> 'serviceFee' and h.id is null`),
    ).toEqual([]);
    expect(await demo.rows(sql`select count(*)::int as fees from service_fee where fee_type = 'freight' and fee_source <> 'serviceFee'`)).toEqual([
      { fees: 25 },
    ]);
  });
});

describe('handovers', () => {
  test('are one for each machine that is with its owner, and some that wait', async () => {
    expect(await counts(sql`select status as key, count(*) from handover_train group by 1`)).toEqual({
      draft: 3,
      submitted: 5,
      no_pass: 2,
      pass: expect.any(Number),
      closed: expect.any(Number),
    });
    expect(await counts(sql`select 'registered' as key, count(*) from handover_train where registered = 'Y'`)).toEqual({ registered: 224 });
  });

  test('agree with their machines, logs, tasks and fees', async () => {
    const wrong = async (what: ReturnType<typeof sql<{ no: string }>>) => (await demo.rows(what)).map(({ no }) => no);
    expect(
      await wrong(
        sql`select vin as no from vehicle where (vehicle_status = 'delivered') <> exists (select from handover_train h where h.vin = vehicle.vin and h.registered = 'Y')`,
      ),
    ).toEqual([]);
    expect(
      await wrong(sql`select handover_no as no from handover_train h join vehicle v on v.id = h.vehicle_id
        where h.registered = 'Y' and (h.delivery_date <> v.delivery_date or h.warranty_end_date is distinct from v.warranty_end_date
          or (h.status = 'closed') <> coalesce(greatest(v.warranty_end_date, v.extend_end_date) < ${today}::date, false))`),
    ).toEqual([]);
    expect(
      await wrong(sql`select handover_no as no from handover_train h where status <> 'draft' and status <> (
        select to_status from approval_log where doc_id = h.id order by step_no desc limit 1)`),
    ).toEqual([]);
    expect(
      await wrong(sql`select handover_no as no from handover_train h where (status in ('pass', 'closed')) = exists (select from todo where doc_id = h.id)`),
    ).toEqual([]);
    expect(
      await wrong(
        sql`select handover_no as no from handover_train h where (registered = 'Y' and late_days = 0) <> exists (select from service_fee where source_id = h.id)`,
      ),
    ).toEqual([]);
  });
});

describe('claims', () => {
  test('are 122 in the statuses and types of the design', async () => {
    expect(await counts(sql`select coalesce(close_reason, status) as key, count(*) from warranty_claim group by 1`)).toEqual({
      draft: 11,
      submitted: 18,
      pass: 8,
      no_pass: 10,
      audit_succeeded: 22,
      settled: 46,
      refused: 4,
      given_up: 3,
    });
    expect(await counts(sql`select claim_type as key, count(*) from warranty_claim group by 1`)).toEqual({
      normal: 94,
      pre_delivery: 8,
      extended: 6,
      parts: 5,
      goodwill: 6,
      campaign: 3,
    });
    expect(
      await demo.rows(
        sql`select (select count(*) from claim_bug) as faults, (select count(*) from claim_parts) as parts, (select count(*) from claim_detail) as labour`,
      ),
    ).toEqual([{ faults: 197, parts: 313, labour: 262 }]);
  });

  test('and services use parts that fit the machine', async () => {
    const misfits = sql<{ line: string }>`select used.no || ' ' || used.parts_code as line from (
        select c.claim_no as no, c.vin, p.parts_code from claim_parts p join warranty_claim c on c.id = p.claim_id where c.status <> 'draft'
        union all select f.insurance_no, f.vin, p.parts_code from maintenance_part p join force_insurance f on f.id = p.maintenance_id
      ) used join vehicle v on v.vin = used.vin join parts p on p.parts_code = used.parts_code
      where not v.second_product = any(p.second_products) or not p.applicable_models && array[v.third_product, v.fourth_product] order by 1`;
    expect(await demo.rows(misfits)).toEqual([]);
  });

  test('three wait longer than the 30 days of a review, two longer than 20', async () => {
    const waiting = (days: number) =>
      sql<{ count: number }>`select count(*) from warranty_claim where status = 'submitted' and submit_time < ${addDays(today, -days)}`;
    expect(await demo.rows(waiting(30))).toEqual([{ count: 3 }]);
    expect(await demo.rows(waiting(20))).toEqual([{ count: 5 }]);
  });

  test('went through their steps: numbers rise with time, the log ends where the claim is', async () => {
    const numbers = await demo.rows(sql<{ claimNo: string }>`select claim_no from warranty_claim order by create_time`);
    const perSeries = Object.groupBy(
      numbers.map(({ claimNo }) => claimNo),
      (claimNo) => claimNo.slice(0, 10),
    );
    for (const series of Object.values(perSeries)) expect(series).toEqual(series?.toSorted());
    expect(
      await demo.rows(sql`select c.claim_no from warranty_claim c where c.status <> 'draft'
        and c.status is distinct from (select to_status from approval_log l where l.doc_id = c.id order by step_no desc limit 1)`),
    ).toEqual([]);
    expect(await demo.rows(sql`select doc_no from approval_log where create_time > ${`${today} 23:00:00`}`)).toEqual([]);
  });

  test('pay what was approved, and settled ones are settled to the cent', async () => {
    expect(
      await demo.rows(sql`select claim_no from warranty_claim c where status = 'audit_succeeded' or close_reason = 'settled'
        group by id having audit_total is distinct from (select sum(amount) from service_fee where source_id = c.id) or (close_reason = 'settled' and settled_amount is distinct from audit_total)`),
    ).toEqual([]);
  });

  test('carry out campaigns: four of them, ten to eighty percent of the machines done', async () => {
    expect(await counts(sql`select status as key, count(*) from service_campaign group by 1`)).toEqual({ draft: 1, pass: 2, closed: 1 });
    expect(
      await demo.rows(sql`select c.campaign_no from service_campaign c join vehicle_campaign vc on vc.campaign_no = c.campaign_no where c.status <> 'draft'
        group by 1 having count(*) filter (where vc.status = 'done') not between count(*) * 0.1 and count(*) * 0.8`),
    ).toEqual([]);
    expect(
      await demo.rows(sql`select c.claim_no from warranty_claim c where c.claim_type = 'campaign' and not exists (select from vehicle_campaign vc
        where vc.claim_no = c.claim_no and vc.vin = c.vin and vc.status = case c.status when 'submitted' then 'claimed' else 'done' end)`),
    ).toEqual([]);
    expect(
      await demo.rows(
        sql`select c.campaign_no from service_campaign c where jsonb_array_length(c.open_units) <> (select count(*) from todo where doc_id = c.id)`,
      ),
    ).toEqual([]);
  });

  test('raise every review hint', async () => {
    const hints = await counts(sql`select flag ->> 'code' as key, count(*) from warranty_claim, jsonb_array_elements(risk_flags) flag group by 1`);
    expect(Object.keys(hints).sort()).toEqual([
      'beyond_campaign',
      'duplicate',
      'endOfCover',
      'goodwillShare',
      'hoursJump',
      'overlap',
      'photoDate',
      'repeatFault',
      'samePhoto',
    ]);
  });

  test('one photo is shared by two claims, those of receipts go on in their parts claims, all other files are unique and in the store', async () => {
    const shared = await demo.rows(sql<{ count: number }>`select count(*) from attach where table_name <> 'parts_claim' group by sha256 having count(*) > 1`);
    expect(shared).toEqual([{ count: 2 }]);
    const files = await demo.rows(sql<{ filePath: string; sizeBytes: number }>`select file_path, size_bytes from attach`);
    expect(files.length).toBeGreaterThan(500);
    for (const { filePath, sizeBytes } of files) expect(await demo.services.files.size(filePath)).toBe(sizeBytes);
  });

  test.each([
    ['handover_train', handoverSlots],
    ['force_insurance', requiredInsuranceSlots],
  ] as const)('every %s that was handed in holds the files that it needs', async (table, slots) => {
    const ofKind = table === 'force_insurance' ? sql`and biz_type = 'insurance'` : sql``;
    const lacking = await demo.rows(sql`select id from ${sql.table(table)} as document where round > 0 ${ofKind}
      and (select count(distinct column_name) from attach where table_name = ${table} and table_id = document.id and column_name = any(${[...slots]}::text[])) < ${slots.length}`);
    expect(lacking).toEqual([]);
  });

  test('one machine got another engine by an audited claim', async () => {
    expect(await demo.rows(sql`select v.engine_no = e.new_no as fits from vehicle_engine_change e join vehicle v on v.id = e.vehicle_id`)).toEqual([
      { fits: true },
    ]);
  });

  test.each(draftDefects.map(({ codes }, index) => [codes, index] as const))('a draft answers %j when it is handed in', async (codes) => {
    const drafts = await demo.rows(sql<{ id: string; createBy: string }>`select id, create_by from warranty_claim where status = 'draft'`);
    const answers = await Promise.all(drafts.map(async ({ id, createBy }) => answerOfSubmit(createBy, id)));
    expect(answers.some((answer) => codes.every((code) => answer.includes(code)))).toBe(true);
  });
});

/** Codes that handing in would be refused or questioned with. */
async function answerOfSubmit(username: string, id: string): Promise<string[]> {
  const user = await demo.services.sessions.actAs(username);
  try {
    await act(contextOf(demo.services, user), claimKind, 'submit', { id, dryRun: true });
    return [];
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return [...(error.errors ?? []), ...(error.warnings ?? [])].map(({ code }) => code);
  }
}

test('every account has the demo password; special ones are in their state', async () => {
  const users = await demo.rows(
    sql<{
      username: string;
      passwordHash: string;
      status: number;
      needChangePassword: string;
    }>`select username, password_hash, status, need_change_password from sys_user where status <> 3`,
  );
  expect(users.map(({ username }) => username).sort()).toEqual(demoUsers.map(({ username }) => username).sort());
  expect(await verifyPassword(demoPassword, users[0]?.passwordHash)).toBe(true);
  expect(new Set(users.map(({ passwordHash }) => passwordHash)).size).toBe(1);
  expect(users.filter(({ status }) => status === 2).map(({ username }) => username)).toEqual(['frozen.user']);
  expect(users.filter(({ needChangePassword }) => needChangePassword === 'Y').map(({ username }) => username)).toEqual(['first.login']);
  expect(await demo.services.sessions.actAs('old.password')).toMatchObject({ passwordExpiring: true });
  expect(await demo.services.sessions.actAs('nodept.user')).toMatchObject({ orgCode: null });
  expect(await demo.services.sessions.actAs('d00101.service')).toMatchObject({
    scope: 'ORG',
    subDealerCode: 'D001-01',
    dealerCode: 'D001',
  });
});

test('two ask for an account: one is of a dealer, the other waits too long', async () => {
  const waiting = await demo.rows(
    sql<{ who: string; side: string; late: boolean; told: number }>`select doc_no as who, side, late_on < ${today} as late,
      (select count(*)::int from message where event = 'access.asked' and doc_id = todo.doc_id) as told from todo where task = 'admit' order by 1, 2`,
  );
  expect(waiting).toEqual([
    { who: 'Marcela Fuentes', side: 'dealer', late: false, told: 2 },
    { who: 'Marcela Fuentes', side: 'maker', late: false, told: 2 },
    { who: 'Игорь Сафонов', side: 'maker', late: true, told: 1 },
  ]);
});

test('machines came to sub-dealers and went out of use by what users did, as their history tells', async () => {
  const told = sql<{ key: string; count: number }>`select concat_ws(' ', operator, field, new_value) as key, count(*) from data_change_log
    where doc_type = 'vehicle' and (field = 'subDealerCode' or new_value = 'scrapped') and create_time < ${today} group by 1`;
  const history = await counts(told);
  expect(history['zhao.manager vehicleStatus scrapped']).toBe(8);
  const standing = sql<{
    key: string;
    count: number;
  }>`select concat_ws(' ', lower(dealer_code) || '.admin', 'subDealerCode', sub_dealer_code) as key, count(*) from vehicle where sub_dealer_code is not null group by 1`;
  const { ['zhao.manager vehicleStatus scrapped']: _scrapped, ...apportioned } = history;
  expect(apportioned).toEqual(await counts(standing));
  expect(await demo.rows(sql`select count(*) from vehicle_apportion`)).toEqual([{ count: 20 }]);
});

test('sub-dealers are in all their states, one suspended and one about to be closed', async () => {
  const units = await demo.rows(sql<{ code: string; state: string }>`select s.sub_dealer_code as code,
    concat_ws(' ', s.status, s.dealer_status, s.request_type, d.status) as state from sub_dealer s left join sys_depart d on d.org_code = s.unit_org_code order by 1`);
  expect(units.map(({ code, state }) => `${code} ${state}`)).toEqual([
    'D001-01 pass active 1',
    'D001-02 pass active terminate 1',
    'D001-03 submitted',
    'D002-01 pass active 1',
    'D002-02 pass suspended 1',
    'D002-03 no_pass',
    'D003-01 pass active 1',
    'D003-02 draft',
    'D004-01 pass active 1',
  ]);
});

test('of the announcements one is on, one planned and one revoked', async () => {
  const found = await demo.rows(sql<{ state: string }>`select send_status || ' ' || is_shown::text as state from announcement order by 1`);
  expect(found.map(({ state }) => state)).toEqual(['1 false', '1 true', '2 false']);
});

test('colours and configurations of machines have texts', async () => {
  const unknown = sql`select 1 from vehicle v, unnest(string_to_array(v.config, ',')) part where not exists (select 1 from sys_dict_item where dict_code = 'vehicle_config' and value = part)
    or not exists (select 1 from sys_dict_item where dict_code = 'vehicle_color' and value = v.color)`;
  expect(await demo.rows(unknown)).toEqual([]);
});

test('dealers have forecast twelve months each, up to the month that is open', async () => {
  const rows = await demo.rows(sql<{ dealerCode: string; statuses: string; lines: number }>`select dealer_code,
      string_agg(status, ' ' order by year desc, month desc) as statuses,
      (select count(*)::int from order_forecast_line l join order_forecast o on o.id = l.forecast_id where o.dealer_code = f.dealer_code) as lines
    from order_forecast f where del_flag = 0 group by dealer_code order by dealer_code`);
  const open = { D001: undefined, D002: 'submitted', D003: 'draft', D004: 'no_pass' } as const;
  expect(rows.map(({ dealerCode }) => dealerCode)).toEqual(Object.keys(open));
  expect(rows.reduce((all, { lines }) => all + lines, 0)).toBe(600);
  for (const { dealerCode, statuses } of rows) {
    const ofOpen = open[dealerCode as keyof typeof open];
    const all = statuses.split(' ');
    expect(all).toHaveLength(12);
    const earlier = ofOpen === undefined ? all : all.slice(1);
    if (ofOpen !== undefined) expect(all[0]).toBe(ofOpen);
    expect(earlier.join(' ')).toMatch(/^(?:pass )+(?:closed ?)+$/);
  }
});

test('feedback is in all its states, two of them late and one about to close', async () => {
  const states = await demo.rows(sql<{ status: string; count: number; scored: number }>`
    select status, count(*)::int as count, count(score)::int as scored from feedback group by status order by status`);
  expect(states).toEqual([
    { status: 'closed', count: 13, scored: 10 },
    { status: 'draft', count: 2, scored: 0 },
    { status: 'pass', count: 7, scored: 0 },
    { status: 'submitted', count: 8, scored: 0 },
  ]);
  const [waiting] = await demo.rows(sql<{ late: number; scores: number }>`select count(*) filter (where late_on <= ${today}::date)::int as late,
    count(*) filter (where task = 'score')::int as scores from todo where doc_type = 'feedback'`);
  expect(waiting).toEqual({ late: 2, scores: 7 });
  const [closing] = await demo.rows(
    sql<{ count: number }>`select count(*)::int as count from feedback where status = 'pass' and reply_time::date = ${addDays(today, -12)}::date`,
  );
  expect(closing).toEqual({ count: 1 });
});

test('suggestions are in all their states, and dealers have voted for those of others', async () => {
  const states = await demo.rows(sql<{ status: string; count: number }>`
    select status, count(*)::int as count from prod_upgrade_suggest group by status order by status`);
  expect(states).toEqual([
    { status: 'audit_succeeded', count: 3 },
    { status: 'closed', count: 3 },
    { status: 'draft', count: 2 },
    { status: 'no_pass', count: 2 },
    { status: 'pass', count: 5 },
    { status: 'submitted', count: 5 },
  ]);
  const [votes] = await demo.rows(sql<{ given: number; shown: number; own: number; answered: number }>`
    select (select count(*)::int from suggest_vote) as given, (select sum(votes)::int from prod_upgrade_suggest) as shown,
      (select count(*)::int from suggest_vote v join prod_upgrade_suggest s on s.id = v.suggest_id and s.dealer_code = v.dealer_code) as own,
      (select count(*)::int from prod_upgrade_suggest where status = 'submitted' and reply_content is not null) as answered`);
  expect(votes).toEqual({ given: 31, shown: 31, own: 0, answered: 2 });
});

test('market activities are in all their states, and statements have paid the three oldest', async () => {
  expect(
    await counts(sql`select concat_ws(' ', status, case when status in ('submitted', 'no_pass') then stage end, close_reason) as key, count(*)::int as count
      from market_active group by 1`),
  ).toEqual({
    draft: 3,
    'submitted plan': 3,
    pass: 5,
    'submitted report': 3,
    'no_pass plan': 1,
    'no_pass report': 1,
    audit_succeeded: 3,
    'closed settled': 3,
    'closed cancelled': 1,
    'closed expired': 1,
  });
  const reports = sql`select case when late_on <= ${today}::date then 'late' when warn_on <= ${today}::date then 'due' else 'ahead' end as key, count(*)::int as count
    from todo where doc_type = 'marketActive' and task = 'report' group by 1`;
  expect(await counts(reports as ReturnType<typeof sql<{ key: string; count: number }>>)).toEqual({ ahead: 2, due: 2, late: 1 });
  expect(
    await demo.rows(sql`select active_no from market_active a left join service_fee f on f.source_id = a.id
      where (a.settled_amount > 0) <> (f.id is not null) or f.amount <> a.settled_amount or f.settlement_status <> a.settlement_status`),
  ).toEqual([]);
});

test('market information is in all its states, two of it late, with prices of three models', async () => {
  expect(await counts(sql`select status as key, count(*)::int as count from market_info group by 1`)).toEqual({ draft: 4, submitted: 8, pass: 10, closed: 18 });
  expect(
    await counts(sql`select 'late' as key, count(*)::int as count from todo where doc_type = 'marketInfo' and task = 'reply' and late_on <= ${today}::date`),
  ).toEqual({ late: 2 });
  expect(
    await demo.rows(sql`select competitor_model from market_info where price is not null and status <> 'draft' group by 1 having count(*) >= 4 order by 1`),
  ).toHaveLength(3);
});

test('courses are in all their states, full ones with a waiting list, and certificates end', async () => {
  expect(await counts(sql`select training_status as key, count(*)::int as count from train_plan group by 1`)).toEqual({
    planned: 2,
    registering: 4,
    full: 1,
    finished: 6,
    closed: 1,
  });
  const waits = sql`select concat_ws(' ', status, case when waiting_flag = 'Y' and status = 'submitted' then 'waiting' end) as key, count(*)::int as count
    from train_submission group by 1`;
  expect(await counts(waits as ReturnType<typeof sql<{ key: string; count: number }>>)).toEqual({
    draft: 3,
    submitted: 3,
    'submitted waiting': 3,
    pass: 14,
    no_pass: 2,
    closed: 35,
  });
  expect(
    await demo.rows(sql`select count(distinct s.id)::int as registrations, count(*)::int as people
      from train_submission s join train_participant p on p.submission_id = s.id`),
  ).toEqual([{ registrations: 60, people: 220 }]);
  const certificates = sql`select case when valid_to < ${today}::date then 'expired' when valid_to <= ${today}::date + 60 then 'ending' else 'valid' end as key,
    count(*)::int as count from train_participant where certificate_no is not null group by 1`;
  expect(await counts(certificates as ReturnType<typeof sql<{ key: string; count: number }>>)).toEqual({ expired: 6, ending: 9, valid: 105 });
  expect(
    await demo.rows(sql`select plan_no from train_plan where seats_taken <> (select coalesce(sum(number_of_participants), 0) from train_submission s
      where s.plan_no = train_plan.plan_no and s.status in ('submitted', 'pass') and s.waiting_flag = 'N') and status = 'pass'`),
  ).toEqual([]);
});

test('applications for courses are in all their states, one of them late', async () => {
  expect(await counts(sql`select concat_ws(' ', status, close_reason) as key, count(*)::int as count from train_apply group by 1`)).toEqual({
    draft: 1,
    submitted: 3,
    pass: 2,
    no_pass: 1,
    'closed refused': 1,
    'closed closed_by_maker': 1,
    'closed given_up': 1,
  });
  expect(await counts(sql`select 'late' as key, count(*)::int as count from todo where doc_type = 'trainApply' and late_on <= ${today}::date`)).toEqual({
    late: 1,
  });
});

test('news are published, drafted and withdrawn, in all six languages, each with a cover, some read', async () => {
  expect(await counts(sql`select status as key, count(*) from news group by 1`)).toEqual({ draft: 2, pass: 12, closed: 1 });
  expect(
    await demo.rows(
      sql`select 1 from news, unnest(array['zh-cn', 'en', 'es', 'ru', 'fr', 'pt']) l where title ->> l is null or summary ->> l is null or content ->> l is null`,
    ),
  ).toEqual([]);
  expect(await demo.rows(sql`select 1 from news n where not exists (select from attach a where a.table_id = n.id and a.column_name = 'coverImage')`)).toEqual(
    [],
  );
  expect(await demo.rows(sql`select 1 from news_read r join news n on n.id = r.news_id where n.status = 'draft' or r.read_time < n.publish_time`)).toEqual([]);
  expect((await demo.rows(sql`select 1 from news_read`)).length).toBeGreaterThan(50);
});

test('two notices must be confirmed by everybody', async () => {
  expect(await demo.rows(sql`select must_read, target_scope, count(*) from public_notice where must_read = 'Y' group by 1, 2`)).toEqual([
    { mustRead: 'Y', targetScope: 'all', count: 2 },
  ]);
  expect(await counts(sql`select status as key, count(*) from public_notice group by 1`)).toEqual({ draft: 1, pass: 23, closed: 1 });
  expect(await demo.rows(sql`select 1 from public_notice n join notice_read r on r.notice_id = n.id where n.must_read = 'Y'`)).toEqual([]);
  const dealers = demoUsers.filter(({ roles, state }) => state !== 'frozen' && roles.some((role) => role.startsWith('DLR_')));
  expect(await demo.rows(sql`select count(distinct user_id) as told from message where event = 'publicnotice.mustRead'`)).toEqual([{ told: dealers.length }]);
});

test('the notices are in all six languages, and each kind has some', async () => {
  expect(
    await demo.rows(
      sql`select 1 from public_notice, unnest(array['zh-cn', 'en', 'es', 'ru', 'fr', 'pt']) l where title ->> l is null or content ->> l is null`,
    ),
  ).toEqual([]);
  expect(Object.keys(await counts(sql`select notice_type as key, count(*) from public_notice group by 1`)).toSorted()).toEqual([
    'holiday',
    'policy',
    'price',
    'product',
    'service_bulletin',
    'system',
  ]);
});

describe('the scenarios can be played', () => {
  const engineFault = {
    bugNo: 1,
    bugSystem: 'engine',
    bugCode: 'ENG-004',
    bugDesc: 'Trinca',
    failureReason: 'casting',
    correction: 'Cambio de motor',
    noCausalReason: 'Motor completo',
  };
  const basics = {
    claimType: 'normal',
    failureDate: addDays(today, -3),
    repairDate: addDays(today, -1),
    complaint: 'Pierde presión',
    technician: 'Luis Poblete',
    partsInStock: 'N',
  } satisfies WarrantyClaimInput;

  async function submitWithPhotos(username: string, input: WarrantyClaimInput): Promise<string> {
    const user = await demo.services.sessions.actAs(username);
    const { id } = await saveClaim(contextOf(demo.services, user), input, { confirm: true });
    const vehicle = await demo.services.db
      .selectFrom('vehicle')
      .selectAll()
      .where('vin', '=', input.vin ?? '')
      .executeTakeFirstOrThrow();
    const plan = {
      vehicle,
      input,
      faults: [],
      failureDate: input.failureDate,
      repairDate: input.repairDate,
      claimType: 'normal',
    } as unknown as ClaimPlan;
    await uploadClaimFiles(demo.services, user, id, await claimFilesOf(plan, await drawPartPictures()));
    await act(contextOf(demo.services, user), claimKind, 'submit', { id });
    return id;
  }

  test('S3: pump, seal kit and sensor on the T504; the bank data of D001 are asked about', async () => {
    const input: WarrantyClaimInput = {
      ...basics,
      vin: scenarioVins.claim,
      operatingHours: 312,
      mileage: 180.25,
      otherFee: 60,
      otherFeeDesc: 'Traslado',
      bugList: [
        {
          bugNo: 1,
          bugSystem: 'hydraulic',
          bugCode: 'HYD-014',
          bugDesc: 'Sin presión',
          failureReason: 'sealing',
          correction: 'Cambio de bomba',
        },
        {
          bugNo: 2,
          bugSystem: 'electrical',
          bugCode: 'ELE-007',
          bugDesc: 'Sin señal',
          failureReason: 'electrical',
          correction: 'Cambio de sensor',
        },
      ],
      detailList: [
        { bugNo: 1, hourCode: 'HYD-0140-20', claimHours: 2.5 },
        { bugNo: 2, hourCode: 'ELE-0070-20', claimHours: 0.8 },
      ],
      partsList: [
        { bugNo: 1, partsCode: 'HYD0801-50', qty: 1, isCausal: 'Y', sourceType: 'own_stock', oldSerialNo: 'P-1', newSerialNo: 'P-2' },
        { bugNo: 1, partsCode: 'HYD0802-50', qty: 1, isCausal: 'N', sourceType: 'own_stock' },
        { bugNo: 2, partsCode: 'ELE0401-50', qty: 1, isCausal: 'Y', sourceType: 'own_stock' },
      ],
    };
    const clerk = await demo.services.sessions.actAs('d001.service');
    await expect(saveClaim(contextOf(demo.services, clerk), input, { confirm: false })).rejects.toMatchObject({
      warnings: [{ code: 'W-216' }, { code: 'settlement.missing' }],
    });
    const id = await submitWithPhotos('d001.service', input);
    const [reviewer, manager] = await Promise.all(['wang.service', 'zhao.manager'].map((name) => demo.services.sessions.actAs(name)));
    await act(contextOf(demo.services, reviewer!), claimKind, 'pass', { id });
    await act(contextOf(demo.services, manager!), claimKind, 'auditSucceeded', { id });
    expect(
      await demo.rows(
        sql`select c.status, c.coverage_result, c.risk_flags, t.parts_code, t.old_serial_no from warranty_claim c join used_parts_task t on t.claim_id = c.id where c.id = ${id}`,
      ),
    ).toEqual([{ status: 'audit_succeeded', coverageResult: 'in', riskFlags: [], partsCode: 'HYD0801-50', oldSerialNo: 'P-1' }]);
  });

  test('S7: a new engine on the T904', async () => {
    const { engineNo } = await demo.services.db
      .selectFrom('vehicle')
      .select('engineNo')
      .where('vin', '=', scenarioVins.engineReplacement)
      .executeTakeFirstOrThrow();
    const id = await submitWithPhotos('d001.service', {
      ...basics,
      vin: scenarioVins.engineReplacement,
      operatingHours: 640,
      replaceEngine: 'Y',
      newEngineNo: 'E6626009999',
      bugList: [engineFault],
      detailList: [{ bugNo: 1, hourCode: 'ENG-0040-20', claimHours: 20 }],
      partsList: [],
    });
    const manager = await demo.services.sessions.actAs('zhao.manager');
    await act(contextOf(demo.services, manager), claimKind, 'startReview', { id, version: 2 });
    await act(contextOf(demo.services, manager), claimKind, 'auditSucceeded', { id });
    expect(
      await demo.rows(
        sql`select v.engine_no, e.old_no from vehicle v join vehicle_engine_change e on e.vehicle_id = v.id where v.vin = ${scenarioVins.engineReplacement}`,
      ),
    ).toEqual([{ engineNo: 'E6626009999', oldNo: engineNo }]);
  });
});

describe('every call that reads', () => {
  /** What the demo cannot be asked, and why. */
  const without: Readonly<Record<string, string>> = {
    KeptFiles_detail: 'a file is kept only after an export that took long',
    KeptFiles_download: 'a file is kept only after an export that took long',
  };
  const reads = operations.filter(({ method }) => method === 'GET');
  let results: Awaited<ReturnType<ReturnType<typeof createReader>['readAll']>>;

  beforeAll(async () => {
    const { app } = demo;
    const tokens: string[] = [];
    for (const person of people) tokens.push(await signIn(demo, person, demoPassword));
    const reader = createReader((url, token) => app.inject({ url, headers: { ...(token && { 'x-access-token': token }), 'accept-language': 'en' } }), tokens);
    const clerk = tokens[people.indexOf('d001.service')];
    const post = async (url: string, payload: Buffer | object, headers: Record<string, string> = {}) =>
      (await app.inject({ method: 'POST', url, payload, headers: { ...headers, 'x-access-token': clerk } })).json();
    // What is there only once somebody has asked for it: an upload by its path, and a paper by its ticket.
    const file = multipart({}, { filename: 'notes.pdf', content: textPdf(['Oil checked']) });
    const { result: upload } = await post('/sys/common/upload', file.payload, file.headers);
    const [biz, name] = upload.filePath.split('/');
    reader.remember('/sys/common', { biz, name });
    const [claim] = await demo.rows(sql<{ id: string }>`select id from warranty_claim where create_by = 'd001.service' and status = 'closed' limit 1`);
    const paper = { docType: 'warrantyClaim', id: claim!.id };
    reader.remember('/sys/print', paper);
    const { result: print } = await post('/sys/print/url', paper);
    reader.remember('/api/portal/print', { ...paper, token: new URL(print.url, 'http://localhost').searchParams.get('token') });
    const logo = multipart({}, { filename: 'logo.svg', content: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>') });
    await app.inject({ method: 'POST', url: '/sys/config/uploadLogo', ...logo, headers: { ...logo.headers, 'x-access-token': tokens[0] } });
    const { result: client } = (await app.inject('/sys/config/client')).json();
    reader.remember('/sys/config', { hash: new URL(client.company.logo, 'http://localhost').searchParams.get('hash') });
    results = await reader.readAll(reads);
  }, 240_000);

  test('answers somebody as the contract promises', () => {
    expect([...results].flatMap(([id, { faults }]) => faults.map((fault) => `${id}: ${fault}`))).toEqual([]);
  });

  test('tells something, or is named with the reason why it cannot', () => {
    expect(reads.map(({ id }) => id).filter((id) => results.get(id)!.told === 0)).toEqual(Object.keys(without));
  });
});

describe('home', () => {
  const signedIn = new Map<string, string>();
  async function get<Result>(username: string, path: string): Promise<Result> {
    if (!signedIn.has(username)) signedIn.set(username, await signIn({ app: demo.app }, username, demoPassword));
    const reply = await demo.app.inject({ url: path, headers: { 'X-Access-Token': signedIn.get(username)! } });
    expect(reply.statusCode, `${username} ${path}`).toBe(200);
    return reply.json<{ result: Result }>().result;
  }
  const homeOf = (username: string) => get<Today>(username, '/api/portal/home/today');

  /** 0 with something late, 1 with something nearly late, 2 without. */
  const rank = ({ late, nearlyLate }: HomeDue): number => (late > 0 ? 0 : nearlyLate > 0 ? 1 : 2);

  const usernames = demoUsers.filter(({ state }) => state === undefined).map(({ username }) => username);

  test.each(usernames)('%s is told what the inbox lists, late ones first', async (username) => {
    const home = await homeOf(username);
    for (const { docType, task, count, late, nearlyLate } of home.due) {
      const total = async (more = '') =>
        (await get<{ total: number }>(username, `/api/portal/todo/list?pageSize=1&docType=${docType}&task=${task}${more}`)).total;
      expect([await total(), await total('&sla=red'), await total('&sla=amber')], `${docType} ${task}`).toEqual([count, late, nearlyLate]);
    }
    expect(home.due.map(rank)).toEqual(home.due.map(rank).toSorted((a, b) => a - b));
    for (const urgent of [0, 1]) {
      const days = home.due.filter((line) => rank(line) === urgent).map(({ dueOn }) => dueOn ?? '9999');
      expect(days).toEqual(days.toSorted());
    }
    expect(home.dueTotal).toBe(home.due.reduce((sum, { count }) => sum + count, 0));
    expect(home.lateTotal).toBe(home.due.reduce((sum, { late }) => sum + late, 0));
    for (const { count, one } of home.due) expect(one !== null).toBe(count === 1);
    expect([home.changes.length <= 6, home.notices.length <= 3]).toEqual([true, true]);
  });

  test.each(['d001.admin', 'zhao.manager'])('what comes up for %s is what its list counts', async (username) => {
    const { coming } = await homeOf(username);
    expect(coming.length).toBeGreaterThan(0);
    // What is missing stands in no list.
    for (const { key, n, link } of coming.filter(({ isLastDay }) => !isLastDay)) {
      const { total } = await get<{ total: number }>(username, `${callOf(link)}&pageSize=1`);
      expect(total, key).toBe(n);
    }
  });

  test.each(['d001.admin', 'd002.admin', 'd003.admin', 'd001.parts', 'qian.finance', 'chen.parts'])(
    'money of %s is what its list sums up',
    async (username) => {
      const lines = await get<HomeMoney[]>(username, '/api/portal/home/money');
      expect(lines.length).toBeGreaterThan(0);
      for (const { key, sums } of lines) {
        for (const { n, amount, link } of sums) {
          const records = await foundBy(username, link);
          expect([records.length, Math.round(records.reduce((sum, record) => sum + amountOf(record), 0) * 100) / 100], `${key} ${link}`).toEqual([n, amount]);
        }
      }
    },
  );

  type Found = Readonly<Record<string, number | string | null>>;
  /** What a record adds to the sum of its list. */
  const amountOf = (record: Found): number => {
    const at = (name: string): number => Number(record[name] ?? 0);
    if ('balance' in record) return at('balance');
    if ('inAmount' in record) return at('inAmount') - at('outAmount');
    if ('confirmedAmount' in record) return at('confirmedAmount') - at('chargedAmount');
    return 'settlementTotal' in record ? at('settlementTotal') : at('paymentAmount') + at('amount');
  };

  /** All records of the list that a link of the portal leads to. */
  async function foundBy(username: string, link: string): Promise<Found[]> {
    const found: Found[] = [];
    for (let pageNo = 1; ; pageNo += 1) {
      const { records, pages } = await get<{ records: Found[]; pages: number }>(username, `${callOf(link)}&pageSize=100&pageNo=${pageNo}`);
      found.push(...records);
      if (pageNo >= pages) return found;
    }
  }

  interface Counted {
    count: number;
    link: string;
  }

  /** All that an answer counts and links. */
  const countedIn = (value: unknown): Counted[] => {
    if (typeof value !== 'object' || value === null) return [];
    const own = 'count' in value && 'link' in value ? [value as Counted] : [];
    return [...own, ...Object.values(value).flatMap(countedIn)];
  };

  test.each([
    ...['d001.admin', 'd002.admin', 'd001.service', 'd001.parts', 'sun.sales', 'zhao.manager', 'zhou.training', 'qian.finance'].map((name) => ({
      name,
      asked: '',
    })),
    { name: 'zhao.manager', asked: '&dealerCode=D001' },
    { name: 'zhao.manager', asked: '&marketGroup=LATAM' },
  ])('figures of $name $asked are what their lists find', async ({ name: username, asked }) => {
    const figures = countedIn(await get(username, `/api/portal/dashboard/analysis?months=12${asked}`));
    expect(figures.filter(({ count }) => count > 0).length).toBeGreaterThan(3);
    for (const { count, link } of figures) {
      const answer = await get<{ total?: number; people?: unknown[] }>(username, callOf(link));
      expect(answer.total ?? answer.people?.length, link).toBe(count);
    }
  });

  test.each([
    ['zhao.manager', 'dealerCode=NOBODY'],
    ['zhao.manager', 'marketGroup=NOWHERE'],
    ['d001.admin', 'dealerCode=D002'],
  ])('figures of %s with %s, which is nobody they see, are none, and lead to empty lists', async (username, asked) => {
    const figures = countedIn(await get(username, `/api/portal/dashboard/analysis?months=12&${asked}`));
    expect(figures.length).toBeGreaterThan(5);
    for (const { count, link } of figures) {
      const answer = await get<{ total?: number; people?: unknown[] }>(username, callOf(link));
      expect([count, answer.total ?? answer.people?.length], link).toEqual([0, 0]);
    }
  });

  test('whoever may not see an area has no figures of it, and dealers none of other dealers', async () => {
    const figures = await get<Record<string, unknown>>('d001.service', '/api/portal/dashboard/analysis');
    expect(figures).toMatchObject({
      finance: null,
      goals: null,
      orders: null,
      forecast: null,
      claims: { dealers: [] },
      pdi: { byDealer: [] },
      vehicles: { byDealer: [] },
    });
  });

  const callOf = (link: string): string => listCall(listCalls[link.split('?', 1)[0]!]!, link);

  /** The calls of the lists that lines of home and figures lead to. */
  const listCalls: Readonly<Record<string, string>> = {
    '/vehicle/list': '/api/portal/vehicle/list',
    '/service/maintenance/due': '/api/portal/forceInsurance/dueList',
    '/service/campaign': '/api/portal/campaign/list',
    '/finance/payment': '/api/portal/dealerPayment/list',
    '/finance/payment/accounts': '/api/portal/dealerPayment/accounts',
    '/finance/payment/payments': '/api/portal/dealerPayment/paymentList',
    '/finance/serviceFee': '/api/portal/dealerPayment/serviceFee',
    '/finance/receipts': '/api/portal/monthlyCollectReceipts/list',
    '/parts/order': '/api/portal/partsOrder/list',
    '/parts/stock': '/api/portal/parts/stockList',
    '/vehicle/arrivalAccept': '/api/portal/arrivalAccept/list',
    '/vehicle/order': '/api/portal/vehicleOrder/list',
    '/sales/forecast': '/api/portal/orderForecast/list',
    '/market/active': '/api/portal/marketActive/list',
    '/market/suggest': '/api/portal/prodUpgradeSuggest/list',
    '/training/plan/people': '/api/portal/training/people',
    '/training/registration': '/api/portal/training/trainingSubmissionList',
    '/workbench/feedback': '/api/portal/feedback/list',
  };

  test('somebody who may neither see machines nor record arrivals is told of none', async () => {
    const { due, coming } = await homeOf('d001.parts');
    expect(coming.filter(({ key }) => key === 'vehicle.onTheWay')).toEqual([]);
    expect(due.map(({ docType }) => docType).filter((docType) => ['vehicle', 'arrivalAccept', 'handoverTrain', 'dealer'].includes(docType))).toEqual([]);
  });
});

test('a second load on the same day gives the same demo', async () => {
  const second = await loadDemo();
  try {
    expect(await second.rows(digest)).toEqual(firstDigest);
  } finally {
    await second.close();
  }
}, 240_000);

test('the process that has loaded it knows the market groups and what was set', () => {
  const { dictionaries, parameters } = demo.services;
  expect(dictionaries.items('market_group')).toHaveLength(6);
  expect([parameters.number('usedParts.returnDays'), parameters.number('attach.quotaUserMb')]).toEqual([45, 20_480]);
});
