/** An extended warranty from its application to its end. */
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { systemContext } from '../../documents/systemContext.ts';
import { transact } from '../../shared/context.ts';
import { json } from '../../shared/database/database.ts';
import { namesOf } from '../../shared/master/master.ts';
import { attachFiles } from '../../test/attachFiles.ts';
import { insertMachines, machines } from '../../test/machineFixtures.ts';
import { call, createTestApp, signIn, type TestApp } from '../../test/testApp.ts';
import { ledger } from '../ledger/service.ts';
import { coverEnd, extendUnpaid } from './jobs.ts';
import { machineDelivered } from './machineEvents.ts';

const people = ['d001.service', 'd001.admin', 'd002.service', 'wang.service', 'zhao.manager', 'qian.finance', 'chen.parts'] as const;
type Person = (typeof people)[number];

const start = '2026-11-21T04:00:00Z';
let clock = new Date(start);
let app: TestApp;
const tokens = {} as Record<Person, string>;
/** Sets the clock; sessions do not last that long. */
async function goTo(moment: string, ...who: Person[]): Promise<void> {
  clock = new Date(moment);
  for (const person of who) tokens[person] = await signIn(app, person);
}

const plan = (planCode: string, coverageType: 'full' | 'powertrain', months: number, fee: number, currency = 'USD') => ({
  planCode,
  coverageType,
  months,
  fee,
  currency,
  hours: (months / 12) * 1000,
  name: json(namesOf({ nameZh: planCode, nameEn: planCode })),
  secondProduct: 'TRACTOR',
  thirdProducts: [],
  validFrom: '2024-01-01',
  validTo: null,
});

beforeAll(async () => {
  app = await createTestApp({ now: () => (clock = new Date(clock.getTime() + 1)) });
  await insertMachines(app.services.db);
  await app.services.db
    .insertInto('extendPlan')
    .values([
      plan('TR-F12', 'full', 12, 360),
      plan('TR-P24', 'powertrain', 24, 479),
      plan('TR-P24', 'powertrain', 24, 3458, 'RMB'),
      plan('TR-F24', 'full', 24, 0),
      plan('TR-F36', 'full', 36, 7020, 'RMB'),
    ])
    .execute();
  await goTo(start, ...people);
}, 120_000);
afterAll(() => app.close());
beforeEach(async () => {
  clock = new Date(start);
  for (const table of ['attach', 'todo', 'extendInsurance', 'vehicleHours', 'reminder'] as const) await app.services.db.deleteFrom(table).execute();
  await app.services.db
    .updateTable('vehicle')
    .set({ extendEndDate: null, extendHours: null, extendCoverage: null, extensionFee: null, maintGap: 'N', warrantySuspended: 'N' })
    .execute();
});

const request = (person: Person, method: 'GET' | 'POST' | 'DELETE', path: string, body?: object) =>
  call(app, tokens[person], method, `/api/portal/${path}`, body);
const post = async (person: Person, path: string, body: object) => (await request(person, 'POST', path, body)).body;
const get = async (person: Person, path: string) => (await request(person, 'GET', path)).body;
const detail = async (id: string, person: Person = 'd001.service') => (await get(person, `extendInsurance/detail?id=${id}`)).result;
const save = (body: object, person: Person = 'd001.service') => post(person, 'extendInsurance/save', body);
const submit = (id: string, query = '') => post('d001.service', `extendInsurance/submit${query}`, { ids: [id] });
const review = async (person: Person, id: string, action: string, more: object = {}) =>
  request(person, 'POST', 'approval/checkSubmit', { docType: 'extendInsurance', ids: [id], action, ...more });
const fieldsOf = (body: { result: { errors?: { field: string; code: string }[] } }) => body.result.errors?.map(({ field, code }) => `${field} ${code}`);
const machine = (vin: string = machines.covered) =>
  app.services.db
    .selectFrom('vehicle')
    .select(['id', 'extendEndDate', 'extendHours', 'extendCoverage', 'extensionFee', 'currentHours'])
    .where('vin', '=', vin)
    .executeTakeFirstOrThrow();
const setMachine = (change: object, vin: string = machines.covered) => app.services.db.updateTable('vehicle').set(change).where('vin', '=', vin).execute();
const account = { dealerCode: 'D001', accountType: 'parts', currency: 'USD' } as const;
let postings = 0;
const balance = () => transact(systemContext(app.services), (within) => ledger.balanceOf(within, account));
async function setBalance(wanted: number): Promise<void> {
  const more = Math.round((wanted - (await balance())) * 100) / 100;
  if (more === 0) return;
  const postingKey = `test:${(postings += 1)}`;
  const source = { source: 'dealerPayment', sourceId: 'f'.repeat(32), sourceNo: 'FP-TEST' };
  await transact(systemContext(app.services), (within) =>
    ledger.post(within, {
      ...source,
      account,
      direction: more > 0 ? 'in' : 'out',
      amount: Math.abs(more),
      feeType: 'adjustment',
      contra: 'adjustment',
      postingKey,
      shortfall: 'allow',
    }),
  );
}
const linesOf = async (id: string) =>
  (await app.services.db.selectFrom('financeLedger').selectAll().where('sourceId', '=', id).orderBy('postingSeq').execute()).map(
    ({ direction, feeType, amount, contraAccount }) => `${direction} ${feeType} ${amount} ${contraAccount}`,
  );
const tasksOf = async (id: string) =>
  (await app.services.db.selectFrom('todo').selectAll().where('docId', '=', id).orderBy('task').execute()).map(({ task, permission, lateOn }) =>
    [task, permission, lateOn ?? '–'].join(' '),
  );
const eventsOf = async (id: string) =>
  new Set((await app.services.db.selectFrom('message').select('event').where('docId', '=', id).execute()).map(({ event }) => event));
const stepsOf = async (id: string) =>
  (await get('zhao.manager', `approval/log?docType=extendInsurance&id=${id}`)).result.map(
    ({ action, operator, toStatus }: Record<string, string>) => `${action} ${toStatus} ${operator}`,
  );

/** An application with its files. */
async function entered(change: object = {}): Promise<string> {
  const saved = await save({ vin: machines.covered, planCode: 'TR-P24', operatingHours: 312.5, payMethod: 'transfer', ...change });
  expect(saved, JSON.stringify(saved)).toMatchObject({ success: true });
  await attachFiles(app.services.db, {
    tableName: 'extend_insurance',
    tableId: saved.result.id,
    slots: ['hourMeterPhoto', 'machinePhoto', 'contractScan'],
    dealerCode: 'D001',
  });
  return saved.result.id;
}
async function submitted(change: object = {}): Promise<string> {
  const id = await entered(change);
  const answer = await submit(id);
  expect(answer, JSON.stringify(answer)).toMatchObject({ result: { ok: [id] } });
  return id;
}
async function passed(change: object = {}): Promise<string> {
  const id = await submitted(change);
  expect((await review('wang.service', id, 'pass')).body).toMatchObject({ result: { ok: [id] } });
  return id;
}
const confirm = (id: string, change: object = {}, person: Person = 'qian.finance') =>
  request(person, 'POST', 'extendInsurance/confirmPayment', { ids: [id], receivedDate: '2026-11-20', amount: 479, bankRef: `BCI-${id}`, ...change });
async function inForce(change: object = {}): Promise<string> {
  const id = await passed(change);
  expect((await confirm(id)).body).toMatchObject({ result: { ok: [id], failed: [] } });
  expect((await review('zhao.manager', id, 'audit_succeeded')).body).toMatchObject({ result: { ok: [id] } });
  return id;
}
const runJob = (job: typeof coverEnd, today: string) =>
  job.run({
    services: app.services,
    today,
    signal: new AbortController().signal,
    transaction: (work) => app.services.db.transaction().execute(work),
  });

describe('what it costs', () => {
  const offers = async (query: string, person: Person = 'd001.service') => get(person, `extendInsurance/costList?${query}`);

  test('is the plan’s price in the dealer’s currency, a tenth more after half a year', async () => {
    const powertrain = { planCode: 'TR-P24', months: 24, hours: 2000, fee: 479, currency: 'USD', startDate: '2027-06-21', endDate: '2029-06-20' };
    expect((await offers(`vin=${machines.covered}&coverageType=powertrain`)).result).toEqual([
      expect.objectContaining({ ...powertrain, lateFee: 0, total: 479, applyUntil: '2027-06-20' }),
    ]);
    await goTo('2027-01-25T04:00:00Z', 'd001.service', 'd001.admin');
    expect((await offers(`vin=${machines.covered}&coverageType=powertrain`)).result).toMatchObject([{ ...powertrain, lateFee: 47.9, total: 526.9 }]);
    await goTo(start, 'd001.service', 'd001.admin');
    const { result } = await offers('fourthProduct=T504');
    expect(result.map(({ planCode }: { planCode: string }) => planCode)).toEqual(['TR-F12', 'TR-F24', 'TR-P24']);
    expect(result[0]).toMatchObject({ startDate: null, applyUntil: null, fee: 360 });
  });

  test('has the dealer’s factor, and the plan of the model goes before that of the line', async () => {
    const { db } = app.services;
    const row = { type: 'extension_factor' as const, dealerCode: 'D001', currency: null, value: 1.1, validFrom: '2024-01-01', validTo: null };
    await db
      .insertInto('coefficient')
      .values({ id: 'c'.repeat(32), ...row })
      .execute();
    await db
      .insertInto('extendPlan')
      .values({ ...plan('TR-SPECIAL', 'full', 12, 300.05), thirdProducts: ['T-60'] })
      .execute();
    expect((await offers(`vin=${machines.covered}&coverageType=full`)).result).toMatchObject([{ planCode: 'TR-SPECIAL', fee: 330.06 }, { planCode: 'TR-F24' }]);
    await db.deleteFrom('coefficient').where('type', '=', 'extension_factor').execute();
    await db.deleteFrom('extendPlan').where('planCode', '=', 'TR-SPECIAL').execute();
  });

  test('is asked for machines of one’s own that are delivered', async () => {
    expect(await offers(`vin=${machines.foreign}`)).toMatchObject({ result: { errorCode: 'E-012' } });
    expect(await offers('vin=L9TT504E9SZ999999')).toMatchObject({ result: { errorCode: 'E-012' } });
    expect(fieldsOf(await offers(`vin=${machines.inStock}`))).toEqual(['vin E-102']);
    expect((await request('zhao.manager', 'GET', `extendInsurance/costList?vin=${machines.covered}`)).status).toBe(403);
  });

  const begins = async (vin: string): Promise<string[]> => {
    const { records } = (await get('d001.service', `vehicle/list?vin=${vin}`)).result;
    return (await get('d001.service', `vehicle/detail?id=${records[0].id}`)).result.begins;
  };

  test('is not offered where nobody could apply, and neither is the application', async () => {
    const vin = machines.covered;
    expect(await begins(vin)).toContain('extendInsurance');
    const stored = await app.services.db.selectFrom('vehicle').select(['warrantyEndDate']).where('vin', '=', vin).executeTakeFirstOrThrow();
    for (const [change, code] of [
      [{ warrantyEndDate: '2026-06-20' }, 'E-240'],
      [{ extendEndDate: '2028-06-20' }, 'E-242'],
      [{ warrantySuspended: 'Y' }, 'E-141'],
    ] as const) {
      await setMachine(change);
      expect(fieldsOf(await offers(`vin=${vin}`))).toEqual([`vin ${code}`]);
      expect(await begins(vin)).not.toContain('extendInsurance');
      await setMachine({ ...stored, extendEndDate: null, warrantySuspended: 'N' });
    }
    const { id } = (await save({ vin, planCode: 'TR-P24' })).result;
    expect(fieldsOf(await offers(`vin=${vin}`))).toEqual(['vin E-242']);
    expect(await begins(vin)).not.toContain('extendInsurance');
    // An application does not stand in its own way.
    expect((await offers(`vin=${vin}&id=${id}`)).result.length).toBeGreaterThan(0);
  });

  test('of what is on its way nothing is begun, of what is in stock no extension', async () => {
    const vin = machines.inStock;
    expect(await begins(vin)).toEqual(expect.arrayContaining(['warrantyClaim', 'forceInsurance']));
    expect(await begins(vin)).not.toContain('extendInsurance');
    await setMachine({ vehicleStatus: 'shipped' }, vin);
    const listed = (await get('d001.service', `vehicle/list?vin=${vin}`)).result.records[0].begins;
    expect([listed, await begins(vin)]).toEqual([[], []]);
    await setMachine({ vehicleStatus: 'in_stock' }, vin);
  });

  test('a dealer that rests is offered what it may still hand in', async () => {
    const { db, sessions } = app.services;
    const rights = async (): Promise<string[]> =>
      (await call(app, tokens['d001.service'], 'GET', '/sys/permission/getUserPermissionByToken')).body.result.auth.map(
        ({ action }: { action: string }) => action,
      );
    expect(await rights()).toEqual(expect.arrayContaining(['warrantyClaim:add', 'extendInsurance:add', 'forceInsurance:add']));
    await db.updateTable('dealer').set({ dealerStatus: 'suspended' }).where('dealerCode', '=', 'D001').execute();
    await sessions.forget(db, '');
    const left = await rights();
    expect(left).toEqual(expect.arrayContaining(['feedback:add', 'forceInsurance:add', 'warrantyClaim:edit']));
    for (const right of ['warrantyClaim:add', 'extendInsurance:add', 'maintenance:add', 'contact:add']) expect(left).not.toContain(right);
    expect(await begins(machines.covered)).toEqual(['forceInsurance']);
    // What is asked for all the same says why.
    expect(await save({ vin: machines.covered, planCode: 'TR-P24' })).toMatchObject({ result: { errorCode: 'E-551' } });
    await db.updateTable('dealer').set({ dealerStatus: 'active' }).where('dealerCode', '=', 'D001').execute();
    await sessions.forget(db, '');
  });
});

describe('an application', () => {
  test('shows the machine, the cover and what is missing; a stranger sees nothing', async () => {
    const { result } = await save({ vin: machines.covered.toLowerCase(), planCode: 'tr-p24' });
    expect(result.no).toMatch(/^EW2611D001-\d{4}$/);
    expect(await detail(result.id)).toMatchObject({
      status: 'draft',
      planCode: 'TR-P24',
      coverageType: 'powertrain',
      extensionFee: 479,
      lateFee: 0,
      totalFee: 479,
      currency: 'USD',
      startHours: 1000,
      endHours: 3000,
      applyUntil: '2027-06-20',
      daysLeft: 211,
      maintenanceComplete: 'Y',
      cover: { baseStart: '2026-06-21', baseEnd: '2027-06-20', extendEnd: null },
      slots: [{ slot: 'hourMeterPhoto', required: true }, { required: true }, { required: true }, { slot: 'paymentProof', required: false }],
    });
    const slots = ['hourMeterPhoto', 'machinePhoto', 'contractScan'];
    await attachFiles(app.services.db, { tableName: 'extend_insurance', tableId: result.id, slots, mimetype: 'audio/mpeg' });
    expect(fieldsOf(await submit(result.id))).toEqual([
      'payMethod E-013',
      'operatingHours E-013',
      'hourMeterPhoto E-116',
      'machinePhoto E-116',
      'contractScan E-116',
    ]);
    expect((await get('d002.service', 'extendInsurance/list')).result.records).toEqual([]);
    // What is another dealer's answers as what does not exist.
    const asked = async (id: string) => {
      const answers = [await get('d002.service', `extendInsurance/detail?id=${id}`)];
      for (const verb of ['submit', 'pay']) answers.push(await post('d002.service', `extendInsurance/${verb}`, { ids: [id] }));
      return answers.map((answer) => JSON.stringify({ ...answer, timestamp: 0 }).replaceAll(id, 'id'));
    };
    const [foreign, absent] = [await asked(result.id), await asked('0'.repeat(32))];
    expect(foreign).toEqual(absent);
    expect(foreign.every((answer) => answer.includes('E-012'))).toBe(true);
  });

  test.each([
    ['no machine', { vin: ' ' }, 'vin E-100'],
    ['a machine of another dealer', { vin: machines.foreign }, 'vin E-102'],
    ['a machine that does not exist', { vin: 'L9TT504E9SZ999999' }, 'vin E-102'],
    ['a machine in stock', { vin: machines.inStock }, 'vin E-102'],
    ['a machine without a period', { vin: machines.noMonths }, 'vin extendInsurance.noWarranty'],
    ['no plan', { planCode: '' }, 'planCode E-013'],
    ['a plan that does not exist', { planCode: 'NONE' }, 'planCode E-241'],
    ['a plan without a price in the currency', { planCode: 'TR-F36' }, 'planCode E-241'],
    ['a plan of another product', { vin: machines.implement }, 'planCode E-241'],
    ['hours with two decimals', { operatingHours: 1.25 }, 'operatingHours E-016'],
  ])('is refused for %s', async (_which, change, error) => {
    expect(fieldsOf(await save({ vin: machines.covered, planCode: 'TR-P24', ...change }))).toEqual([error]);
  });

  test('waits while the registration of the machine is corrected', async () => {
    await setMachine({ warrantySuspended: 'Y' });
    expect(fieldsOf(await save({ vin: machines.covered, planCode: 'TR-P24' }))).toEqual(['vin E-141']);
  });

  test.each([
    [{ operatingHours: 1000.1 }, 'operatingHours E-211'],
    [{ operatingHours: 100 }, 'operatingHours E-212'],
    [{ planCode: 'TR-F24' }, 'planCode E-301'],
  ])('is not handed in with %j', async (change, error) => {
    const { id: vehicleId } = await machine();
    await app.services.db.insertInto('vehicleHours').values({ vehicleId, source: 'maintenance', sourceNo: 'PM-1', day: '2026-10-01', hours: 200 }).execute();
    expect(fieldsOf(await submit(await entered(change)))).toEqual([error]);
  });

  test('keeps its price and its day from the first time on; another plan has the price of that day', async () => {
    const id = await submitted();
    expect(await detail(id)).toMatchObject({ status: 'submitted', applyDate: '2026-11-21', daysLeft: null, round: 1 });
    expect((await machine()).currentHours).toBe(312.5);
    const reason = { rejectReason: app.services.dictionaries.items('reject_reason')![0]!.value, opinion: 'Photo is blurred' };
    expect((await review('wang.service', id, 'no_pass')).body).toMatchObject({ result: { errorCode: 'E-006' } });
    expect((await review('wang.service', id, 'no_pass', reason)).body).toMatchObject({ result: { ok: [id] } });
    await goTo('2026-12-30T04:00:00Z', 'd001.service', 'd001.admin');
    await app.services.db.updateTable('extendPlan').set({ fee: 999 }).where('planCode', '=', 'TR-P24').execute();
    // The plans are offered as they would be stored.
    const offered = (await get('d001.service', `extendInsurance/costList?vin=${machines.covered}&id=${id}`)).result;
    expect(offered).toContainEqual(expect.objectContaining({ planCode: 'TR-P24', fee: 479, lateFee: 0, total: 479 }));
    expect(offered).toContainEqual(expect.objectContaining({ planCode: 'TR-F12', fee: 360, lateFee: 0, total: 360 }));
    const returned = await detail(id);
    expect(await save({ id, version: returned.version, remark: 'Again' })).toMatchObject({ success: true });
    expect(await detail(id)).toMatchObject({ totalFee: 479, lateFee: 0 });
    expect(await save({ id, version: returned.version + 1, planCode: 'TR-F12' })).toMatchObject({ success: true });
    expect(await detail(id)).toMatchObject({ totalFee: 360, lateFee: 0, extendMonths: 12 });
    expect(fieldsOf(await save({ id, version: returned.version + 2, vin: machines.noHours }))).toEqual(['vin E-002']);
    expect(await save({ id, version: 1, remark: 'Late' })).toMatchObject({ code: 409 });
    await app.services.db.updateTable('extendPlan').set({ fee: 479 }).where('planCode', '=', 'TR-P24').where('currency', '=', 'USD').execute();
    await goTo(start, 'd001.service', 'd001.admin');
  });

  test('comes in its time: after seven months with a tenth more, after thirteen no longer', async () => {
    await goTo('2027-01-25T04:00:00Z', 'd001.service');
    expect(await detail(await submitted())).toMatchObject({ extensionFee: 479, lateFee: 47.9, totalFee: 526.9 });
    await app.services.db.deleteFrom('extendInsurance').execute();
    await goTo('2027-07-25T04:00:00Z', 'd001.service');
    expect(fieldsOf(await submit(await entered()))).toEqual(['vin E-240']);
    await goTo(start, 'd001.service');
  });

  test('ends with the day of the dealer, twelve hours behind the maker', async () => {
    await app.services.db.updateTable('dealer').set({ timeZone: 'America/La_Paz' }).where('dealerCode', '=', 'D001').execute();
    await goTo('2027-06-21T02:00:00Z', 'd001.service');
    const id = await entered();
    expect(await detail(id)).toMatchObject({ daysLeft: 0 });
    await goTo('2027-06-21T04:30:00Z', 'd001.service');
    expect(fieldsOf(await submit(id))).toEqual(['vin E-240']);
    await goTo('2027-06-21T03:30:00Z', 'd001.service');
    expect(await submit(id)).toMatchObject({ result: { ok: [id] } });
    expect(await detail(id)).toMatchObject({ applyDate: '2027-06-20' });
    await goTo(start, 'd001.service');
  });

  test('is the only one of its machine: of several at once one is stored, and none beside one that is open or in force', async () => {
    // Each has a connection of its own by then, so that they do meet.
    await Promise.all([1, 2, 3, 4, 5].map(() => app.services.db.transaction().execute(async (trx) => sql`select pg_sleep(0.05)`.execute(trx))));
    const answers = await Promise.all([1, 2, 3].map(() => save({ vin: machines.covered, planCode: 'TR-P24' })));
    expect(answers.filter(({ success }) => success)).toHaveLength(1);
    expect(answers.filter(({ success }) => !success).map(fieldsOf)).toEqual([['vin E-242'], ['vin E-242']]);
    await app.services.db.deleteFrom('extendInsurance').execute();
    await setMachine({ extendEndDate: '2026-11-21' });
    expect(fieldsOf(await save({ vin: machines.covered, planCode: 'TR-P24' }))).toEqual(['vin E-242']);
    await setMachine({ extendEndDate: '2026-11-20' });
    const id = await submitted();
    const reason = { rejectReason: app.services.dictionaries.items('reject_reason')![0]!.value, opinion: 'Not insurable' };
    expect((await review('wang.service', id, 'no_pass', { ...reason, rejectType: 'final' })).status).toBe(403);
    expect((await review('zhao.manager', id, 'no_pass', { ...reason, rejectType: 'final' })).body).toMatchObject({ result: { ok: [id] } });
    expect(await detail(id)).toMatchObject({ status: 'closed', closeReason: 'refused' });
    expect(await save({ vin: machines.covered, planCode: 'TR-P24' })).toMatchObject({ success: true });
  });

  test('is deleted before it was ever handed in, and not after', async () => {
    const remove = async (id: string) => (await request('d001.service', 'DELETE', `extendInsurance/delete?ids=${id}`)).body;
    const id = await submitted();
    expect(await post('d001.service', 'approval/submit', { docType: 'extendInsurance', id, action: 'withdraw' })).toMatchObject({ result: { ok: [id] } });
    expect((await machine()).currentHours).toBeNull();
    expect(await remove(id)).toMatchObject({ result: { errorCode: 'E-003' } });
    expect(await remove((await save({ vin: machines.noHours, planCode: 'TR-P24' })).result.id)).toMatchObject({ success: true });
  });

  test('of a suspended dealer is taken back, and not handed in', async () => {
    const id = await entered();
    await app.services.db.updateTable('dealer').set({ dealerStatus: 'suspended', statusDate: '2026-11-20' }).where('dealerCode', '=', 'D001').execute();
    await goTo(start, 'd001.service');
    expect(await submit(id)).toMatchObject({ result: { errorCode: 'E-551' } });
    expect(await save({ vin: machines.noHours, planCode: 'TR-P24' })).toMatchObject({ result: { errorCode: 'E-551' } });
    await app.services.db.updateTable('dealer').set({ dealerStatus: 'active' }).where('dealerCode', '=', 'D001').execute();
    await goTo(start, 'd001.service');
  });
});

describe('the review', () => {
  test('of a machine whose service was missed is the manager’s', async () => {
    await setMachine({ maintGap: 'Y' });
    const id = await entered();
    expect(await submit(id)).toMatchObject({ code: 202, result: { warnings: [{ code: 'W-268' }] } });
    expect(await submit(id, '?confirm=1')).toMatchObject({ result: { ok: [id] } });
    expect(await tasksOf(id)).toEqual(['review extendInsurance:finalAudit 2026-12-01']);
    expect((await detail(id, 'wang.service')).allowedActions).not.toContain('pass');
    expect((await review('wang.service', id, 'pass')).status).toBe(403);
    expect((await review('zhao.manager', id, 'pass')).body).toMatchObject({ result: { ok: [id] } });
    expect(await detail(id)).toMatchObject({ status: 'pass', maintenanceComplete: 'N' });
  });

  test('lets a manager waive the late fee, who says why', async () => {
    await goTo('2027-01-25T04:00:00Z', 'd001.service', 'wang.service', 'zhao.manager');
    const id = await submitted();
    const lines = { lateFeeWaived: 'Y' };
    expect((await review('wang.service', id, 'pass', { lines, opinion: 'Was our fault' })).status).toBe(403);
    expect((await review('zhao.manager', id, 'pass', { lines })).body).toMatchObject({ result: { errorCode: 'E-006' } });
    expect((await review('zhao.manager', id, 'pass', { lines: { lateFeeWaived: 'maybe' } })).body).toMatchObject({ success: false });
    expect((await review('zhao.manager', id, 'pass', { lines, opinion: 'Was our fault' })).body).toMatchObject({ result: { ok: [id] } });
    expect(await detail(id)).toMatchObject({ lateFee: 47.9, lateFeeWaived: 'Y', totalFee: 479, payUntil: '2027-02-09' });
    await goTo(start, 'd001.service', 'wang.service', 'zhao.manager');
  });

  test('is not the dealer’s', async () => {
    const id = await submitted();
    expect((await review('d001.admin', id, 'pass')).status).toBe(403);
    expect((await review('qian.finance', id, 'pass')).status).toBe(403);
    expect((await request('wang.service', 'POST', 'extendInsurance/save', { vin: machines.noHours, planCode: 'TR-P24' })).status).toBe(403);
  });
});

describe('the payment', () => {
  test('out of the prepayment follows the pass at once where it is enough', async () => {
    await setBalance(479);
    const id = await passed({ payMethod: 'prepayment' });
    expect(await detail(id)).toMatchObject({ status: 'paid', payStatus: 'paid', paidDate: '2026-11-21' });
    expect(await stepsOf(id)).toEqual(['submit submitted d001.service', 'pass pass wang.service', 'pay paid system']);
    expect(await linesOf(id)).toEqual(['out extension 479 extension_sales']);
    expect(await balance()).toBe(0);
    expect(await tasksOf(id)).toEqual(['finalReview extendInsurance:finalAudit –']);
  });

  test('out of too little waits; a transfer that finance confirms puts it in force', async () => {
    await setBalance(478.99);
    const id = await passed({ payMethod: 'prepayment' });
    expect(await detail(id)).toMatchObject({ status: 'pass', payStatus: 'unpaid', payUntil: '2026-12-06' });
    expect(await tasksOf(id)).toEqual(['pay extendInsurance:submit 2026-12-07']);
    expect(await post('d001.service', 'extendInsurance/pay', { ids: [id] })).toMatchObject({ result: { ok: [], failed: [{ id, code: 'E-304' }] } });
    expect(await linesOf(id)).toEqual([]);
    expect((await confirm(id, { amount: 478 })).body).toMatchObject({ result: { failed: [{ code: 'E-269' }] } });
    expect((await confirm(id, { receivedDate: '2026-11-22' })).body).toMatchObject({ result: { failed: [{ code: 'E-512' }] } });
    for (const person of ['zhao.manager', 'd001.admin', 'wang.service'] as const) expect((await confirm(id, {}, person)).status).toBe(403);
    expect((await confirm(id, { bankRef: '' })).status).toBe(400);
    expect((await confirm(id)).body).toMatchObject({ result: { ok: [id] } });
    expect((await confirm(id)).body).toMatchObject({ result: { failed: [{ code: 'E-007' }] } });
    expect(await detail(id)).toMatchObject({ status: 'paid', payMethod: 'transfer', paidDate: '2026-11-20', bankRef: `BCI-${id}` });
    expect(await linesOf(id)).toEqual(['in parts_payment 479 bank', 'out extension 479 extension_sales']);
    expect(await balance()).toBe(478.99);
    expect((await review('wang.service', id, 'audit_succeeded')).status).toBe(403);
    expect((await review('zhao.manager', id, 'audit_succeeded')).body).toMatchObject({ result: { ok: [id] } });
    expect(await machine()).toMatchObject({ extendEndDate: '2029-06-20', extendHours: 3000, extendCoverage: 'powertrain', extensionFee: 479 });
    expect(await eventsOf(id)).toEqual(new Set(['submitted', 'pass', 'paid', 'received', 'audit_succeeded'].map((name) => `extendInsurance.${name}`)));
    expect(fieldsOf(await save({ vin: machines.covered, planCode: 'TR-F12' }))).toEqual(['vin E-242']);
    const { id: vehicleId } = await machine();
    expect((await get('d001.service', `vehicle/extensionList?id=${vehicleId}`)).result).toMatchObject([{ id, status: 'audit_succeeded', endHours: 3000 }]);
    const coverage = { vin: machines.covered, claimType: 'extended', failureDate: '2028-01-10', bugCodes: 'ENG-001' };
    const asked = async (operatingHours: number) =>
      (await get('d001.service', `warrantyClaim/coverage?${new URLSearchParams({ ...coverage, operatingHours: String(operatingHours) }).toString()}`)).result;
    expect([await asked(3000), await asked(3000.1)]).toMatchObject([{ coverageKind: 'extended' }, { coverageKind: expect.not.stringMatching('extended') }]);
  });

  test('by transfer is not taken from the prepayment; the proof may follow until it is paid', async () => {
    await setBalance(1000);
    const id = await passed();
    expect(await detail(id)).toMatchObject({ status: 'pass' });
    expect(await tasksOf(id)).toEqual(['confirmPayment extendInsurance:paid –', 'pay extendInsurance:submit 2026-12-07']);
    const { result } = await post('d001.service', 'extendInsurance/pay', { ids: [id] });
    expect(result).toMatchObject({ failed: [{ code: 'extendInsurance.byTransfer' }] });
    const owner = app.services.attachmentOwners.get('extend_insurance')!;
    const user = await app.services.sessions.actAs('d001.service');
    const mayAdd = (slot: string) => owner.editable({ services: app.services, db: app.services.db, user }, id, slot);
    expect([await mayAdd('paymentProof'), await mayAdd('contractScan')]).toEqual([true, false]);
    const remittance = { source: 'dealerPayment', sourceId: 'f'.repeat(32), sourceNo: 'FP-TEST', postingKey: 'remittance', feeType: 'parts_payment' };
    const bank = { bankTagNumber: 'BCHICLRM', bankReference: 'BCI 7' };
    await transact(systemContext(app.services), (within) => ledger.post(within, { ...remittance, account, direction: 'in', amount: 1, contra: 'bank', bank }));
    expect((await confirm(id, { bankRef: 'bci7' })).body).toMatchObject({ result: { failed: [{ code: 'E-533', text: expect.stringContaining('FP-TEST') }] } });
    await confirm(id);
    expect(await mayAdd('paymentProof')).toBe(false);
  });

  test('twice at once is booked once', async () => {
    await setBalance(100);
    const id = await passed({ payMethod: 'prepayment' });
    await setBalance(1000);
    const answers = await Promise.all([1, 2].map(() => post('d001.service', 'extendInsurance/pay', { ids: [id] })));
    expect(answers.flatMap(({ result }) => result.ok)).toEqual([id]);
    expect(await balance()).toBe(521);
  });
});

describe('an extension that ends', () => {
  const cancel = (id: string, person: Person = 'zhao.manager', reason = 'Sold to a museum') =>
    request(person, 'POST', 'extendInsurance/cancel', { ids: [id], reason });

  test('before it begins gives the whole fee back; afterwards it cannot be cancelled', async () => {
    await setBalance(0);
    const id = await inForce();
    expect((await cancel(id, 'wang.service')).status).toBe(403);
    expect((await cancel(id, 'zhao.manager', 'No')).body).toMatchObject({ result: { failed: [{ code: 'E-006' }] } });
    expect((await cancel(id)).body).toMatchObject({ result: { ok: [id] } });
    expect(await detail(id)).toMatchObject({ status: 'closed', closeReason: 'cancelled' });
    expect((await linesOf(id)).at(-1)).toBe('in extension 479 extension_sales');
    expect(await balance()).toBe(479);
    expect(await machine()).toMatchObject({ extendEndDate: null, extendHours: null, extendCoverage: null, extensionFee: null });
    const second = await inForce();
    await goTo('2027-06-20T16:00:00Z', 'zhao.manager');
    expect((await cancel(second)).body).toMatchObject({ result: { failed: [{ code: 'E-270' }] } });
    await goTo(start, 'zhao.manager');
  });

  test('with its last day is closed by the job, once', async () => {
    const id = await inForce();
    expect(await runJob(coverEnd, '2029-06-20')).toBe(0);
    expect(await runJob(coverEnd, '2029-06-21')).toBe(1);
    expect(await runJob(coverEnd, '2029-06-21')).toBe(0);
    expect(await detail(id)).toMatchObject({ status: 'closed', closeReason: 'expired' });
  });

  test('unpaid is reminded of twice and closed after twice the time', async () => {
    const id = await passed();
    const told = async () =>
      (await app.services.db.selectFrom('reminder').select('stage').where('recordId', '=', id).orderBy('stage', 'desc').execute()).map(({ stage }) => stage);
    await runJob(extendUnpaid, '2026-12-02');
    expect(await told()).toEqual([]);
    for (const day of ['2026-12-03', '2026-12-03', '2026-12-06', '2026-12-20']) await runJob(extendUnpaid, day);
    expect(await told()).toEqual(['2026-12-06/soon', '2026-12-06/last']);
    expect(await detail(id)).toMatchObject({ status: 'pass' });
    await runJob(extendUnpaid, '2026-12-21');
    expect(await detail(id)).toMatchObject({ status: 'closed', closeReason: 'expired', payStatus: 'unpaid' });
  });

  test('with its machine is dropped, or given back', async () => {
    const scrap = (vin: string) =>
      machine(vin).then(({ id }) => call(app, tokens['zhao.manager'], 'POST', '/mfr/vehicle/scrap', { ids: [id], reason: 'Burnt down' }));
    const draft = await entered({ vin: machines.engineSwap });
    expect((await scrap(machines.engineSwap)).body).toMatchObject({ success: true });
    expect(await detail(draft)).toMatchObject({ status: 'closed', closeReason: 'cancelled' });
    await setBalance(0);
    const id = await inForce({ vin: machines.subDealer });
    expect((await scrap(machines.subDealer)).body).toMatchObject({ success: true });
    expect(await detail(id)).toMatchObject({ status: 'closed', closeReason: 'cancelled' });
    expect(await balance()).toBe(479);
  });
});

test('moves with the base warranty when the registration of the machine is corrected', async () => {
  const id = await inForce();
  const waiting = await submitted({ vin: machines.noHours });
  await setMachine({ warrantyEndDate: '2027-07-20', extendEndDate: '2029-07-20' });
  await setMachine({ warrantyEndDate: '2027-07-20' }, machines.noHours);
  for (const vin of [machines.covered, machines.noHours]) {
    const { id: vehicleId } = await machine(vin);
    await transact(systemContext(app.services), (within) => machineDelivered(within, { vehicleId, vin, day: '2026-07-21', on: true, again: true }));
  }
  expect(await detail(id)).toMatchObject({ startDate: '2027-07-21', endDate: '2029-07-20', totalFee: 479 });
  expect(await detail(waiting)).toMatchObject({ status: 'submitted', startDate: '2027-07-21', endDate: '2029-07-20' });
  for (const vin of [machines.covered, machines.noHours]) await setMachine({ warrantyEndDate: '2027-06-20' }, vin);
});

describe('the certificate', () => {
  const ticket = async (id: string, person: Person = 'd001.service') =>
    (await call(app, tokens[person], 'POST', '/sys/print/url', { docType: 'extendInsurance', id })).body;
  const paperOf = async (id: string) => {
    const token = new URL((await ticket(id)).result.url, 'https://portal.example').searchParams.get('token')!;
    return (await call(app, undefined, 'GET', `/api/portal/print/data?${new URLSearchParams({ docType: 'extendInsurance', id, token }).toString()}`)).body;
  };

  test('is that of an extension in force, and of nobody else', async () => {
    const id = await passed();
    expect(await paperOf(id)).toMatchObject({ success: false, result: { errorCode: 'E-007' } });
    expect(await ticket(id, 'd002.service')).toMatchObject({ result: { errorCode: 'E-012' } });
    await confirm(id);
    await review('zhao.manager', id, 'audit_succeeded');
    const { result } = await paperOf(id);
    expect(result).toMatchObject({ id, coverageType: 'powertrain', endDate: '2029-06-20', ownerName: 'Marta Soto' });
    expect(result.systems).toHaveLength(7);
  });
});

describe('the lists', () => {
  test('count, sum and filter', async () => {
    const id = await passed();
    expect((await get('d001.service', 'extendInsurance/list?toPay=Y&coverageType=powertrain&keyword=000123')).result.records).toMatchObject([{ id }]);
    expect((await get('d001.service', 'extendInsurance/list?payStatus=paid')).result.records).toEqual([]);
    expect((await get('d001.service', 'extendInsurance/totals')).result).toMatchObject({ sums: [{ currency: 'USD', count: 1, totalFee: 479 }] });
    expect((await get('d001.service', 'extendInsurance/statusCounts')).result).toContainEqual(expect.objectContaining({ status: 'pass', count: 1 }));
    expect((await request('chen.parts', 'GET', 'extendInsurance/list')).status).toBe(403);
  });

  test('of sales chances name machines whose period to apply ends soon, with masked owners', async () => {
    const chances = async (query: string, person: Person = 'd001.service') =>
      (await get(person, `extendInsurance/salesChances?${query}`)).result.records.map(({ vin }: { vin: string }) => vin);
    expect(await chances('withinDays=60')).toEqual([]);
    expect(await chances('withinDays=300')).toContain(machines.covered);
    expect(await chances('withinDays=300', 'd002.service')).toEqual([machines.foreign]);
    const { result } = await get('d001.service', `extendInsurance/salesChances?withinDays=300&keyword=${machines.covered}`);
    expect(result.records).toMatchObject([{ ownerName: 'M***', applyUntil: '2027-06-20', daysLeft: 211, begins: ['extendInsurance'] }]);
    const ofMaker = await get('wang.service', `extendInsurance/salesChances?withinDays=300&keyword=${machines.covered}`);
    expect(ofMaker.result.records).toMatchObject([{ begins: [] }]);
    await entered();
    expect(await chances('withinDays=300')).not.toContain(machines.covered);
  });
});

describe('what is refused', () => {
  test.each([
    ['a plan that is a number', { planCode: 5 }],
    ['another way to pay', { payMethod: 'cash' }],
    ['hours as text', { operatingHours: '1' }],
    ['hours below nothing', { operatingHours: -1 }],
    ['a long remark', { remark: 'x'.repeat(501) }],
    ['a price', { totalFee: 1 }],
    ['an id that is none', { id: 'no-id' }],
  ])('%s', async (_what, change) => {
    expect((await request('d001.service', 'POST', 'extendInsurance/save', { vin: machines.covered, planCode: 'TR-P24', ...change })).status).toBe(400);
  });
});
