/** A service from its plan to its fee. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type KyselyPlugin, sql } from 'kysely';
import { inTransaction, newId } from '../../shared/database/database.ts';
import { contextOf, transact } from '../../shared/context.ts';
import { systemContext } from '../../documents/systemContext.ts';
import { attachFiles } from '../../test/attachFiles.ts';
import { listCall } from '../../test/listCall.ts';
import { insertMachines, machines } from '../../test/machineFixtures.ts';
import { call, createTestApp, signIn, type TestApp } from '../../test/testApp.ts';
import { coverageOf } from '../coverage/service.ts';
import { moveStock, openWarehouses } from '../stock/service.ts';
import { findMaintenance } from './reading/maintenanceQueries.ts';
import { maintenanceGap } from './maintenanceGap.ts';

const people = ['d001.service', 'd001.admin', 'd002.service', 'wang.service', 'zhao.manager', 'qian.finance', 'chen.parts'] as const;
type Person = (typeof people)[number];

let clock = new Date('2026-11-21T04:00:00Z');
let app: TestApp;
const tokens = {} as Record<Person, string>;
const vin = machines.covered;
beforeAll(async () => {
  app = await createTestApp({ now: () => (clock = new Date(clock.getTime() + 1)) });
  await insertMachines(app.services.db);
  for (const person of people) tokens[person] = await signIn(app, person);
  await transact(contextOf(app.services, await app.services.sessions.actAs('d001.service')), async (context) => {
    await context.db.deleteFrom('dealerWarehouse').where('dealerCode', '=', 'D001').execute();
    await openWarehouses(context, { dealerCode: 'D001' });
    const source = { source: 'manual', sourceId: newId(), sourceNo: 'OPEN' };
    await moveStock(context, { dealerCode: 'D001', partsCode: 'FILTER-1', qty: 5, unitCost: 1, moveType: 'opening', ...source });
  });
}, 120_000);
afterAll(() => app.close());
beforeEach(async () => {
  const { db } = app.services;
  for (const table of ['attach', 'todo', 'serviceFee', 'vehiclePlan', 'forceInsurance', 'vehicleHours'] as const) await db.deleteFrom(table).execute();
  await db
    .updateTable('vehicle')
    .set({
      secondProduct: 'tractor',
      deliveryDate: '2026-10-01',
      maintGap: 'N',
      nextMaintDate: null,
      nextMaintHours: null,
      lastMaintDate: null,
      currentHours: null,
    })
    .where('vin', '=', vin)
    .execute();
});

const request = (person: Person, method: 'GET' | 'POST' | 'DELETE', path: string, body?: object) =>
  call(app, tokens[person], method, `/api/portal/${path}`, body);
const post = async (person: Person, path: string, body: object) => (await request(person, 'POST', path, body)).body;
const get = async (person: Person, path: string) => (await request(person, 'GET', path)).body;
const detail = async (id: string, person: Person = 'd001.service') => (await get(person, `forceInsurance/detail?id=${id}`)).result;
const save = (body: object, person: Person = 'd001.service') => post(person, 'forceInsurance/save', { bizType: 'maintenance', ...body });
const submit = (id: string, query = '') => post('d001.service', `approval/submit${query}`, { docType: 'forceInsurance', id });
const review = (person: Person, id: string, action: string, more: object = {}) =>
  post(person, 'approval/checkSubmit', { docType: 'forceInsurance', ids: [id], action, ...more });
const planOf = async () =>
  (await app.services.db.selectFrom('vehiclePlan').selectAll().where('vin', '=', vin).orderBy('seq').execute()).map(
    ({ maintLevel, planHours, dueDate, status }) => `${maintLevel} ${planHours} ${dueDate} ${status}`,
  );
const feesOf = async (id: string) =>
  (await app.services.db.selectFrom('serviceFee').selectAll().where('sourceId', '=', id).execute()).map(({ feeType, amount }) => `${feeType} ${amount}`);
const stockOf = async () =>
  (
    await app.services.db
      .selectFrom('partsStock')
      .select('inventoryQty')
      .where('partsCode', '=', 'FILTER-1')
      .where('dealerCode', '=', 'D001')
      .executeTakeFirstOrThrow()
  ).inventoryQty;

const addFiles = (tableId: string): Promise<void> =>
  attachFiles(app.services.db, { tableName: 'force_insurance', tableId, slots: ['hourMeterPhoto', 'workPhoto', 'customerSignature'], dealerCode: 'D001' });

type Work = { id: string; valueType: string; minValue: number | null; maxValue: number | null };
const allDone = (checklist: Work[]) =>
  checklist.map(({ id, valueType, minValue, maxValue }) => ({ id, done: 'Y', ...(valueType === 'number' && { measuredValue: minValue ?? maxValue }) }));

/** A service with all its work done, and its photos. */
async function entered(change: object = {}): Promise<string> {
  const saved = await save({ vin, maintDate: '2026-11-20', operatingHours: 48, technician: 'Ana', ...change });
  expect(saved, JSON.stringify(saved)).toMatchObject({ success: true });
  const { id } = saved.result;
  const { checklist, version } = await detail(id);
  expect(await save({ id, version, checklist: allDone(checklist) })).toMatchObject({ success: true });
  await addFiles(id);
  return id;
}
/** The machine has had its first service and is due for the step of so many hours. */
async function dueAt(planHours: number, dueDate = '2026-12-01', maintLevel = 'h250'): Promise<void> {
  const { id: vehicleId } = await app.services.db.selectFrom('vehicle').select('id').where('vin', '=', vin).executeTakeFirstOrThrow();
  await app.services.db
    .insertInto('vehiclePlan')
    .values({ id: newId(), vehicleId, vin, seq: 1, maintLevel: maintLevel as 'h250', planHours, dueDate, status: 'open' } as never)
    .execute();
}
const runJob = (today: string) =>
  maintenanceGap.run({
    services: app.services,
    today,
    transaction: (work: (trx: never) => Promise<unknown>) => inTransaction(app.services.db, work as never),
  } as never);

describe('the first service', () => {
  test('is checked, copied from its template, handed in, passed and paid: labour and parts up to their limit', async () => {
    const check = (await get('d001.service', `forceInsurance/vehicleCheck?bizType=maintenance&vin=${vin}`)).result;
    expect(check).toMatchObject({
      ok: true,
      nextLevel: 'run_in_50h',
      planHours: 50,
      dueFrom: '2026-11-01',
      dueTo: '2026-12-31',
      dueHoursFrom: 30,
      dueHoursTo: 70,
    });
    const id = await entered({ parts: [{ partsCode: 'FILTER-1', qty: 2 }] });
    const begun = await detail(id);
    expect(begun).toMatchObject({
      maintLevel: 'run_in_50h',
      inTime: 'Y',
      freeFlag: 'Y',
      labourHours: 2,
      hourRate: 38.5,
      labourFee: 77,
      partsFee: 19,
      payable: 96,
    });
    expect(begun.insuranceNo).toMatch(/^PM2611D001-/);
    expect(begun.checklist).toHaveLength(17);
    expect(await submit(id)).toMatchObject({ result: { ok: [id] } });
    expect(await stockOf()).toBe(3);
    expect(await review('wang.service', id, 'pass')).toMatchObject({ result: { ok: [id] } });
    expect(await planOf()).toEqual(['run_in_50h 50 2026-12-01 done', 'h250 250 2027-05-20 open']);
    expect(await review('wang.service', id, 'audit_succeeded')).toMatchObject({ success: false });
    expect(await review('zhao.manager', id, 'audit_succeeded')).toMatchObject({ result: { ok: [id] } });
    expect(await feesOf(id)).toEqual(['maintenance 96']);
    expect(await detail(id)).toMatchObject({
      status: 'audit_succeeded',
      auditTotal: 96,
      settlementStatus: 'unsettled',
      nextMaintLevel: 'h250',
      nextMaintHours: 250,
    });
    expect((await get('d001.service', `approval/log?docType=forceInsurance&id=${id}`)).result.map(({ action }: { action: string }) => action)).toEqual([
      'submit',
      'pass',
      'audit_succeeded',
    ]);
    const machine = await app.services.db.selectFrom('vehicle').selectAll().where('vin', '=', vin).executeTakeFirstOrThrow();
    expect(machine).toMatchObject({ currentHours: 48, lastMaintDate: '2026-11-20', nextMaintLevel: 'h250', nextMaintHours: 250, maintGap: 'N' });
    expect((await get('d001.service', `vehicle/maintenanceList?id=${machine.id}`)).result).toMatchObject([
      { status: 'open' },
      { status: 'done', docId: id, inTime: 'Y' },
    ]);
  });

  test('pays parts up to the limit of its template, and the reviewer at most what was claimed', async () => {
    const id = await entered({ parts: [{ partsCode: 'SEAL-1', qty: 5, sourceType: 'local_purchase' }] });
    expect(await detail(id)).toMatchObject({ partsFee: 92, totalFee: 169, payable: 137 });
    await submit(id);
    expect(await review('wang.service', id, 'pass', { lines: { auditLabourHours: 2.5 } })).toMatchObject({ result: { errors: [{ code: 'E-220' }] } });
    await review('wang.service', id, 'pass', { lines: { auditLabourHours: 1, auditPartsFee: 20, deductReason: 'Half of it' } });
    expect(await detail(id)).toMatchObject({ auditTotal: 58.5, deductReason: 'Half of it' });
    const reason = { rejectReason: app.services.dictionaries.items('reject_reason')![0]!.value, opinion: 'Wrong photo' };
    const strange = { ...reason, marks: [{ field: 'qty', lineId: 'f'.repeat(32) }] };
    expect(await review('zhao.manager', id, 'no_pass', strange)).toMatchObject({ result: { errors: [{ field: 'lineId', code: 'E-012' }] } });
    const marks = [{ field: 'qty', lineId: (await detail(id)).parts[0].id, note: 'Five?' }];
    expect(await review('zhao.manager', id, 'no_pass', { ...reason, marks })).toMatchObject({ result: { ok: [id] } });
    expect(await detail(id)).toMatchObject({ status: 'no_pass', marks });
    expect(await planOf()).toEqual(['run_in_50h 50 2026-12-01 open']);
  });

  test('asks when the shelf lacks parts, takes what is there, and gives it back', async () => {
    const before = await stockOf();
    const id = await entered({ parts: [{ partsCode: 'FILTER-1', qty: before + 2 }] });
    expect(await submit(id)).toMatchObject({ code: 202, result: { warnings: [{ code: 'W-335' }] } });
    expect(await submit(id, '?confirm=1')).toMatchObject({ result: { ok: [id] } });
    expect([await stockOf(), (await detail(id)).parts[0].stockShortQty]).toEqual([0, 2]);
    await post('d001.service', 'approval/submit', { docType: 'forceInsurance', id, action: 'withdraw' });
    expect(await stockOf()).toBe(before);
  });

  test('is not handed in without its work, values, hours and photos', async () => {
    const { result } = await save({ vin });
    const slots = ['hourMeterPhoto', 'workPhoto', 'customerSignature'];
    await attachFiles(app.services.db, { tableName: 'force_insurance', tableId: result.id, slots, mimetype: 'application/pdf' });
    const { errors } = (await submit(result.id)).result;
    const codes = errors.map(({ field, code }: Record<string, string>) => `${field} ${code}`);
    expect(codes).toEqual(
      expect.arrayContaining([
        'maintDate E-013',
        'operatingHours E-013',
        'technician E-013',
        'checklist E-265',
        'hourMeterPhoto E-116',
        'workPhoto E-116',
        'customerSignature E-116',
      ]),
    );
    const { version } = await detail(result.id);
    await save({ id: result.id, version, maintDate: '2026-09-30', operatingHours: 48 });
    expect((await submit(result.id)).result.errors).toContainEqual(expect.objectContaining({ field: 'maintDate', code: 'E-441' }));
  });
});

describe('reading and entering', () => {
  test('one service takes four statements, however much it has', async () => {
    const id = await entered({ parts: [{ partsCode: 'FILTER-1', qty: 2 }] });
    let statements = 0;
    const counting: KyselyPlugin = {
      transformQuery({ node }) {
        statements += 1;
        return node;
      },
      transformResult: async ({ result }) => result,
    };
    const context = contextOf(app.services, await app.services.sessions.actAs('zhao.manager'));
    const found = await findMaintenance({ ...context, db: context.db.withPlugin(counting) }, id);
    expect(found).toMatchObject({ parts: [{ partsCode: 'FILTER-1' }], plan: [{ status: 'open', docNo: null }] });
    expect(found.slots.find(({ slot }) => slot === 'hourMeterPhoto')).toMatchObject({ files: 1 });
    // The document, what belongs to it, the plan, and exchange rates for the final reviewer.
    expect(statements).toBeLessThanOrEqual(4);
  });

  test('a save that is refused leaves the plan as it was', async () => {
    expect(await save({ vin, maintLevel: 'h250', operatingHours: 1.23 })).toMatchObject({ success: false });
    expect(await planOf()).toEqual([]);
    const { id } = (await save({ vin })).result;
    const stored = await app.services.db.selectFrom('forceInsurance').select('planId').where('id', '=', id).executeTakeFirstOrThrow();
    expect(await app.services.db.selectFrom('vehiclePlan').select(['id', 'status']).execute()).toEqual([{ id: stored.planId, status: 'open' }]);
  });

  test('one machine is entered once at a time', async () => {
    const answers = await Promise.all([save({ vin }), save({ vin }, 'd001.admin')]);
    expect(answers.map(({ success, result }): string => (success ? 'saved' : result.errors[0].code)).toSorted()).toEqual(['E-230', 'saved']);
  });
});

describe('a service out of its window', () => {
  test('needs an exception, is paid nothing and is finished when it passes', async () => {
    await dueAt(250);
    const id = await entered({ operatingHours: 300 });
    expect(await detail(id)).toMatchObject({ maintLevel: 'h250', inTime: 'N', freeFlag: 'Y' });
    expect(await submit(id)).toMatchObject({ result: { errors: [{ field: 'maintDate', code: 'E-231' }] } });
    const ask = (person: Person, verb: 'requestOverride' | 'override', reason = 'The roads were closed') =>
      request(person, 'POST', `forceInsurance/${verb}`, { ids: [id], reason });
    expect((await ask('zhao.manager', 'override')).body).toMatchObject({ result: { ok: [], failed: [{ code: 'E-267' }] } });
    expect((await ask('d001.service', 'requestOverride', 'no')).body).toMatchObject({ result: { failed: [{ code: 'E-006' }] } });
    expect((await ask('d001.service', 'requestOverride')).body).toMatchObject({ result: { ok: [id] } });
    const tasks = await app.services.db.selectFrom('todo').select(['task', 'lateOn']).where('docId', '=', id).orderBy('task').execute();
    expect(tasks).toEqual([{ task: 'override', lateOn: '2026-11-26' }, expect.objectContaining({ task: 'submit' })]);
    expect((await ask('wang.service', 'override')).status).toBe(403);
    expect((await get('zhao.manager', 'forceInsurance/list?bizType=maintenance&overrideAsked=Y')).result.records).toMatchObject([{ id }]);
    expect((await ask('zhao.manager', 'override')).body).toMatchObject({ result: { ok: [id] } });
    expect(await submit(id)).toMatchObject({ result: { ok: [id] } });
    await review('wang.service', id, 'pass');
    expect(await detail(id)).toMatchObject({ status: 'closed', closeReason: 'finished', payable: 0, auditTotal: 0, overrideBy: 'zhao.manager' });
    expect((await get('d001.service', `approval/log?docType=maintenance&id=${id}`)).result.map(({ action }: { action: string }) => action)).toEqual([
      'request',
      'override',
      'submit',
      'pass',
      'finish',
    ]);
    expect(await planOf()).toEqual(['h250 250 2026-12-01 done', 'h500 500 2027-05-20 open']);
  });

  test('that is missed leaves the cover to the reviewer until it is let pass', async () => {
    await dueAt(250, '2026-10-01');
    await runJob('2026-10-31');
    expect(await planOf()).toHaveLength(1);
    await runJob('2026-11-01');
    await runJob('2026-11-01');
    expect(await planOf()).toEqual(['h250 250 2026-10-01 missed', 'h500 500 2027-04-01 open']);
    const gap = async () => (await app.services.db.selectFrom('vehicle').select('maintGap').where('vin', '=', vin).executeTakeFirstOrThrow()).maintGap;
    expect(await gap()).toBe('Y');
    const cover = async () =>
      (
        await coverageOf(
          { ...systemContext(app.services), user: await app.services.sessions.actAs('d001.service') },
          { vin, failureDate: '2026-11-20', operatingHours: 100 },
        )
      ).coverageResult;
    expect(await cover()).toBe('unknown');
    const [step] = await app.services.db.selectFrom('vehiclePlan').select('id').where('status', '=', 'missed').execute();
    const missedSteps = async () =>
      (await get('zhao.manager', 'forceInsurance/dueList?missed=Y')).result.records.flatMap((due: { missedSteps: string[] }) => due.missedSteps);
    expect(await missedSteps()).toEqual([step!.id]);
    const waive = (person: Person, reason: string, query = '') =>
      request(person, 'POST', `forceInsurance/waive${query}`, { ids: [step!.id, 'f'.repeat(32)], reason });
    expect((await waive('wang.service', 'Machine stood still')).status).toBe(403);
    expect((await waive('zhao.manager', 'no')).body).toMatchObject({ result: { errorCode: 'E-006' } });
    const predicted = (await waive('zhao.manager', 'Machine stood still', '?dryRun=1')).body.result;
    expect(await missedSteps()).toEqual([step!.id]);
    expect(predicted).toMatchObject({ ok: [step!.id], failed: [{ code: 'E-012' }] });
    expect((await waive('zhao.manager', 'Machine stood still')).body.result).toEqual(predicted);
    expect([await gap(), await cover()]).toEqual(['N', 'in']);
    expect(await missedSteps()).toEqual([]);
    expect((await waive('zhao.manager', 'Machine stood still')).body).toMatchObject({ result: { failed: [{ code: 'E-007' }, { code: 'E-012' }] } });
  });
});

describe('the level', () => {
  test('of 750 hours is not free', async () => {
    await dueAt(750);
    const id = await entered({ operatingHours: 745 });
    expect(await detail(id)).toMatchObject({ maintLevel: 'h250', freeFlag: 'N', payable: 0 });
  });

  test('is at least what is due; the annual one stands for the smaller ones after a year', async () => {
    await dueAt(500, '2026-12-01', 'h500');
    expect(await submit(await entered({ operatingHours: 495, maintLevel: 'h250' }))).toMatchObject({
      result: { errors: [{ field: 'maintLevel', code: 'E-264' }] },
    });
    await app.services.db.deleteFrom('forceInsurance').execute();
    expect(await submit(await entered({ operatingHours: 495, maintLevel: 'annual' }))).toMatchObject({ result: { errors: [{ code: 'E-264' }] } });
    await app.services.db.updateTable('vehicle').set({ lastMaintDate: '2025-11-20' }).where('vin', '=', vin).execute();
    await app.services.db.deleteFrom('forceInsurance').execute();
    expect(await submit(await entered({ operatingHours: 495, maintLevel: 'annual' }))).toMatchObject({ success: true });
  });

  test('without a template is refused, and another one brings other work', async () => {
    await app.services.db.updateTable('vehicle').set({ secondProduct: 'implement' }).where('vin', '=', vin).execute();
    expect(await save({ vin, maintLevel: 'h1000' })).toMatchObject({ result: { errors: [{ field: 'maintLevel', code: 'E-014' }] } });
    await app.services.db.updateTable('vehicle').set({ secondProduct: 'tractor' }).where('vin', '=', vin).execute();
    const { result } = await save({ vin });
    expect(await save({ id: result.id, version: result.version, maintLevel: 'h1000' })).toMatchObject({ success: true });
    expect((await detail(result.id)).checklist).toHaveLength(25);
    expect((await get('d001.service', `forceInsurance/checklist?vin=${vin}&maintLevel=h1000`)).result).toHaveLength(25);
  });
});

describe('machines', () => {
  test('of other dealers are serviced, too, with their owner in the dark; nobody else sees the document', async () => {
    await app.services.db.updateTable('vehicle').set({ secondProduct: 'tractor' }).where('vin', '=', machines.foreign).execute();
    const { result } = await save({ vin: machines.foreign });
    expect(await detail(result.id)).toMatchObject({ crossDealer: 'Y', dealerCode: 'D001', ownerName: 'M***' });
    expect(await get('d002.service', `forceInsurance/detail?id=${result.id}`)).toMatchObject({ result: { errorCode: 'E-012' } });
    expect((await save({ vin: machines.inStock })).result.errors).toMatchObject([{ code: 'E-230' }]);
    expect((await save({ vin: machines.foreign })).result.errors).toMatchObject([{ code: 'E-230' }]);
  });

  test('that are due are listed, reminded of once a day, and exported', async () => {
    const begins = async (person: Person) => (await get(person, 'forceInsurance/dueList?keyword=000123')).result.records[0]?.begins;
    const suspend = (warrantySuspended: 'Y' | 'N') => app.services.db.updateTable('vehicle').set({ warrantySuspended }).where('vin', '=', vin).execute();
    await save({ vin });
    expect(await begins('d001.service')).toEqual([]);
    await app.services.db.updateTable('forceInsurance').set({ status: 'closed' }).where('vin', '=', vin).execute();
    expect([await begins('d001.service'), await begins('wang.service')]).toEqual([['maintenance'], []]);
    await suspend('Y');
    expect(await begins('d001.service')).toEqual([]);
    await suspend('N');
    const { id } = await app.services.db.selectFrom('vehicle').select('id').where('vin', '=', vin).executeTakeFirstOrThrow();
    expect((await get('wang.service', 'forceInsurance/dueList?keyword=000123')).result.records).toMatchObject([
      { id, level: 'run_in_50h', daysLeft: 10, missed: 'N' },
    ]);
    expect((await get('wang.service', 'forceInsurance/dueList?dueWithinDays=5&keyword=000123')).result.records).toEqual([]);
    expect((await get('d002.service', 'forceInsurance/dueList?keyword=000123')).result.records).toEqual([]);
    const remind = () => post('wang.service', 'forceInsurance/remind', { ids: [id] });
    const told = () => app.services.db.selectFrom('message').select('id').where('event', '=', 'vehicle.maintenanceDue').where('docId', '=', id).execute();
    const predicted = (await post('wang.service', 'forceInsurance/remind?dryRun=1', { ids: [id] })).result;
    expect(await told()).toEqual([]);
    expect(predicted).toMatchObject({ ok: [id] });
    expect((await remind()).result).toEqual(predicted);
    const first = (await told()).length;
    expect(first).toBeGreaterThan(0);
    await remind();
    expect(await told()).toHaveLength(first);
    expect((await request('d001.service', 'POST', 'forceInsurance/remind', { ids: [id] })).status).toBe(403);
    const workbook = await app.inject({
      method: 'GET',
      url: '/api/portal/forceInsurance/dueExport?format=xlsx',
      headers: { 'x-access-token': tokens['wang.service'] },
    });
    expect([workbook.statusCode, String(workbook.headers['content-type'])]).toEqual([200, expect.stringContaining('spreadsheet')]);
  });
});

test('what is hostile is refused', async () => {
  const good = { bizType: 'maintenance', vin };
  for (const change of [
    { insurer: 'x' },
    { premium: 3 },
    { maintLevel: 'h3' },
    { operatingHours: '3' },
    { place: 'x'.repeat(201) },
    { parts: [{ partsCode: 'FILTER-1' }] },
  ])
    expect((await request('d001.service', 'POST', 'forceInsurance/save', { ...good, ...change })).status, JSON.stringify(change)).toBe(400);
  expect(await save({ vin, parts: [{ partsCode: 'NOTHING', qty: 1 }] })).toMatchObject({ result: { errors: [{ field: 'partsCode', code: 'E-012' }] } });
  expect(await save({ vin, parts: [{ partsCode: 'FILTER-1', qty: 0 }] })).toMatchObject({ result: { errors: [{ field: 'qty', code: 'E-015' }] } });
  expect((await request('chen.parts', 'GET', 'forceInsurance/list?bizType=maintenance')).status).toBe(403);
  const id = await entered();
  await submit(id);
  expect((await request('d001.admin', 'POST', 'approval/checkSubmit', { docType: 'maintenance', ids: [id], action: 'pass' })).status).toBe(403);
  expect(await post('d001.service', 'forceInsurance/requestOverride', { ids: [id], reason: 'long enough' })).toMatchObject({
    result: { failed: [{ code: 'E-007' }] },
  });
});

test('figures say what is due and missed, and how much was done in time', async () => {
  const { db } = app.services;
  const { id: vehicleId } = await db.selectFrom('vehicle').select('id').where('vin', '=', vin).executeTakeFirstOrThrow();
  await db.updateTable('vehicle').set({ nextMaintDate: null, nextMaintHours: null, maintGap: 'N' }).execute();
  await db.updateTable('vehicle').set({ vehicleStatus: 'delivered', nextMaintDate: '2026-11-10', maintGap: 'Y' }).where('vin', '=', vin).execute();
  for (const [seq, status] of (['done', 'missed', 'waived', 'open'] as const).entries())
    await sql`insert into vehicle_plan (id, vehicle_id, vin, seq, maint_level, due_date, status)
      values (${newId()}, ${vehicleId}, ${vin}, ${seq + 1}, 'A', '2026-11-01', ${status})`.execute(db);
  const figures = async (person: Person) => (await get(person, 'dashboard/analysis?months=2&field=maintenance')).result.maintenance;
  for (const person of ['d001.service', 'wang.service'] as const) {
    const { due, overdue, missed, compliance } = await figures(person);
    expect([due.count, overdue.count, missed.count, compliance]).toEqual([1, 1, 1, 0.5]);
    for (const { count, link } of [due, overdue, missed]) expect((await get(person, listCall('forceInsurance/dueList', link))).result.total).toBe(count);
  }
  expect((await figures('wang.service')).byDealer).toMatchObject([{ key: 'D001', count: 1, rate: 0.5 }]);
  expect(await figures('d002.service')).toMatchObject({ due: { count: 0 }, compliance: null, byDealer: [] });
});
