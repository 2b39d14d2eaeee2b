import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { systemContext } from '../../documents/systemContext.ts';
import { rewriteTodo } from '../../documents/todo/writeTodo.ts';
import { inTransaction, newId } from '../../shared/database/database.ts';
import { machines } from '../../test/machineFixtures.ts';
import { arrivalStore } from '../arrival-accept/arrivalStore.ts';
import { emptyArrival, type ArrivalHeader } from '../arrival-accept/tables.ts';
import { modules } from '../index.ts';
import { claimKind } from '../warranty-claim/claimKind.ts';
import { createClaimKit, type ClaimKit } from '../warranty-claim/claimTestKit.ts';

let kit: ClaimKit;
/** A claim that has been submitted. */
let claimId: string;
beforeAll(async () => {
  kit = await createClaimKit();
  claimId = await kit.complete();
  await kit.submit('d001.service', claimId, {}, '?confirm=1');
});
afterAll(() => kit.app.close());
beforeEach(async () => {
  await kit.app.services.db.deleteFrom('message').execute();
});

const today = '2026-11-21';
async function runJob(code: string): Promise<number> {
  const { services } = kit.app;
  const job = modules.flatMap(({ jobs = [] }) => jobs).find((one) => one.code === code)!;
  return job.run({ services, today, signal: new AbortController().signal, transaction: (work) => inTransaction(services.db, work) });
}
/** Who was told what. */
async function told(): Promise<string[]> {
  const { rows } = await sql<{ line: string }>`select u.username || ' ' || m.event || ' ' || coalesce(m.doc_no, '') as line
    from message m join sys_user u on u.id = m.user_id order by 1`.execute(kit.app.services.db);
  return rows.map(({ line }) => line);
}
const execute = (statement: ReturnType<typeof sql>) => statement.execute(kit.app.services.db);
const claimNo = async () => (await kit.detail('d001.service', claimId)).claimNo as string;

/** The inbox after the claim was changed in the database. */
const rewrite = () => rewriteTodo(systemContext(kit.app.services), claimKind);

test.each<[number, string[]]>([
  [19, []],
  [20, ['li.service review.nearlyLate', 'wang.service review.nearlyLate', 'zhao.manager review.nearlyLate']],
  [30, ['zhao.manager review.late']],
])('a review that has waited for %i days is reminded of once: %j', async (days, reminders) => {
  await execute(sql`delete from reminder`);
  await execute(sql`update warranty_claim set submit_time = ${today}::date - ${days}::int + interval '9 hours' where id = ${claimId}`);
  await rewrite();
  expect(await runJob('claimReviewSla')).toBe(reminders.length === 0 ? 0 : 1);
  const no = await claimNo();
  expect(await told()).toEqual(reminders.map((reminder) => `${reminder} ${no}`));
  expect(await runJob('claimReviewSla')).toBe(0);
});

test('a late review of an arrival is told to who may decide last about arrivals', async () => {
  await execute(sql`delete from reminder`);
  await execute(sql`update todo set doc_type = 'arrivalAccept', permission = 'arrivalAccept:audit', late_on = ${today} where doc_id = ${claimId}`);
  expect(await runJob('claimReviewSla')).toBe(1);
  expect(await told()).toEqual([`zhao.manager review.late ${await claimNo()}`]);
  await execute(sql`delete from todo where doc_type = 'arrivalAccept'`);
});

test('the reader sees by when it is due', async () => {
  await execute(sql`delete from reminder`);
  await execute(sql`update warranty_claim set submit_time = ${today}::date - 25 where id = ${claimId}`);
  await rewrite();
  await runJob('claimReviewSla');
  const { rows } = await sql<{ params: object }>`select params from message limit 1`.execute(kit.app.services.db);
  expect(rows[0]?.params).toEqual({ no: await claimNo(), date: '2026-11-25', dealer: 'AgroAndes', vin: machines.covered });
});

test.each<[number, number]>([
  [8, 0],
  [7, 1],
  [0, 1],
  [-1, 0],
])('a returned claim whose time ends in %i days: %i reminder', async (days, count) => {
  await execute(sql`delete from reminder`);
  await execute(sql`update warranty_claim set status = 'no_pass', resubmit_until = ${today}::date + ${days}::int where id = ${claimId}`);
  await rewrite();
  expect(await runJob('claimResubmission')).toBe(count);
  const no = await claimNo();
  expect(await told()).toEqual(count === 0 ? [] : [`d001.service document.resubmitEnds ${no}`]);
});

test('machines: inspections due and overdue, warranties that end, services due', async () => {
  const vehicle = (vin: string, changes: ReturnType<typeof sql>) => execute(sql`update vehicle set ${changes} where vin = ${vin}`);
  await execute(sql`update vehicle set warranty_end_date = '2030-01-01', next_maint_date = null, arrival_date = '2026-11-20'`);
  await vehicle(machines.covered, sql`vehicle_status = 'pending_acceptance', arrival_date = '2026-11-09'`);
  await vehicle(machines.engineSwap, sql`vehicle_status = 'pending_acceptance', arrival_date = '2026-11-05'`);
  await vehicle(machines.inStock, sql`vehicle_status = 'pending_acceptance', arrival_date = '2026-11-10'`);
  expect(await runJob('pdiDue')).toBe(2);
  const admins = (await told()).filter((line) => line.startsWith('d001.admin'));
  expect(admins).toEqual([`d001.admin vehicle.pdiDue ${machines.covered}`, `d001.admin vehicle.pdiOverdue ${machines.engineSwap}`]);

  await vehicle(machines.expired, sql`warranty_end_date = '2026-12-20'`);
  await vehicle(machines.implement, sql`warranty_end_date = '2026-11-01', extend_end_date = '2026-11-28'`);
  await vehicle(machines.noHours, sql`warranty_end_date = '2026-11-20'`);
  expect(await runJob('warrantyEnding')).toBe(2);
  const { rows } = await sql<{ stage: string }>`select stage from reminder where event = 'vehicle.warrantyEnds' order by stage`.execute(kit.app.services.db);
  expect(rows.map(({ stage }) => stage)).toEqual(['2026-11-28/7', '2026-12-20/30']);

  await vehicle(machines.foreign, sql`next_maint_date = '2026-12-21', next_maint_hours = 500, current_hours = 100`);
  await vehicle(machines.noHours, sql`next_maint_date = '2027-06-01', next_maint_hours = 500, current_hours = 480`);
  await vehicle(machines.expired, sql`next_maint_date = '2027-06-01', next_maint_hours = 500, current_hours = 479`);
  expect(await runJob('maintenanceDue')).toBe(2);
  for (const code of ['pdiDue', 'warrantyEnding', 'maintenanceDue']) expect(await runJob(code)).toBe(0);
});

test('machines overdue for inspection, once a week for each dealer, to its reviewers', async () => {
  const { db } = kit.app.services;
  const put = async (vin: string, deadline: string, status: ArrivalHeader['status']): Promise<void> => {
    const { id: vehicleId, orgCode, dealerCode, dealerName } = await db.selectFrom('vehicle').selectAll().where('vin', '=', vin).executeTakeFirstOrThrow();
    const machine = { vehicleId, vin, orgCode, dealerCode, dealerName, arrivalDate: '2026-11-01', createTime: '2026-11-01T10:00:00Z' };
    await arrivalStore.insert(db, { header: { ...emptyArrival, ...machine, id: newId(), deadline, status }, items: [] }, '2026-11-01');
  };
  await put(machines.inStock, '2026-11-20', 'draft');
  await put(machines.covered, '2026-11-16', 'pending_acceptance');
  await put(machines.engineSwap, today, 'pending_acceptance');
  await put(machines.expired, '2026-11-16', 'submitted');
  expect(await runJob('pdiOverdueWeekly')).toBe(1);
  expect(await runJob('pdiOverdueWeekly')).toBe(0);
  expect(await told()).toEqual(['li.service', 'wang.service', 'zhao.manager'].map((name) => `${name} arrivalAccept.overdue `));
  const { params } = await db.selectFrom('message').select('params').executeTakeFirstOrThrow();
  expect(params).toEqual({ dealer: 'AgroAndes', n: 2, vins: `${machines.covered}, ${machines.inStock}` });
});

test('passwords older than the limit, once per password', async () => {
  await execute(sql`update sys_user set pwd_update_time = '2026-11-01'`);
  await execute(sql`update sys_user set pwd_update_time = '2026-08-22' where username = 'd001.parts'`);
  expect(await runJob('passwordAge')).toBe(1);
  expect(await told()).toEqual(['d001.parts password.old ']);
  expect(await runJob('passwordAge')).toBe(0);
});

test('used parts: the dealer before the day, the manager after it', async () => {
  await execute(sql`insert into used_parts_task (id, org_code, dealer_code, dealer_name, vin, currency, claim_id, claim_no, bug_no, claim_parts_id, parts_code, claim_qty, tag_no, core_disposition, core_status, requested_date, return_due, retain_until)
    select lpad('7', 32, '0'), 'B01A01', 'D001', 'AgroAndes', 'V', 'USD', claim_id, 'WC', 1, id, parts_code, 1, 'TAG-1', 'return', 'to_return', ${today}, ${today}::date + 7, ${today}::date + 60 from claim_parts where claim_id = ${claimId} limit 1`);
  expect(await runJob('usedPartsReturn')).toBe(1);
  expect(await told()).toEqual(expect.arrayContaining(['d001.service usedParts.due TAG-1', 'd001.parts usedParts.due TAG-1']));
  await execute(sql`update used_parts_task set return_due = ${today}::date - 1`);
  await kit.app.services.db.deleteFrom('message').execute();
  expect(await runJob('usedPartsReturn')).toBe(1);
  expect(await told()).toEqual(['zhao.manager usedParts.missing TAG-1']);
  await execute(sql`update used_parts_task set core_status = 'shipped', return_due = ${today}::date + 1`);
  expect(await runJob('usedPartsReturn')).toBe(0);
});

test('parts without a price, and outdated rows', async () => {
  const gaps = await runJob('priceGaps');
  await execute(
    sql`insert into parts (id, parts_code, name, unit, parts_category) select lpad('9', 32, '0'), 'NO-PRICE', name, unit, parts_category from parts limit 1`,
  );
  expect(await runJob('priceGaps')).toBe(gaps + 1);
  await execute(
    sql`insert into captcha (check_key, code_hash, proof_key, expire_time) values ('old', 'x', 'x', now() - interval '1 minute'), ('new', 'x', 'x', now() + interval '1 minute')`,
  );
  await execute(sql`truncate sys_login_log`);
  await execute(
    sql`insert into sys_login_log (user_id, ip, create_time) select id, '10.0.0.' || days, now() - days * interval '1 day' from sys_user, generate_series(364, 366, 2) days where username = 'd001.service'`,
  );
  await execute(sql`insert into sys_user (id, username, password_hash, realname, user_type, language, timezone, status, pwd_update_time, need_change_password, create_by, create_time)
    select lpad('7' || days, 32, '0'), 'req_' || days, '', 'req_' || days, 'dealer', 'en', 'UTC', 3, now(), 'Y', 'system', now() - days * interval '1 day' from generate_series(89, 91, 2) days`);
  await execute(sql`insert into message (id, user_id, event, params, doc_type, doc_id) select lpad('7' || days, 32, '0'), (select id from sys_user where username = 'admin'),
    'access.asked', '{}', 'user', lpad('7' || days, 32, '0') from generate_series(89, 91, 2) days`);
  await runJob('housekeeping');
  const requests = await sql<{ username: string }>`select username from sys_user where status = 3`.execute(kit.app.services.db);
  expect(requests.rows).toEqual([{ username: 'req_89' }]);
  expect((await sql`select from message where event = 'access.asked'`.execute(kit.app.services.db)).rows).toHaveLength(1);
  // Of what waits, whatever the deleted rows were is gone, too.
  expect((await sql<{ docNo: string }>`select doc_no from todo where task = 'admit'`.execute(kit.app.services.db)).rows).toEqual([{ docNo: 'req_89' }]);
  const kept = await sql<{ ip: string }>`select ip from sys_login_log`.execute(kit.app.services.db);
  expect(kept.rows).toEqual([{ ip: '10.0.0.364' }]);
  const { rows } = await sql<{ checkKey: string }>`select trim(check_key) as check_key from captcha`.execute(kit.app.services.db);
  expect(rows).toEqual([{ checkKey: 'new' }]);
});

test('files that no record has taken go after a day', async () => {
  await execute(sql`insert into attach (id, table_name, table_id, attachment_table_name, column_name, filename, size_bytes, mimetype, sha256, file_path, create_by, create_time)
    select lpad(n::text, 32, '0'), 'warranty_claim', lpad('0', 32, 'f'), 'portal_attach', '', 'lost.jpg', 1, 'image/jpeg', repeat('0', 64), 'lost' || n, 'd001.service', ${today}::timestamp - n * interval '1 day'
    from generate_series(0, 2) n`);
  expect(await runJob('fileCleaning')).toBe(2);
});
