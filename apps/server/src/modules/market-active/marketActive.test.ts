/** A market activity from its plan to its paid support. */
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { blockersOfDealer, closeOfDealer } from '../../documents/dealer/dealerEnd.ts';
import { systemContext } from '../../documents/systemContext.ts';
import { contextOf, transact } from '../../shared/context.ts';
import { inTransaction } from '../../shared/database/database.ts';
import { makerDay } from '../../shared/makerDay.ts';
import { attachFiles } from '../../test/attachFiles.ts';
import { insertMachines } from '../../test/machineFixtures.ts';
import { setParameter } from '../../test/setParameter.ts';
import { listCall } from '../../test/listCall.ts';
import { call, createTestApp, signIn, type TestApp } from '../../test/testApp.ts';
import { fees } from '../service-fee/service.ts';
import { activityReports } from './activityReports.ts';

const people = ['d001.admin', 'd001.sales', 'd001.service', 'd00101.service', 'd002.admin', 'sun.sales', 'qian.finance', 'admin'] as const;
type Person = (typeof people)[number];

const start = '2026-11-21T04:00:00Z';
let clock = new Date(start);
let app: TestApp;
const tokens = {} as Record<Person, string>;
const signInAll = async (): Promise<void> => {
  for (const person of people) tokens[person] = await signIn(app, person);
};
/** Sets the clock; sessions do not last that long. */
const goTo = async (day: string): Promise<void> => {
  clock = new Date(`${day}T04:00:00Z`);
  await signInAll();
};

beforeAll(async () => {
  app = await createTestApp({ now: () => (clock = new Date(clock.getTime() + 1)) });
  await insertMachines(app.services.db);
}, 120_000);
afterAll(() => app.close());
beforeEach(async () => {
  clock = new Date(start);
  for (const table of ['attach', 'todo', 'marketActive', 'serviceFee', 'reminder', 'message'] as const) await app.services.db.deleteFrom(table).execute();
  await signInAll();
});

const request = (person: Person, method: 'GET' | 'POST' | 'DELETE', path: string, body?: object) =>
  call(app, tokens[person], method, `/api/portal/${path}`, body);
const post = async (person: Person, path: string, body: object) => (await request(person, 'POST', path, body)).body;
const get = async (person: Person, path: string) => (await request(person, 'GET', path)).body.result;
const detail = (id: string, person: Person = 'd001.sales') => get(person, `marketActive/detail?id=${id}`);
const save = (body: object, person: Person = 'd001.sales') => post(person, 'marketActive/save', body);
const submit = (id: string, query = '', person: Person = 'd001.sales') => post(person, `marketActive/submit${query}`, { id });
const withdraw = (id: string) => post('d001.sales', 'marketActive/submit', { id, action: 'withdraw' });
const check = (person: Person, id: string, action: string, more: object = {}) =>
  request(person, 'POST', 'approval/checkSubmit', { docType: 'marketActive', ids: [id], action, ...more });
const decide = async (id: string, action: string, more: object = {}) => (await check('sun.sales', id, action, more)).body;
const fieldsOf = (body: { result: { errors?: { field: string; code: string }[] } }) => body.result.errors?.map(({ field, code }) => `${field} ${code}`);
const eventsTo = async (username: string) =>
  (
    await app.services.db
      .selectFrom('message')
      .innerJoin('sysUser', 'sysUser.id', 'message.userId')
      .select('event')
      .where('username', '=', username)
      .orderBy('message.id')
      .execute()
  ).map(({ event }) => event);
const tasksOf = async (id: string) =>
  (await app.services.db.selectFrom('todo').selectAll().where('docId', '=', id).execute()).map(
    ({ task, permission, warnOn, lateOn }) => `${task} ${permission} ${warnOn} ${lateOn}`,
  );
const putFiles = (id: string, ...slots: string[]) => attachFiles(app.services.db, { tableName: 'market_active', tableId: id, slots });
const runJob = () =>
  activityReports.run({
    services: app.services,
    today: makerDay(app.services),
    signal: new AbortController().signal,
    transaction: (work) => inTransaction(app.services.db, work),
  });
const setDealer = (change: object) => app.services.db.updateTable('dealer').set(change).where('dealerCode', '=', 'D001').execute();

const plan = {
  title: 'Field day',
  activityType: 'field_demo',
  description: 'Two tractors at work',
  startDate: '2026-12-01',
  endDate: '2026-12-02',
  location: 'Test farm',
  secondProduct: ['TRACTOR'],
  budgetAmount: 1000,
  supportAmount: 500,
  expectedParticipants: 50,
  contactPhone: '+1 202 555 0143',
};
const result = { actualParticipants: 40, leadsCount: 6, ordersCount: 1, actualCost: 800, resultSummary: 'Well attended' };

const planned = async (change: object = {}): Promise<string> => (await save({ ...plan, ...change })).result.id;
const submitted = async (change: object = {}): Promise<string> => {
  const id = await planned(change);
  expect((await submit(id)).success).toBe(true);
  return id;
};
const passed = async (change: object = {}, approvedAmount = 400): Promise<string> => {
  const id = await submitted(change);
  expect((await decide(id, 'pass', 'supportAmount' in change && !change.supportAmount ? {} : { lines: { approvedAmount } })).success).toBe(true);
  return id;
};
const saveResult = async (id: string, change: object = {}) => save({ id, version: (await detail(id)).version, ...result, ...change });
const photos = ['reportPhotos', 'reportPhotos', 'reportPhotos', 'invoices'] as const;
/** After the activity, with its report submitted. */
const reported = async (change: object = {}, approvedAmount = 400): Promise<string> => {
  const id = await passed(change, approvedAmount);
  await goTo('2026-12-03');
  await saveResult(id);
  await putFiles(id, ...photos);
  expect((await submit(id)).success).toBe(true);
  return id;
};

describe('the plan', () => {
  test('is saved by its dealer, who fills in currency, country and organiser; another dealer does not see it', async () => {
    expect(await app.usersWith('marketActive:add')).toContain('d001.sales');
    const { id, no } = (await save({ title: ' Fair ', activityType: 'exhibition' })).result;
    expect(no).toMatch(/^MA2611D001-\d{4}$/);
    expect(await detail(id)).toMatchObject({
      title: 'Fair',
      currency: 'USD',
      country: 'CL',
      contactName: 'd001.sales',
      stage: 'plan',
      submissionStatus: 'draft',
      allowedActions: ['delete', 'edit', 'submit'],
    });
    expect((await get('d002.admin', `marketActive/detail?id=${id}`)).errorCode).toBe('E-012');
    expect((await request('d001.service', 'GET', 'marketActive/list')).status).toBe(403);
  });

  test.each([
    ['a title of 101 characters', { title: 'a'.repeat(101) }, ['title E-410']],
    ['a description of 2001 characters', { description: 'a'.repeat(2001) }, ['description E-410']],
    ['no title', { title: ' ' }, ['title E-013']],
    ['a country that is none', { country: 'QQ' }, ['country E-014']],
    ['a product that is none', { secondProduct: ['TRACTOR', 'T504'] }, ['secondProduct E-014']],
    ['parts of a cent', { budgetAmount: 10.001 }, ['budgetAmount E-016']],
    ['a number that is no phone', { contactPhone: '12' }, ['contactPhone field.phone']],
    ['fields of the report', { leadsCount: 3 }, ['leadsCount E-002']],
  ])('%s is not stored', async (_what, change, errors) => {
    expect(fieldsOf(await save({ ...plan, ...change }))).toEqual(errors);
  });

  test('titles of 100 and descriptions of 2000 characters are stored', async () => {
    expect((await save({ ...plan, title: '😀'.repeat(100), description: 'a'.repeat(2000) })).success).toBe(true);
  });

  test.each([
    [
      'without its fields',
      { description: null, location: '', expectedParticipants: null },
      ['description E-013', 'location E-013', 'expectedParticipants E-013'],
    ],
    ['that began before today', { startDate: '2026-11-20' }, ['startDate E-412']],
    ['that ends before it begins', { endDate: '2026-11-30' }, ['endDate E-412']],
    ['without a budget', { budgetAmount: 0, supportAmount: null }, ['budgetAmount E-015']],
    ['with more support than budget', { supportAmount: 1000.01 }, ['supportAmount E-413']],
    ['with support in another currency', { currency: 'EUR' }, ['currency E-411']],
  ])('%s is not submitted', async (_what, change, errors) => {
    expect(fieldsOf(await submit(await planned(change)))).toEqual(errors);
  });

  test('without support it may be in any currency', async () => {
    expect((await submit(await planned({ currency: 'EUR', supportAmount: null }))).success).toBe(true);
  });

  test('waits for its review, at the latest until it begins', async () => {
    const id = await submitted({ startDate: '2026-11-24', endDate: '2026-11-24' });
    expect(await tasksOf(id)).toEqual(['review marketActive:audit 2026-11-22 2026-11-25']);
    expect(await tasksOf(await submitted())).toEqual(['review marketActive:audit 2026-11-24 2026-11-27']);
    expect(await eventsTo('sun.sales')).toEqual(['marketActive.submitted', 'marketActive.submitted']);
  });

  test('passes with the support that the maker approves', async () => {
    const id = await submitted();
    expect(fieldsOf(await decide(id, 'pass'))).toEqual(['approvedAmount E-013']);
    expect(fieldsOf(await decide(id, 'pass', { lines: { approvedAmount: 500.01 } }))).toEqual(['approvedAmount E-414']);
    expect((await decide(id, 'pass', { lines: { approvedAmount: 0 } })).result.errorCode).toBe('E-006');
    expect((await decide(id, 'audit_succeeded', { lines: { settledAmount: 1 } })).result.errorCode).toBe('E-007');
    expect((await decide(id, 'pass', { lines: { approvedAmount: 400 } })).success).toBe(true);
    expect(await detail(id)).toMatchObject({ status: 'pass', stage: 'report', approvedAmount: 400, reportDue: '2027-01-01' });
    expect(await tasksOf(id)).toEqual(['report marketActive:edit 2026-12-03 2027-01-02']);
    expect(await eventsTo('d001.sales')).toEqual(['marketActive.pass']);
  });

  test('nothing is approved where nothing is applied for', async () => {
    const id = await submitted({ supportAmount: null });
    expect(fieldsOf(await decide(id, 'pass', { lines: { approvedAmount: 1 } }))).toEqual(['approvedAmount E-414']);
    expect((await decide(id, 'pass')).success).toBe(true);
    expect((await detail(id)).approvedAmount).toBeNull();
  });

  test('is taken back as a draft, and returned for correction', async () => {
    const id = await submitted();
    await withdraw(id);
    expect(await detail(id)).toMatchObject({ status: 'draft', allowedActions: ['edit', 'submit'] });
    await submit(id);
    expect((await decide(id, 'no_pass', { rejectType: 'return', rejectReason: 'insufficient_photos' })).result.errorCode).toBe('E-006');
    const reason = { rejectType: 'return', rejectReason: 'insufficient_photos', opinion: 'The budget is too high' };
    expect((await decide(id, 'no_pass', { ...reason, marks: [{ field: 'budgetAmount' }] })).success).toBe(true);
    expect(await tasksOf(id)).toEqual(['fix marketActive:edit 2026-11-26 2026-11-29']);
    expect(await detail(id)).toMatchObject({ status: 'no_pass', stage: 'plan', submissionStatus: 'draft', marks: [{ field: 'budgetAmount' }] });
    // A plan that came back may begin on a day that is over by now.
    await goTo('2026-12-01');
    await save({ id, version: (await detail(id)).version, budgetAmount: 900 });
    expect((await submit(id)).success).toBe(true);
  });

  test('is called off until its report is submitted', async () => {
    const reason = 'The farm is flooded';
    const id = await passed();
    const cancel = async (ids: string[], why = reason) => (await post('d001.sales', 'marketActive/cancel', { ids, reason: why })).result;
    expect((await cancel([id], 'no')).failed).toMatchObject([{ code: 'E-006' }]);
    expect(await cancel([id])).toMatchObject({ ok: [id] });
    expect(await detail(id)).toMatchObject({ status: 'closed', closeReason: 'cancelled' });
    const late = await reported();
    expect((await cancel([late])).failed).toMatchObject([{ code: 'E-007' }]);
    expect((await request('sun.sales', 'POST', 'marketActive/cancel', { ids: [late], reason })).status).toBe(403);
  });
});

describe('the report', () => {
  test('comes after the activity, with result, photos and invoices', async () => {
    const id = await passed();
    expect((await submit(id)).result.errorCode).toBe('E-415');
    expect((await detail(id)).allowedActions).not.toContain('submit');
    await goTo('2026-12-03');
    expect(fieldsOf(await submit(id))).toEqual([
      'actualParticipants E-013',
      'leadsCount E-013',
      'ordersCount E-013',
      'actualCost E-013',
      'resultSummary E-013',
      'reportPhotos E-116',
      'invoices E-013',
    ]);
    await saveResult(id, { ordersCount: 0 });
    await putFiles(id, 'reportPhotos', 'reportPhotos');
    expect((await submit(id)).result.errors[0]).toMatchObject({ field: 'reportPhotos', code: 'E-116', text: 'Photos are missing: at least 3' });
    await putFiles(id, 'reportPhotos');
    expect(fieldsOf(await submit(id))).toEqual(['invoices E-013']);
    await putFiles(id, 'invoices');
    expect((await submit(id)).success).toBe(true);
    expect(await tasksOf(id)).toEqual(['finalReview marketActive:finalAudit 2026-12-08 2026-12-11']);
  });

  test('needs no invoice without approved support', async () => {
    const id = await passed({ supportAmount: null });
    await goTo('2026-12-03');
    await saveResult(id);
    await putFiles(id, 'reportPhotos', 'reportPhotos', 'reportPhotos');
    expect((await submit(id)).success).toBe(true);
    expect((await decide(id, 'audit_succeeded')).success).toBe(true);
    expect(await detail(id)).toMatchObject({ status: 'closed', closeReason: 'finished', settledAmount: 0, feeNo: null });
  });

  test('leaves the plan as it was approved', async () => {
    const id = await passed();
    expect(fieldsOf(await saveResult(id, { title: 'Another', budgetAmount: 5 }))).toEqual(['title E-002', 'budgetAmount E-002']);
    expect((await saveResult(id, { title: plan.title, budgetAmount: plan.budgetAmount })).success).toBe(true);
    expect((await detail(id)).fixed).toContain('title');
  });

  test('asks first when it is late', async () => {
    const id = await passed();
    await goTo('2027-01-02');
    await saveResult(id);
    await putFiles(id, ...photos);
    expect((await detail(id)).reportLate).toBe('Y');
    expect(await get('d001.sales', 'marketActive/list?reportLate=Y')).toMatchObject({ total: 1 });
    expect((await submit(id)).result.warnings).toMatchObject([{ code: 'W-416', text: 'The report was due on 2027-01-01' }]);
    expect((await submit(id, '?confirm=1')).success).toBe(true);
  });

  test('that is withdrawn leaves an approved plan, one that is returned takes its result again', async () => {
    const id = await reported();
    await withdraw(id);
    expect(await detail(id)).toMatchObject({ status: 'pass', stage: 'report' });
    await submit(id);
    await decide(id, 'no_pass', { rejectType: 'return', rejectReason: 'insufficient_photos', opinion: 'Show the machines' });
    expect(await detail(id)).toMatchObject({ status: 'no_pass', stage: 'report', approvedAmount: 400 });
    expect((await saveResult(id, { leadsCount: 7 })).success).toBe(true);
    expect((await submit(id)).success).toBe(true);
    expect((await decide(id, 'pass', { lines: { approvedAmount: 1 } })).result.errorCode).toBe('E-007');
  });

  test('that is approved gives one fee; only the maker’s sales may do it', async () => {
    const id = await reported();
    const { activeNo } = await detail(id);
    expect((await check('d001.sales', id, 'audit_succeeded', { lines: { settledAmount: 300 } })).status).toBe(403);
    expect(fieldsOf(await decide(id, 'audit_succeeded'))).toEqual(['settledAmount E-013']);
    expect(fieldsOf(await decide(id, 'audit_succeeded', { lines: { settledAmount: 400.01 } }))).toEqual(['settledAmount E-414']);
    expect(fieldsOf(await decide(id, 'audit_succeeded', { lines: { settledAmount: 300 } }))).toEqual(['deductReason E-013']);
    const lines = { settledAmount: 300, deductReason: 'One invoice is missing' };
    expect((await decide(id, 'audit_succeeded', { lines })).success).toBe(true);
    const { records } = await get('qian.finance', `dealerPayment/serviceFee?sourceNo=${activeNo}`);
    expect(records).toMatchObject([
      { feeType: 'marketing', amount: 300, currency: 'USD', feeDate: '2026-12-03', sourceNo: activeNo, settlementStatus: 'unsettled' },
    ]);
    expect(await detail(id)).toMatchObject({ status: 'audit_succeeded', settledAmount: 300, feeNo: records[0].feeNo, settlementStatus: 'unsettled' });
    expect((await detail(id)).feeId).toBe(null);
    expect((await detail(id, 'qian.finance')).feeId).toBe(records[0].id);
  });

  test('never settles more than the activity has cost', async () => {
    const id = await passed();
    await goTo('2026-12-03');
    await saveResult(id, { actualCost: 250 });
    await putFiles(id, ...photos);
    await submit(id);
    const lines = { settledAmount: 251, deductReason: 'As much as it cost' };
    expect((await decide(id, 'audit_succeeded', { lines })).result.errors).toMatchObject([
      { field: 'settledAmount', code: 'E-414', text: 'The amount cannot exceed 250' },
    ]);
    expect((await decide(id, 'audit_succeeded', { lines: { ...lines, settledAmount: 0 } })).success).toBe(true);
    expect(await detail(id)).toMatchObject({ status: 'closed', closeReason: 'finished', settledAmount: 0 });
    expect(await app.services.db.selectFrom('serviceFee').selectAll().execute()).toEqual([]);
  });

  test('ends with the statement that pays its fee', async () => {
    const id = await reported();
    await decide(id, 'audit_succeeded', { lines: { settledAmount: 400 } });
    const statementNo = 'MR-202612-D001-USD';
    const feeIds = (await app.services.db.selectFrom('serviceFee').select('id').execute()).map((fee) => fee.id);
    const statements = [{ feeIds, statementNo }];
    await transact(systemContext(app.services), (within) => fees.settling(within, statements));
    expect((await detail(id)).settlementStatus).toBe('settling');
    await transact(systemContext(app.services), (within) => fees.settled(within, { statements, day: '2026-12-20' }));
    expect(await detail(id)).toMatchObject({ status: 'closed', closeReason: 'settled', settlementStatus: 'settled', statementNo });
    expect(await eventsTo('d001.admin')).toContain('marketActive.settled');
  });
});

describe('the job', () => {
  test('reminds after the activity and before the last day, and closes what was never reported', async () => {
    const id = await passed();
    await goTo('2026-12-02');
    expect(await runJob()).toBe(0);
    await goTo('2026-12-03');
    expect(await runJob()).toBe(1);
    expect(await runJob()).toBe(0);
    await goTo('2026-12-25');
    expect(await runJob()).toBe(1);
    expect((await eventsTo('d001.sales')).filter((event) => event === 'marketActive.reportDue')).toHaveLength(2);
    await goTo('2027-01-31');
    await runJob();
    expect((await detail(id)).status).toBe('pass');
    await goTo('2027-02-01');
    await runJob();
    expect(await detail(id)).toMatchObject({ status: 'closed', closeReason: 'expired' });
    expect(await eventsTo('d001.sales')).toContain('marketActive.forfeited');
  });

  test('waits for the end of the dealer’s day', async () => {
    await setDealer({ timeZone: 'America/Los_Angeles' });
    const id = await passed();
    // 1 February at the maker, 31 January at the dealer.
    clock = new Date('2027-01-31T22:10:00Z');
    await runJob();
    clock = new Date('2027-02-01T04:00:00Z');
    await runJob();
    await signInAll();
    expect((await detail(id)).status).toBe('pass');
    clock = new Date('2027-02-01T22:10:00Z');
    await runJob();
    expect((await detail(id)).status).toBe('closed');
    await sql`update dealer set time_zone = 'Africa/Nairobi' where dealer_code = 'D001'`.execute(app.services.db);
  });

  test('counts from the review of a report that came back', async () => {
    const id = await reported();
    await goTo('2027-01-20');
    await decide(id, 'no_pass', { rejectType: 'return', rejectReason: 'insufficient_photos', opinion: 'Show the machines' });
    await goTo('2027-02-10');
    await runJob();
    expect((await detail(id)).status).toBe('no_pass');
    await goTo('2027-03-22');
    await runJob();
    expect(await detail(id)).toMatchObject({ status: 'closed', closeReason: 'expired' });
  });
});

describe('reading', () => {
  test('a month shows what touches it', async () => {
    const over = await planned({ title: 'Over the end', startDate: '2026-11-29', endDate: '2026-12-03' });
    const one = await planned({ title: 'One day', startDate: '2026-12-31', endDate: null });
    await planned({ title: 'Later', startDate: '2027-01-01', endDate: '2027-01-02' });
    const month = await get('d001.sales', 'marketActive/month?month=2026-12');
    expect(month).toMatchObject({ capped: false, records: [{ id: over }, { id: one }] });
    expect((await get('d001.sales', 'marketActive/month?month=2026-12&title=One')).records).toMatchObject([{ id: one }]);
    expect((await get('d002.admin', 'marketActive/month?month=2026-12')).records).toEqual([]);
    expect((await request('d001.sales', 'GET', 'marketActive/month?month=2026-13')).status).toBe(400);
  });

  test('sums are by currency, and the year says what support is used', async () => {
    const id = await passed();
    await planned({ title: 'Fair', currency: 'EUR', supportAmount: null });
    const { sums } = await get('sun.sales', 'marketActive/totals');
    expect(sums).toEqual([
      { currency: 'EUR', count: 1, budgetAmount: 1000, supportAmount: 0, approvedAmount: 0, settledAmount: 0 },
      { currency: 'USD', count: 1, budgetAmount: 1000, supportAmount: 500, approvedAmount: 400, settledAmount: 0 },
    ]);
    expect(await detail(id)).toMatchObject({
      secondProduct_dictText: 'TRACTOR en',
      others: [{ title: 'Fair', supportUsed: 0 }],
      supportOfYear: [{ currency: 'USD', supportUsed: 400 }],
      slots: [
        { slot: 'attachments', required: false },
        { slot: 'reportPhotos', required: true },
        { slot: 'invoices', required: true },
      ],
    });
  });
});

describe('a dealer that rests', () => {
  const becomes = async (dealerStatus: 'suspended' | 'active'): Promise<void> => {
    await setDealer({ dealerStatus, statusDate: '2026-12-01', statusTime: new Date('2026-12-01T02:00:00Z').toISOString() });
    await signInAll();
  };

  test('reports what had begun, calls off, and begins nothing', async () => {
    const begun = await passed();
    const ahead = await passed({ startDate: '2026-12-05', endDate: '2026-12-06' });
    const draft = await planned();
    await goTo('2026-12-08');
    await becomes('suspended');
    expect((await save(plan)).result.errorCode).toBe('E-551');
    expect((await submit(draft)).result.errorCode).toBe('E-551');
    expect((await saveResult(ahead)).result.errorCode).toBe('E-551');
    expect((await saveResult(begun)).success).toBe(true);
    await putFiles(begun, ...photos);
    expect((await submit(begun)).success).toBe(true);
    expect((await post('d001.sales', 'marketActive/cancel', { ids: [ahead], reason: 'Not this year' })).result.ok).toEqual([ahead]);
    expect(await runJob()).toBe(0);
    await becomes('active');
  });

  test('that ends has no open activity, drops drafts and ends returned ones', async () => {
    const draft = await planned();
    const returned = await submitted();
    await decide(returned, 'no_pass', { rejectType: 'return', rejectReason: 'insufficient_photos', opinion: 'Too expensive' });
    const open = await passed();
    const about = contextOf(app.services, await app.services.sessions.actAs('admin'));
    const nosOf = (kinds: readonly { docType: string; nos: string[] }[]) => kinds.find(({ docType }) => docType === 'marketActive')?.nos;
    expect(nosOf(await blockersOfDealer(about, { dealerCode: 'D001' }))).toEqual([(await detail(open)).activeNo]);
    await transact(systemContext(app.services), (within) => closeOfDealer(within, { dealerCode: 'D001' }));
    expect((await get('d001.sales', `marketActive/detail?id=${draft}`)).errorCode).toBe('E-012');
    expect(await detail(returned)).toMatchObject({ status: 'closed', closeReason: 'dealer_terminated' });
  });
});

test('a sub-dealer writes plans that its dealer submits', async () => {
  const { db } = app.services;
  const { id: userId } = await db.selectFrom('sysUser').select('id').where('username', '=', 'd00101.service').executeTakeFirstOrThrow();
  await db.insertInto('sysUserRole').values({ userId, roleCode: 'DLR_SALES' }).execute();
  await setParameter(app.services, 'subDealer.directSubmit', 'N');
  await signInAll();
  const { id } = (await save(plan, 'd00101.service')).result;
  expect((await request('d00101.service', 'POST', 'marketActive/submit', { id })).status).toBe(403);
  expect(await get('d00101.service', 'marketActive/list')).toMatchObject({ total: 1, records: [{ id, allowedActions: ['delete', 'edit'] }] });
  expect((await submit(id)).success).toBe(true);
  await decide(id, 'pass', { lines: { approvedAmount: 400 } });
  await goTo('2026-12-03');
  const { version } = await detail(id);
  expect((await save({ id, version, ...result }, 'd00101.service')).success).toBe(true);
  await putFiles(id, ...photos);
  expect((await submit(id)).success).toBe(true);
});

describe('figures', () => {
  const figures = async (person: Person) => (await get(person, 'dashboard/analysis?months=3&field=market')).market;

  test('say where activities stand and what support they get, and lead to these activities', async () => {
    await passed();
    const paid = await passed();
    await planned();
    await goTo('2027-01-05');
    await sql`update market_active set status = 'closed', settled_amount = 300, settlement_status = 'settled', leads_count = 6 where id = ${paid}`.execute(
      app.services.db,
    );
    for (const person of ['d001.sales', 'sun.sales'] as const) {
      const found = await figures(person);
      expect(found).toMatchObject({
        reportsDue: { count: 1 },
        reportsLate: { count: 1 },
        supportAmount: [{ currency: 'USD', amount: 1000, count: 2 }],
        approvedAmount: [{ currency: 'USD', amount: 800, count: 2 }],
        settledAmount: [{ currency: 'USD', amount: 300, count: 1 }],
        leadsPerActivity: 6,
      });
      expect(Object.fromEntries(found.byStatus.map(({ key, count }: { key: string; count: number }) => [key, count]))).toMatchObject({
        draft: 1,
        pass: 1,
        closed: 1,
      });
      const { byStatus, reportsDue, reportsLate, supportAmount, approvedAmount, settledAmount } = found;
      for (const { count, link } of [...byStatus, reportsDue, reportsLate, ...supportAmount, ...approvedAmount, ...settledAmount])
        expect((await get(person, listCall('marketActive/list', link))).total, link).toBe(count);
    }
    expect(await figures('d002.admin')).toMatchObject({ reportsDue: { count: 0 }, supportAmount: [], settledAmount: [], leadsPerActivity: null });
    expect(await figures('d001.service')).toBeNull();
  });
});
