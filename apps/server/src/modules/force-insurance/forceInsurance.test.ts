/** A policy from its entry to its renewal. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { systemContext } from '../../documents/systemContext.ts';
import { contextOf, transact } from '../../shared/context.ts';
import { inTransaction } from '../../shared/database/database.ts';
import { attachFiles } from '../../test/attachFiles.ts';
import { insertMachines, machines } from '../../test/machineFixtures.ts';
import { setParameter } from '../../test/setParameter.ts';
import { call, createTestApp, signIn, type TestApp } from '../../test/testApp.ts';
import { fees as serviceFees } from '../service-fee/service.ts';
import { findInsurance } from './reading/insuranceQueries.ts';
import { policyExpiry } from './policyExpiry.ts';
import { saveInsurance } from './actions/saveInsurance.ts';

const people = ['d001.service', 'd001.admin', 'd002.service', 'wang.service', 'zhao.manager', 'qian.finance', 'chen.parts'] as const;
type Person = (typeof people)[number];

let clock = new Date('2026-11-21T04:00:00Z');
let app: TestApp;
const tokens = {} as Record<Person, string>;
beforeAll(async () => {
  app = await createTestApp({ now: () => (clock = new Date(clock.getTime() + 1)) });
  await insertMachines(app.services.db);
  for (const person of people) tokens[person] = await signIn(app, person);
}, 120_000);
afterAll(() => app.close());
beforeEach(async () => {
  clock = new Date('2026-11-21T04:00:00Z');
  for (const table of ['attach', 'todo', 'serviceFee', 'forceInsurance'] as const) await app.services.db.deleteFrom(table).execute();
  await app.services.db.updateTable('vehicle').set({ insuranceStatus: 'none', policyEnd: null }).execute();
});

const request = (person: Person, method: 'GET' | 'POST' | 'DELETE', path: string, body?: object) =>
  call(app, tokens[person], method, `/api/portal/${path}`, body);
const post = async (person: Person, path: string, body: object) => (await request(person, 'POST', path, body)).body;
const get = async (person: Person, path: string) => (await request(person, 'GET', path)).body;
const detail = async (id: string, person: Person = 'd001.service') => (await get(person, `forceInsurance/detail?id=${id}`)).result;
const save = (body: object, person: Person = 'd001.service') => post(person, 'forceInsurance/save', { bizType: 'insurance', ...body });
const machineOf = (vin: string) =>
  app.services.db.selectFrom('vehicle').select(['id', 'insuranceStatus', 'policyEnd']).where('vin', '=', vin).executeTakeFirstOrThrow();

const addFile = (tableId: string) => attachFiles(app.services.db, { tableName: 'force_insurance', tableId, slots: ['policyScan'], dealerCode: 'D001' });

let serial = 0;
/** A policy of the covered machine, which was delivered on 21 June 2026, with its file. */
async function entered(change: object = {}): Promise<string> {
  const policyNo = `P-${(serial += 1)}`;
  const policy = { vin: machines.covered, insuranceType: 'third_party', insurer: 'Seguros Sur', policyNo, premium: 300 };
  const saved = await save({ ...policy, policyStart: '2026-06-01', policyEnd: '2027-05-31', ...change });
  expect(saved, JSON.stringify(saved)).toMatchObject({ success: true });
  await addFile(saved.result.id);
  return saved.result.id;
}
const submit = (id: string, query = '', person: Person = 'd001.service') => post(person, `approval/submit${query}`, { docType: 'forceInsurance', id });
const review = (person: Person, ids: string[], action: string, more: object = {}) =>
  post(person, 'approval/checkSubmit', { docType: 'forceInsurance', ids, action, ...more });
async function passed(change: object = {}): Promise<string> {
  const id = await entered(change);
  expect(await submit(id, '?confirm=1')).toMatchObject({ result: { ok: [id] } });
  expect(await review('wang.service', [id], 'pass')).toMatchObject({ result: { ok: [id] } });
  return id;
}
const feesOf = async (id: string) =>
  (await app.services.db.selectFrom('serviceFee').selectAll().where('sourceId', '=', id).orderBy('feeNo').execute()).map(
    ({ feeType, amount, round }) => `${feeType} ${amount} ${round}`,
  );
const runJob = (today: string) =>
  policyExpiry.run({
    services: app.services,
    today,
    transaction: (work: (trx: never) => Promise<unknown>) => inTransaction(app.services.db, work as never),
  } as never);

describe('the check of a machine', () => {
  const check = async (vin: string, person: Person = 'd001.service') => (await get(person, `forceInsurance/vehicleCheck?bizType=insurance&vin=${vin}`)).result;

  test('knows none of another dealer, as it knows none that does not exist', async () => {
    const foreign = await check(machines.foreign);
    expect(foreign).toMatchObject({ ok: false, reasons: [{ code: 'E-012' }], vehicle: null, lastDoc: null });
    expect(await check('L9TT504E9SA999999')).toEqual(foreign);
    expect(await save({ vin: machines.foreign, insuranceType: 'third_party' })).toMatchObject({ result: { errors: [{ field: 'vin', code: 'E-230' }] } });
  });

  test('takes machines in stock and delivered, and says where the next policy begins', async () => {
    expect(await check(machines.inStock)).toMatchObject({ ok: true, suggestion: { policyStart: null } });
    expect(await check(` ${machines.covered.toLowerCase()} `)).toMatchObject({ ok: true, suggestion: { policyStart: '2026-06-21' } });
    const id = await passed();
    expect(await check(machines.covered)).toMatchObject({ lastDoc: { id, status: 'pass', date: '2027-05-31' }, suggestion: { policyStart: '2027-06-01' } });
    await app.services.db.updateTable('vehicle').set({ vehicleStatus: 'shipped' }).where('vin', '=', machines.inStock).execute();
    expect(await check(machines.inStock)).toMatchObject({ ok: false, reasons: [{ code: 'E-102' }] });
    await app.services.db.updateTable('vehicle').set({ vehicleStatus: 'in_stock' }).where('vin', '=', machines.inStock).execute();
  });
});

describe('a policy', () => {
  test('begins with its owner and a year, and belongs to the dealer of its machine', async () => {
    const { result } = await save({ vin: machines.covered, insuranceType: 'third_party' });
    expect(result.no).toMatch(/^FI2611D001-\d{4}$/);
    expect(await detail(result.id)).toMatchObject({
      insuredName: 'Marta Soto',
      policyStart: '2026-06-21',
      policyEnd: '2027-06-20',
      currency: 'USD',
      dealerCode: 'D001',
      status: 'draft',
      slots: [{ slot: 'policyScan', required: true, files: 0 }, { required: false }, { required: false }],
    });
  });

  test('needs its file, a premium and its dates when it is handed in', async () => {
    const { result } = await save({ vin: machines.covered, insuranceType: 'cargo' });
    await save({ id: result.id, version: 1, policyEnd: null, insuredName: ' ' });
    await attachFiles(app.services.db, { tableName: 'force_insurance', tableId: result.id, slots: ['policyScan'], mimetype: 'video/mp4' });
    const { errors } = (await submit(result.id)).result;
    expect(errors.map(({ field, code }: Record<string, string>) => `${field} ${code}`)).toEqual([
      'insurer E-013',
      'policyNo E-013',
      'policyEnd E-013',
      'premium E-013',
      'insuredName E-013',
      'policyScan E-116',
    ]);
  });

  test.each([
    [{ policyStart: '2026-06-22', policyEnd: '2027-06-21' }, 'E-232'],
    [{ policyStart: '2026-06-01', policyEnd: '2026-06-20' }, 'E-232'],
    [{ policyStart: '2026-06-01', policyEnd: '2026-06-01' }, 'E-261'],
    [{ premium: 0 }, 'E-015'],
  ])('of a delivered machine is refused with %j', async (change, code) => {
    expect(await submit(await entered(change))).toMatchObject({ code: 422, result: { errors: [{ code }] } });
  });

  test('in force makes its machine insured; the maker’s people see it, a stranger nothing', async () => {
    const id = await passed();
    expect(await machineOf(machines.covered)).toMatchObject({ insuranceStatus: 'valid', policyEnd: '2027-05-31' });
    expect(await detail(id, 'wang.service')).toMatchObject({ status: 'pass', daysLeft: 191 });
    expect(await get('d002.service', `forceInsurance/detail?id=${id}`)).toMatchObject({ result: { errorCode: 'E-012' } });
    expect((await get('d002.service', 'forceInsurance/list?bizType=insurance')).result.records).toEqual([]);
    const { id: vehicleId } = await machineOf(machines.covered);
    expect((await get('d001.service', `vehicle/insuranceList?id=${vehicleId}`)).result).toMatchObject([{ id, status: 'pass' }]);
    expect((await get('zhao.manager', `vehicle/insuranceList?id=${vehicleId}`)).result).toMatchObject([{ id }]);
  });

  test('of the same insurer and number is there once', async () => {
    await passed({ policyNo: 'X-1' });
    const id = await entered({ vin: machines.expired, policyStart: '2024-05-01', policyEnd: '2027-05-31', policyNo: ' x-1 ', insurer: 'SEGUROS SUR' });
    expect(await submit(id)).toMatchObject({ result: { errors: [{ field: 'policyNo', code: 'E-018' }] } });
  });

  test('overlaps no other of its type, is asked about a gap, and follows the last one', async () => {
    await passed();
    const next = { policyStart: '2027-06-11', policyEnd: '2028-06-10' };
    expect(await submit(await entered({ insuranceType: 'cargo' }))).toMatchObject({ success: true });
    const id = await entered({ policyStart: '2027-05-31', policyEnd: '2028-05-30' });
    expect(await submit(id)).toMatchObject({ result: { errors: [{ field: 'policyStart', code: 'E-260' }] } });
    expect(await save({ id, version: 1, ...next })).toMatchObject({ success: true });
    expect(await submit(id)).toMatchObject({ code: 202, result: { warnings: [{ code: 'W-262' }] } });
    expect(await submit(id, '?confirm=1')).toMatchObject({ result: { ok: [id] } });
    expect(await detail(id)).toMatchObject({ previousNo: expect.stringMatching(/^FI/), chain: [{ status: 'pass' }, { id, status: 'submitted' }] });
  });

  test('of one type is entered once at a time', async () => {
    const id = await entered();
    const { insuranceNo } = await detail(id);
    const second = await save({ vin: machines.covered, insuranceType: 'third_party' });
    expect(second).toMatchObject({ result: { errors: [{ field: 'insuranceType', code: 'E-266', text: expect.stringContaining(insuranceNo) }] } });
    const both = await Promise.all([1, 2].map(() => save({ vin: machines.noHours, insuranceType: 'cargo' })));
    expect(both.filter(({ success }) => success)).toHaveLength(1);
  });

  test('is deleted before it was ever handed in, and not after', async () => {
    const remove = async (id: string) => (await request('d001.service', 'DELETE', `forceInsurance/delete?ids=${id}`)).body;
    const id = await entered();
    await submit(id);
    await post('d001.service', 'approval/submit', { docType: 'forceInsurance', id, action: 'withdraw' });
    expect(await remove(id)).toMatchObject({ result: { errorCode: 'E-003' } });
    expect(await remove((await save({ vin: machines.noHours, insuranceType: 'cargo' })).result.id)).toMatchObject({ success: true });
  });

  describe('with the id number of the insured', () => {
    const idNo = '11223344-5';
    /** The dealer's clerk with rights over policies, and with roles that need not know owners. */
    const withoutOwners = async () => contextOf(app.services, { ...(await app.services.sessions.actAs('d001.service')), roles: ['MFR_SALES'] });
    const storedIdNo = async (id: string) =>
      (await app.services.db.selectFrom('forceInsurance').select('insuredIdNo').where('id', '=', id).executeTakeFirstOrThrow()).insuredIdNo;

    test('shows it, and keeps it when something else is saved', async () => {
      const id = await entered({ insuredIdNo: idNo });
      const { insuredIdNo, version } = await detail(id);
      expect(insuredIdNo).toBe(idNo);
      await save({ id, version, premium: 310, insuredIdNo });
      expect(await save({ id, version: version + 1, premium: 320 })).toMatchObject({ success: true });
      expect(await detail(id)).toMatchObject({ premium: 320, insuredIdNo: idNo });
    });

    test('shows it masked to who need not know it; their save keeps it, whether it carries the mask or not', async () => {
      const id = await entered({ insuredIdNo: idNo });
      const context = await withoutOwners();
      const { insuredIdNo, version } = await findInsurance(context, id);
      expect(insuredIdNo).toBe('112****44-5');
      const saved = (fields: object) => transact(context, (within) => saveInsurance(within, { id, ...fields }));
      await saved({ version, premium: 310, insuredIdNo });
      await saved({ version: version + 1, premium: 320 });
      expect(await storedIdNo(id)).toBe(idNo);
      await saved({ version: version + 2, insuredIdNo: '99887766-1' });
      expect(await storedIdNo(id)).toBe('99887766-1');
    });

    test('never stores a mask', async () => {
      const id = await entered({ insuredIdNo: idNo });
      const { version } = await detail(id);
      for (const mask of ['112****44-6', '****'])
        expect(await save({ id, version, insuredIdNo: mask })).toMatchObject({ result: { errors: [{ field: 'insuredIdNo', code: 'field.masked' }] } });
      expect(await save({ vin: machines.noHours, insuranceType: 'cargo', insuredIdNo: '112****44-5' })).toMatchObject({ success: false });
      expect(await storedIdNo(id)).toBe(idNo);
    });
  });

  test('keeps its machine once it was handed in', async () => {
    const id = await entered();
    await submit(id);
    await post('d001.service', 'approval/submit', { docType: 'forceInsurance', id, action: 'withdraw' });
    const { version } = await detail(id);
    expect(await save({ id, version, vin: machines.expired })).toMatchObject({ result: { errors: [{ field: 'vin' }] } });
    expect(await save({ id, version: version - 1, premium: 1 })).toMatchObject({ code: 409 });
  });
});

describe('what the maker contributes', () => {
  test('is a share of the first premium; the reviewer changes it up to the premium, and a return takes it back', async () => {
    await setParameter(app.services, 'insurance.subsidyPct', '20');
    const id = await entered();
    await submit(id);
    expect(await detail(id)).toMatchObject({ subsidyAmount: 60 });
    const more = await review('wang.service', [id], 'pass', { lines: { subsidyAmount: 300.01 } });
    expect(more).toMatchObject({ result: { errors: [{ field: 'subsidyAmount', code: 'E-263' }] } });
    expect(await review('wang.service', [id], 'pass', { lines: { wrong: 1 } })).toMatchObject({ success: false });
    expect(await review('wang.service', [id], 'pass', { lines: { subsidyAmount: 75.5 } })).toMatchObject({ result: { ok: [id] } });
    expect(await feesOf(id)).toEqual(['insurance 75.5 1']);
    const reason = { rejectReason: app.services.dictionaries.items('reject_reason')![0]!.value, opinion: 'Wrong scan' };
    expect((await request('wang.service', 'POST', 'approval/checkSubmit', { docType: 'forceInsurance', ids: [id], action: 'no_pass', ...reason })).status).toBe(
      403,
    );
    expect(await review('zhao.manager', [id], 'no_pass', reason)).toMatchObject({ result: { ok: [id] } });
    expect(await feesOf(id)).toEqual(['insurance 75.5 1', 'chargeback -75.5 1']);
    expect(await machineOf(machines.covered)).toMatchObject({ insuranceStatus: 'none', policyEnd: null });
    await submit(id);
    await review('wang.service', [id], 'pass');
    expect(await feesOf(id)).toEqual(['insurance 75.5 1', 'chargeback -75.5 1', 'insurance 60 2']);
    await setParameter(app.services, 'insurance.subsidyPct', '0');
  });

  test('is settled by its statement; the policy stays in force', async () => {
    const id = await entered();
    await submit(id);
    await review('wang.service', [id], 'pass', { lines: { subsidyAmount: 10 } });
    const feeIds = (await app.services.db.selectFrom('serviceFee').select('id').where('sourceId', '=', id).execute()).map((fee) => fee.id);
    const statementNo = 'MR-202611-D001-USD';
    await transact(systemContext(app.services), (within) => serviceFees.settling(within, [{ feeIds, statementNo }]));
    expect(await detail(id)).toMatchObject({ settlementStatus: 'settling' });
    await transact(systemContext(app.services), (within) => serviceFees.settled(within, { statements: [{ feeIds, statementNo }], day: '2026-11-30' }));
    expect(await detail(id)).toMatchObject({ status: 'pass', settlementStatus: 'settled', statementNo });
  });
});

describe('a policy that ends', () => {
  const renew = async (ids: string[], person: Person = 'd001.service') => (await request(person, 'POST', 'forceInsurance/renew', { ids })).body;

  test('is reminded of, closed and followed by its renewal', async () => {
    const id = await passed();
    expect(await renew([id])).toMatchObject({ result: { ok: [], failed: [{ id }], created: [] } });
    await runJob('2027-05-10');
    expect(await machineOf(machines.covered)).toMatchObject({ insuranceStatus: 'expiring' });
    const messages = await app.services.db
      .selectFrom('message')
      .select(['event'])
      .where('docId', '=', id)
      .where('event', '=', 'forceInsurance.expiring')
      .execute();
    expect(messages.length).toBeGreaterThan(0);
    await runJob('2027-05-10');
    expect(
      await app.services.db.selectFrom('message').select(['event']).where('docId', '=', id).where('event', '=', 'forceInsurance.expiring').execute(),
    ).toHaveLength(messages.length);
    clock = new Date('2027-06-01T04:00:00Z');
    tokens['d001.service'] = await signIn(app, 'd001.service');
    await runJob('2027-06-01');
    expect(await detail(id)).toMatchObject({ status: 'closed', closeReason: 'expired' });
    expect(await machineOf(machines.covered)).toMatchObject({ insuranceStatus: 'expired', policyEnd: '2027-05-31' });
    const log = (await get('d001.service', `approval/log?docType=forceInsurance&id=${id}`)).result;
    expect(log.at(-1)).toMatchObject({ action: 'expire', operator: 'system' });
    const { result } = await renew([id]);
    expect(result).toMatchObject({ ok: [id], created: [{ previousId: id, no: expect.stringMatching(/^FI2706D001-/) }] });
    const { insuranceNo } = await detail(id);
    const next = result.created[0].id;
    expect(await detail(next)).toMatchObject({
      previousNo: insuranceNo,
      policyStart: '2027-06-01',
      policyEnd: '2028-05-31',
      insurer: 'Seguros Sur',
      policyNo: null,
    });
    expect(await detail(id)).toMatchObject({ nextNo: result.created[0].no });
    expect(await renew([id])).toMatchObject({ result: { failed: [{ code: 'E-266' }] } });
    for (const person of people) tokens[person] = await signIn(app, person);
  });

  test('is renewed by its dealer alone', async () => {
    const id = await passed();
    expect((await request('d002.service', 'POST', 'forceInsurance/renew', { ids: [id] })).body).toMatchObject({
      result: { failed: [{ code: 'E-012', no: '' }] },
    });
    expect((await request('qian.finance', 'POST', 'forceInsurance/renew', { ids: [id] })).status).toBe(403);
  });
});

describe('what is refused', () => {
  test('fields of the wrong kind, type or length, kinds without rights, and reviews by dealers', async () => {
    const good = { bizType: 'insurance', vin: machines.covered, insuranceType: 'third_party' };
    for (const change of [
      { technician: 'x' },
      { premium: '1' },
      { insurer: 'x'.repeat(101) },
      { insuranceType: 'life' },
      { bizType: 'other' },
      { policyStart: '2026-02-30' },
    ])
      expect((await request('d001.service', 'POST', 'forceInsurance/save', { ...good, ...change })).status, JSON.stringify(change)).toBe(400);
    expect((await request('d001.service', 'GET', 'forceInsurance/list')).status).toBe(400);
    expect((await request('wang.service', 'POST', 'forceInsurance/save', good)).status).toBe(403);
    expect((await request('chen.parts', 'GET', 'forceInsurance/list?bizType=insurance')).status).toBe(403);
    const id = await entered();
    await submit(id);
    for (const person of ['d001.admin', 'qian.finance'] as const)
      expect((await request(person, 'POST', 'approval/checkSubmit', { docType: 'forceInsurance', ids: [id], action: 'pass' })).status).toBe(403);
    expect(await save({ ...good, premium: 1.234 })).toMatchObject({
      result: { errors: expect.arrayContaining([expect.objectContaining({ field: 'premium', code: 'E-016' })]) },
    });
  });
});
