/** A handover from its draft to the warranty it registers, and what becomes of a registration that is corrected. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newId } from '../../shared/database/database.ts';
import { attachFiles } from '../../test/attachFiles.ts';
import { insertMachines, machines } from '../../test/machineFixtures.ts';
import { call, createTestApp, signIn, type TestApp } from '../../test/testApp.ts';
import { requiredSlots } from './rules/submitChecks.ts';
import { finishHandovers, lateCorrections, unregisteredMachines } from './registrationJobs.ts';

const people = ['d001.service', 'd001.admin', 'd001.sales', 'd002.service', 'wang.service', 'zhao.manager', 'sun.sales', 'admin'] as const;
type Person = (typeof people)[number];

let clock = new Date('2026-11-21T04:00:00Z');
let app: TestApp;
const tokens = {} as Record<Person, string>;
beforeAll(async () => {
  app = await createTestApp({ now: () => (clock = new Date(clock.getTime() + 1)) });
  const { db } = app.services;
  await insertMachines(db);
  for (const [code, level, parentCode] of [
    ['compact', 3, 'tractor'],
    ['C1', 4, 'compact'],
    ['plough', 3, 'implement'],
    ['PL1', 4, 'plough'],
  ] as const)
    await db
      .insertInto('product')
      .values({ code, level, parentCode, name: JSON.stringify({ en: code }) as never })
      .execute();
  await db
    .insertInto('warrantyPolicy')
    .values({ policyCode: 'TR', productCode: 'tractor', validFrom: '2000-01-01', months: 12, hours: 1000, mainMonths: 24, mainHours: 1500 })
    .execute();
  await db
    .insertInto('serviceAllowance')
    .values({ feeType: 'handover', secondProduct: 'tractor', thirdProducts: [] as never, currency: 'USD', validFrom: '2020-01-01', validTo: null, amount: 25 })
    .execute();
  for (const person of people) tokens[person] = await signIn(app, person);
});
afterAll(() => app.close());

const send = async (person: Person, path: string, body: object) => call(app, tokens[person], 'POST', `/api/portal/${path}`, body);
const post = async (person: Person, path: string, body: object) => (await send(person, path, body)).body;
const get = async (person: Person, path: string) => (await call(app, tokens[person], 'GET', `/api/portal/${path}`)).body;
const detail = async (id: string, person: Person = 'd001.service') => (await get(person, `handoverTrain/detail?id=${id}`)).result;
const machineOf = (id: string) => app.services.db.selectFrom('vehicle').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
const feesOf = (sourceId: string) =>
  app.services.db.selectFrom('serviceFee').select(['feeType', 'amount', 'round']).where('sourceId', '=', sourceId).orderBy('createTime').execute();

/** A tractor in the stock of D001 whose acceptance was approved on 1 November. */
let serial = 0;
async function inStock(change: object = {}): Promise<{ vehicleId: string; vin: string }> {
  const { db } = app.services;
  const { id: _id, ...pattern } = await db.selectFrom('vehicle').selectAll().where('vin', '=', machines.inStock).executeTakeFirstOrThrow();
  const vehicleId = newId();
  const vin = `L9TT504E9SE${String((serial += 1)).padStart(6, '0')}`;
  const product = { secondProduct: 'tractor', thirdProduct: 'compact', fourthProduct: 'C1' };
  const accepted = { pdiStatus: 'closed', pdiDate: '2026-11-01', arrivalDate: '2026-10-20' };
  await db
    .insertInto('vehicle')
    .values({ ...pattern, ...product, ...accepted, id: vehicleId, vin, ownerName: null, ownerPhone: null, ownerIdNo: null, ...change })
    .execute();
  await db.insertInto('vehicleHours').values({ vehicleId, source: 'arrivalAccept', sourceNo: 'PD', day: '2026-11-01', hours: 3 }).execute();
  return { vehicleId, vin };
}

const topics = ['controls', 'safety', 'daily_maintenance', 'fuel_lubricants', 'run_in', 'warranty_conditions', 'fault_lamps'];
const sheet = (change: object = {}) => ({
  deliveryDate: '2026-11-15',
  invoiceNo: `INV-${(serial += 1)}`,
  invoiceDate: '2026-11-14',
  ownerName: ' Juana Rojas ',
  ownerPhone: '+56 9 8765 4321',
  ownerCountry: 'CL',
  ownerAddress: 'Ruta 5, km 120',
  endUserSame: 'Y',
  endUserType: 'farmer',
  operatingHours: 4,
  trainingDate: '2026-11-15',
  trainingPlace: 'Fundo El Roble',
  trainer: 'Diego',
  trainingHours: 3.5,
  customerSatisfaction: 5,
  trainees: [{ name: 'Juana Rojas', role: 'owner' }],
  topics: topics.map((topicCode) => ({ topicCode, done: 'Y' })),
  ...change,
});

const addFiles = (tableId: string, slots: readonly string[] = requiredSlots): Promise<void> =>
  attachFiles(app.services.db, { tableName: 'handover_train', tableId, slots, dealerCode: 'D001' });

/** A sheet that lacks nothing. */
async function complete(change: object = {}, machine?: { vehicleId: string; vin: string }): Promise<{ id: string; vin: string; vehicleId: string }> {
  const { vin, vehicleId } = machine ?? (await inStock());
  const answer = await post('d001.sales', 'handoverTrain/save', { vin, ...sheet(change) });
  expect(answer.success, JSON.stringify(answer)).toBe(true);
  await addFiles(answer.result.id);
  return { id: answer.result.id, vin, vehicleId };
}
const submit = (id: string, query = '', person: Person = 'd001.sales', more: object = {}) =>
  post(person, `approval/submit${query}`, { docType: 'handoverTrain', id, ...more });
const review = (person: Person, ids: string[], action: string, more: object = {}, query = '') =>
  send(person, `approval/checkSubmit${query}`, { docType: 'handoverTrain', ids, action, ...more });
async function passed(change: object = {}): Promise<{ id: string; vin: string; vehicleId: string }> {
  const one = await complete(change);
  await submit(one.id, '?confirm=1');
  expect((await review('wang.service', [one.id], 'pass')).body).toMatchObject({ result: { ok: [one.id] } });
  return one;
}
const fieldsOf = (answer: { result: { errors?: { field: string; line?: string; code: string }[] } }) =>
  (answer.result.errors ?? []).map(({ field, line, code }) => [field, line, code].filter(Boolean).join(' '));
const change = async (id: string, input: object) => post('d001.sales', 'handoverTrain/save', { id, version: (await detail(id)).version, ...input });

describe('a draft', () => {
  test('begins with a machine, gets its number, the topics of its line, and what is usual at the dealer', async () => {
    const { vin } = await inStock();
    const saved = await post('d001.sales', 'handoverTrain/save', { vin: ` ${vin.toLowerCase()}` });
    expect(saved.result).toMatchObject({ status: 'draft', no: expect.stringMatching(/^HT2611D001-\d{4}$/) });
    const draft = await detail(saved.result.id);
    expect(draft).toMatchObject({ vin, dealerCode: 'D001', currency: 'USD', noHours: false, acceptanceDate: '2026-11-01', endUserSame: 'N', registered: 'N' });
    expect(draft.topics).toHaveLength(9);
    expect(draft.topics.find(({ topicCode }: { topicCode: string }) => topicCode === 'run_in')).toMatchObject({ mandatory: 'Y', done: 'N' });
    expect(draft.slots.filter(({ required }: { required: boolean }) => required)).toHaveLength(4);
    expect((await get('d002.service', `handoverTrain/detail?id=${draft.id}`)).result.errorCode).toBe('E-012');
  });

  test.each([
    ['none', {}, 'E-100'],
    ['one of another dealer', { vin: machines.foreign }, 'E-102'],
    ['one that does not exist', { vin: 'L9TT504E9SZ999999' }, 'E-102'],
    ['one that is delivered', { vin: machines.covered }, 'E-121'],
    ['one that was not accepted', { vin: machines.inStock }, 'E-120'],
  ])('is refused for %s', async (_which, input, code) => {
    expect(fieldsOf(await post('d001.sales', 'handoverTrain/save', input))).toEqual([`vin ${code}`]);
  });

  test('is refused for a machine that has arrived and waits for its acceptance', async () => {
    const { vin } = await inStock({ vehicleStatus: 'pending_acceptance', pdiStatus: null, pdiDate: null });
    expect(fieldsOf(await post('d001.sales', 'handoverTrain/save', { vin }))).toEqual(['vin E-102']);
  });

  test('is the only one of its machine, and of its invoice', async () => {
    const first = await complete({ invoiceNo: 'ONE' });
    expect(fieldsOf(await post('d001.sales', 'handoverTrain/save', { vin: first.vin }))).toEqual(['vin E-266']);
    const { vin } = await inStock();
    expect(fieldsOf(await post('d001.sales', 'handoverTrain/save', { vin, invoiceNo: ' ONE ' }))).toEqual(['invoiceNo E-018']);
  });

  test('of one machine at the same time is one', async () => {
    const { vin } = await inStock();
    const answers = await Promise.all([1, 2, 3].map(() => post('d001.sales', 'handoverTrain/save', { vin })));
    expect(answers.filter(({ success }) => success)).toHaveLength(1);
    expect(answers.filter(({ success }) => !success).map(fieldsOf)).toEqual([['vin E-266'], ['vin E-266']]);
  });

  test('takes nothing that is none', async () => {
    const { id } = await complete();
    const wrong = {
      ownerPhone: 'call me',
      ownerEmail: 'nobody',
      ownerIdNo: '12;3',
      endUserType: 'king',
      cropType: 'wheat,gold',
      operatingHours: 1.25,
      trainees: [{ id: newId(), name: 'X', role: 'owner' }, { role: 'nobody' }],
      topics: [{ topicCode: 'work_settings', done: 'Y' }],
    };
    expect(fieldsOf(await change(id, wrong)).sort()).toEqual(
      [
        'cropType E-014',
        'endUserType E-014',
        'id trainees[0] E-012',
        'operatingHours E-016',
        'ownerEmail field.email',
        'ownerIdNo handoverTrain.idNo',
        'ownerPhone field.phone',
        'role trainees[1] E-014',
        'topicCode topics[0] E-014',
      ].sort(),
    );
    expect((await send('sun.sales', 'handoverTrain/save', { vin: machines.inStock })).status).toBe(403);
  });

  test('is deleted before it was ever handed in only', async () => {
    const { id } = await complete();
    const remove = async (which: string) => (await call(app, tokens['d001.admin'], 'DELETE', `/api/portal/handoverTrain/delete?ids=${which}`)).body;
    await submit(id);
    await submit(id, '', 'd001.sales', { action: 'withdraw' });
    expect((await detail(id)).status).toBe('draft');
    expect(await remove(id)).toMatchObject({ success: false, result: { errorCode: 'E-003' } });
    const { id: other } = await complete();
    expect(await remove(other)).toMatchObject({ result: { ok: [other] } });
  });
});

describe('handing in', () => {
  test('names everything that is missing', async () => {
    const { vin } = await inStock();
    const { id } = (await post('d001.sales', 'handoverTrain/save', { vin })).result;
    await attachFiles(app.services.db, { tableName: 'handover_train', tableId: id, slots: requiredSlots, mimetype: 'audio/mpeg' });
    const missing = fieldsOf(await submit(id));
    for (const field of ['deliveryDate', 'invoiceNo', 'ownerName', 'endUserType', 'trainer', 'customerSatisfaction', 'operatingHours'])
      expect(missing).toContain(`${field} E-013`);
    expect(missing).toContain('trainees E-135');
    expect(missing).toContain('topics E-136');
    for (const slot of requiredSlots) expect(missing).toContain(`${slot} E-116`);
  });

  test('names no end user where the owner is one, and somebody else where not', async () => {
    const { vin } = await inStock();
    const { id, version } = (await post('d001.sales', 'handoverTrain/save', { vin, endUserSame: 'Y' })).result;
    expect(fieldsOf(await submit(id))).not.toContain('endUserName E-013');
    await post('d001.sales', 'handoverTrain/save', { id, version, endUserSame: 'N' });
    expect(fieldsOf(await submit(id))).toContain('endUserName E-013');
  });

  test.each([
    [{ deliveryDate: '2026-10-31' }, 'deliveryDate E-122'],
    [{ deliveryDate: '2026-11-22' }, 'deliveryDate E-441'],
    [{ trainingDate: '2026-10-31' }, 'trainingDate E-139'],
    [{ trainingDate: '2026-11-22' }, 'trainingDate E-139'],
    [{ operatingHours: 2.9 }, 'operatingHours E-212'],
    [{ trainees: [] }, 'trainees E-135'],
    [{ trainees: Array.from({ length: 21 }, () => ({ name: 'A', role: 'operator' })) }, 'trainees E-135'],
    [{ topics: topics.slice(1).map((topicCode) => ({ topicCode, done: 'Y' })) }, 'topics E-136'],
  ])('is refused with %j', async (wrong, error) => {
    const { id } = await complete(wrong);
    expect(fieldsOf(await submit(id, '?confirm=1'))).toEqual([error]);
  });

  test('registers the warranty: the machine is its owner’s, and the dealer is owed the allowance', async () => {
    const { id, vin, vehicleId } = await complete();
    expect(await submit(id)).toMatchObject({ success: true, result: { ok: [id] } });
    expect(await detail(id)).toMatchObject({ status: 'submitted', lateDays: 0, round: 1, endUserName: 'Juana Rojas', warrantyEndDate: '2027-11-14' });
    expect((await machineOf(vehicleId)).currentHours).toBe(4);
    expect((await review('d001.sales', [id], 'pass')).status).toBe(403);
    expect((await review('sun.sales', [id], 'pass')).status).toBe(403);
    expect((await review('wang.service', [id], 'pass')).body).toMatchObject({ success: true, result: { ok: [id] } });
    expect(await machineOf(vehicleId)).toMatchObject({
      vehicleStatus: 'delivered',
      deliveryDate: '2026-11-15',
      ownerName: 'Juana Rojas',
      endUserName: 'Juana Rojas',
      warrantyStartDate: '2026-11-15',
      warrantyEndDate: '2027-11-14',
      warrantyMonths: 12,
      warrantyHours: 1000,
    });
    expect(await feesOf(id)).toEqual([{ feeType: 'handover', amount: 25, round: 1 }]);
    const messages = (await call(app, tokens['d001.service'], 'GET', '/sys/message/list?pageSize=50')).body.result.records.map(
      ({ title }: { title: string }) => title,
    );
    expect(messages).toContain(`Insure ${vin} delivered on 2026-11-15`);
    expect(fieldsOf(await post('d001.sales', 'handoverTrain/save', { vin }))).toEqual(['vin E-121']);
    expect((await get('wang.service', `vehicle/handoverList?id=${vehicleId}`)).result).toMatchObject([
      { id, status: 'pass', ownerName: 'Juana Rojas', trainees: 1, topics: 7, reopened: [] },
    ]);
    expect((await get('admin', `vehicle/handoverList?id=${vehicleId}`)).result[0].ownerName).toBe('J***');
    expect((await get('d001.service', `vehicle/maintenanceList?id=${vehicleId}`)).result).toMatchObject([
      { maintLevel: 'run_in_50h', planHours: 50, dueDate: '2027-01-15', status: 'open' },
    ]);
  });

  test('eleven days late asks first, and brings no allowance', async () => {
    const { id } = await complete({ deliveryDate: '2026-11-10', trainingDate: '2026-11-10' });
    const previewed = async () => (await get('d001.sales', `handoverTrain/warranty?vin=${(await detail(id)).vin}&deliveryDate=2026-11-10`)).result.warnings;
    expect(await previewed()).toMatchObject([{ code: 'W-137', text: expect.stringContaining('11 days') }]);
    expect(await submit(id)).toMatchObject({ code: 202, result: { warnings: [{ code: 'W-137', text: expect.stringContaining('11 days') }] } });
    expect(await submit(id, '?confirm=1')).toMatchObject({ result: { ok: [id] } });
    expect(await detail(id)).toMatchObject({ status: 'submitted', lateDays: 1 });
    expect(await previewed()).toEqual([]);
    await review('wang.service', [id], 'pass');
    expect(await feesOf(id)).toEqual([]);
    expect((await detail(id)).warrantyStartDate).toBe('2026-11-10');
  });

  test('asks where no policy says how long the machine is covered', async () => {
    const machine = await inStock({ secondProduct: 'implement', thirdProduct: 'plough', fourthProduct: 'PL1' });
    const { id } = await complete(
      {
        trainees: [],
        operatingHours: null,
        topics: ['controls', 'safety', 'daily_maintenance', 'warranty_conditions', 'work_settings'].map((topicCode) => ({ topicCode, done: 'Y' })),
      },
      machine,
    );
    const answer = await submit(id);
    expect(answer.result.warnings ?? fieldsOf(answer)).toEqual(['operatingHours E-013']);
    await change(id, { operatingHours: 3 });
    expect(await submit(id)).toMatchObject({ code: 202, result: { warnings: [{ code: 'W-207' }] } });
  });

  test('keeps the start of a warranty that the maker has let begin', async () => {
    const machine = await inStock({ warrantyStartDate: '2026-11-05', warrantyReason: 'Nobody came' });
    const { id } = await complete({}, machine);
    await submit(id);
    expect(await detail(id)).toMatchObject({ warrantyStartDate: '2026-11-05', warrantyEndDate: '2027-11-04' });
  });
});

test('the preview says what would be covered, and writes nothing', async () => {
  const { vin, vehicleId } = await inStock();
  expect((await get('d001.sales', `handoverTrain/warranty?vin=${vin}&deliveryDate=2026-11-15`)).result).toEqual({
    policyCode: 'TR',
    warrantyMonths: 12,
    warrantyHours: 1000,
    warrantyStartDate: '2026-11-15',
    warrantyEndDate: '2027-11-14',
    components: [
      { name: 'Whole machine', months: 12, hours: 1000 },
      { name: 'Main components', months: 24, hours: 1500 },
    ],
    warnings: [],
  });
  expect((await machineOf(vehicleId)).warrantyStartDate).toBeNull();
  expect((await get('d002.service', `handoverTrain/warranty?vin=${vin}&deliveryDate=2026-11-15`)).result.errorCode).toBe('E-012');
});

test('papers of the owner are not there for those who need not know them', async () => {
  const { id } = await complete();
  await addFiles(id, ['idScan']);
  const slots = async (person: Person): Promise<string[]> => (await detail(id, person)).slots.map(({ slot }: { slot: string }) => slot);
  const files = async (person: Person) => (await get(person, `attach/list?tableName=handover_train&tableId=${id}`)).data.list;
  expect(await slots('wang.service')).toContain('idScan');
  expect((await files('wang.service')).idScan).toHaveLength(1);
  expect(await slots('admin')).not.toContain('idScan');
  expect((await files('admin')).idScan).toEqual([]);
  expect((await files('admin')).handoverPhoto).toHaveLength(1);
  const scan = (await files('wang.service')).idScan[0].id;
  expect((await get('admin', `attach/download?id=${scan}`)).result.errorCode).toBe('E-012');
});

test('the certificate speaks the language that it is printed in, whoever prints it', async () => {
  const { id } = await complete({ printLanguage: 'es' });
  const ticket = await call(app, tokens['wang.service'], 'POST', '/sys/print/url', { docType: 'handoverTrain', id });
  const { searchParams } = new URL(ticket.body.result.url, 'https://portal.example');
  const paper = await call(app, undefined, 'GET', `/api/portal/print/data?docType=handoverTrain&${searchParams.toString()}`);
  const [first] = paper.body.result.topics;
  expect(first).toMatchObject({ topicCode: 'controls', topicCode_dictText: 'Mandos e instrumentos' });
  expect(paper.body.result.components).toContainEqual(expect.objectContaining({ name: 'Máquina completa' }));
  expect(paper.body.result.paper).toMatchObject({
    dealer: { name: 'AgroAndes' },
    shipTo: { name: 'Juana Rojas', address: 'Ruta 5, km 120, Chile', phone: paper.body.result.ownerPhone },
  });
});

test('the machine shows no handovers to those who may not see any', async () => {
  const { vehicleId } = await passed();
  const ask = (): Promise<{ result: unknown[] }> => get('wang.service', `vehicle/handoverList?id=${vehicleId}`);
  expect((await ask()).result).toHaveLength(1);
  const { db, sessions } = app.services;
  await db.deleteFrom('sysRolePermission').where('roleCode', '=', 'MFR_SERVICE').where('permission', '=', 'handoverTrain:query').execute();
  await sessions.forget(db, '');
  expect((await ask()).result).toEqual([]);
  await db.insertInto('sysRolePermission').values({ roleCode: 'MFR_SERVICE', permission: 'handoverTrain:query' }).execute();
  await sessions.forget(db, '');
});

describe('a returned sheet', () => {
  test('goes back with a reason, is taken back, given up, or closed by the maker', async () => {
    const { id, vin } = await complete();
    await submit(id);
    expect((await review('wang.service', [id], 'no_pass', { opinion: 'no photo' })).body.result.errorCode).toBe('E-006');
    const reason = { opinion: 'photo is dark', rejectType: 'return', rejectReason: 'insufficient_photos' };
    const strange = { ...reason, marks: [{ field: 'done', lineId: 'f'.repeat(32) }] };
    expect((await review('wang.service', [id], 'no_pass', strange)).body.result.errors).toMatchObject([{ field: 'lineId', code: 'E-012' }]);
    const marks = [{ field: 'done', lineId: (await detail(id)).topics[0].id, note: 'Not signed' }];
    await review('wang.service', [id], 'no_pass', { ...reason, marks });
    expect(await detail(id)).toMatchObject({ status: 'no_pass', resubmitUntil: expect.any(String), marks });
    expect((await submit(id, '', 'd001.sales', { action: 'giveUp' })).success).toBe(false);
    expect(await submit(id, '', 'd001.admin', { action: 'giveUp' })).toMatchObject({ success: true });
    expect(await detail(id)).toMatchObject({ status: 'closed', closeReason: 'given_up' });
    expect(await post('d001.sales', 'handoverTrain/save', { vin })).toMatchObject({ success: true });
  });
});

describe('a registration that is corrected', () => {
  const reopen = (person: Person, id: string, query = '') => review(person, [id], 'reopen', { opinion: 'Wrong delivery date' }, query);

  test('suspends the cover and takes the allowance back, until it has passed again', async () => {
    const { id, vin, vehicleId } = await passed();
    expect((await reopen('wang.service', id)).status).toBe(403);
    expect((await reopen('zhao.manager', id)).body).toMatchObject({ success: true });
    expect(await machineOf(vehicleId)).toMatchObject({ vehicleStatus: 'delivered', warrantySuspended: 'Y' });
    const ask = `vehicle/warrantyCheck?id=${vehicleId}&failureDate=2026-11-20&operatingHours=5`;
    expect((await get('d001.service', ask)).result).toMatchObject({ coverageResult: 'unknown' });
    const net = async () => (await feesOf(id)).reduce((sum, { amount }) => sum + amount, 0);
    expect(await net()).toBe(0);
    // It must pass again: neither given up nor closed.
    expect(JSON.stringify(await submit(id, '', 'd001.admin', { action: 'giveUp' }))).toContain('E-007');
    expect(JSON.stringify((await review('zhao.manager', [id], 'close', { opinion: 'no longer' })).body)).toContain('E-007');

    await app.services.db.updateTable('vehicle').set({ extendEndDate: '2028-11-14' }).where('id', '=', vehicleId).execute();
    expect(await change(id, { vin, deliveryDate: '2026-11-17', trainingDate: '2026-11-17', ownerName: 'Juana Rojas Soto' })).toMatchObject({ success: true });
    await submit(id);
    await submit(id, '', 'd001.sales', { action: 'withdraw' });
    expect((await detail(id)).status).toBe('no_pass');
    expect(await submit(id)).toMatchObject({ result: { ok: [id] } });
    await review('wang.service', [id], 'pass');
    expect(await machineOf(vehicleId)).toMatchObject({
      vehicleStatus: 'delivered',
      warrantySuspended: 'N',
      deliveryDate: '2026-11-17',
      ownerName: 'Juana Rojas Soto',
      warrantyEndDate: '2027-11-16',
      extendEndDate: '2028-11-16',
    });
    expect(await net()).toBe(25);
    expect((await feesOf(id)).filter(({ feeType }) => feeType === 'handover')).toHaveLength(2);
    expect((await get('wang.service', `vehicle/handoverList?id=${vehicleId}`)).result[0].reopened).toMatchObject([
      { day: '2026-11-21', by: expect.any(String) },
    ]);
    expect(fieldsOf(await change(id, { vin }))).toEqual([]);
  });

  test('asks first where claims were made on it', async () => {
    const { id, vin } = await passed();
    const claim = await post('d001.service', 'warrantyClaim/save', { vin, claimType: 'normal' });
    expect(claim.success, JSON.stringify(claim)).toBe(true);
    expect((await reopen('zhao.manager', id)).body).toMatchObject({ code: 202, result: { warnings: [{ code: 'W-140' }] } });
    expect((await reopen('zhao.manager', id, '?confirm=1')).body).toMatchObject({ success: true });
    // A claim that was handed in meanwhile keeps what it was judged by, and says that this has changed.
    await app.services.db.updateTable('warrantyClaim').set({ status: 'submitted' }).where('id', '=', claim.result.id).execute();
    await submit(id);
    await review('wang.service', [id], 'pass');
    const { riskFlags } = await app.services.db.selectFrom('warrantyClaim').select('riskFlags').where('id', '=', claim.result.id).executeTakeFirstOrThrow();
    expect(riskFlags).toEqual([{ code: 'registrationChanged' }]);
  });
});

describe('by itself', () => {
  const run = (job: Pick<typeof lateCorrections, 'run'>, today: string) =>
    job.run({
      services: app.services,
      today,
      signal: new AbortController().signal,
      transaction: (work) => app.services.db.transaction().execute(work),
    });

  test('a sheet ends with its cover, once', async () => {
    const { id } = await passed();
    await run({ run: finishHandovers }, '2027-11-14');
    expect((await detail(id)).status).toBe('pass');
    await run({ run: finishHandovers }, '2027-11-15');
    expect(await detail(id)).toMatchObject({ status: 'closed', closeReason: 'finished' });
    expect(await run({ run: finishHandovers }, '2027-11-15')).toBe(0);
  });

  test('those who reopen registrations hear once of one that is not corrected in time', async () => {
    const { id, vin } = await passed();
    await review('zhao.manager', [id], 'reopen', { opinion: 'Wrong owner' });
    await run(lateCorrections, '2026-12-04');
    const told = async (person: Person): Promise<string[]> =>
      (await call(app, tokens[person], 'GET', '/sys/message/list?pageSize=100')).body.result.records.map(({ title }: { title: string }) => title);
    const title = `The registration of ${vin} is not corrected`;
    expect(await told('zhao.manager')).not.toContain(title);
    expect(await run(lateCorrections, '2026-12-05')).toBeGreaterThan(0);
    expect(await run(lateCorrections, '2026-12-06')).toBe(0);
    expect((await told('zhao.manager')).filter((one) => one === title)).toHaveLength(1);
    expect(await told('wang.service')).not.toContain(title);
  });

  test('the maker is asked about machines that arrived a year ago and that nobody registers', async () => {
    const old = await inStock({ arrivalDate: '2025-11-21' });
    const young = await inStock({ arrivalDate: '2025-11-22' });
    const written = await inStock({ arrivalDate: '2025-11-01' });
    await submit((await complete({}, written)).id);
    await run(unregisteredMachines, '2026-11-21');
    expect((await machineOf(old.vehicleId)).unregisteredSince).toBe('2026-11-21');
    expect((await machineOf(young.vehicleId)).unregisteredSince).toBeNull();
    expect((await machineOf(written.vehicleId)).unregisteredSince).toBeNull();
    const task = (await get('zhao.manager', 'todo/list?task=decide&pageSize=50')).result.records;
    expect(task).toContainEqual(expect.objectContaining({ id: old.vehicleId }));
  });
});

test('a machine with a sheet that waits is not scrapped; drafts end with it', async () => {
  const scrap = async (vehicleId: string) =>
    (await call(app, tokens['zhao.manager'], 'POST', '/mfr/vehicle/scrap', { ids: [vehicleId], reason: 'Burnt out' })).body;
  const waiting = await complete();
  await submit(waiting.id);
  expect(await scrap(waiting.vehicleId)).toMatchObject({ result: { ok: [], failed: [{ code: 'E-142' }] } });
  const draft = await complete();
  expect(await scrap(draft.vehicleId)).toMatchObject({ result: { ok: [draft.vehicleId] } });
  expect(await detail(draft.id)).toMatchObject({ status: 'closed', closeReason: 'cancelled' });
});

test('a suspended dealer registers what it has', async () => {
  const { vin } = await inStock();
  const { id } = await complete();
  await app.services.db.updateTable('dealer').set({ dealerStatus: 'suspended' }).where('dealerCode', '=', 'D001').execute();
  tokens['d001.sales'] = await signIn(app, 'd001.sales');
  expect(await post('d001.sales', 'handoverTrain/save', { vin })).toMatchObject({ success: true });
  expect(await submit(id)).toMatchObject({ result: { ok: [id] } });
});
