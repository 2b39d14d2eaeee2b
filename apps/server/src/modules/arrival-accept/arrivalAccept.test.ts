/** An acceptance from the arrival of its machine to its approval. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { systemContext } from '../../documents/systemContext.ts';
import { transact, type TrxContext } from '../../shared/context.ts';
import { newId } from '../../shared/database/database.ts';
import { attachFiles } from '../../test/attachFiles.ts';
import { png } from '../../test/filesKit.ts';
import { listCall } from '../../test/listCall.ts';
import { insertMachines, machines } from '../../test/machineFixtures.ts';
import { multipart } from '../../test/multipart.ts';
import { setParameter } from '../../test/setParameter.ts';
import { call, createTestApp, signIn, type TestApp } from '../../test/testApp.ts';
import { fees as serviceFees } from '../service-fee/service.ts';

const people = ['d001.service', 'd002.service', 'wang.service', 'li.service', 'sun.sales', 'zhao.manager'] as const;
type Person = (typeof people)[number];

let clock = new Date('2026-11-21T15:00:00Z');
let app: TestApp;
const tokens = {} as Record<Person, string>;
beforeAll(async () => {
  app = await createTestApp({ now: () => (clock = new Date(clock.getTime() + 1)) });
  const { db } = app.services;
  await insertMachines(db);
  for (const [code, level, parentCode] of [
    ['compact', 3, 'tractor'],
    ['C1', 4, 'compact'],
    ['large', 3, 'tractor'],
    ['L1', 4, 'large'],
  ] as const)
    await db
      .insertInto('product')
      .values({ code, level, parentCode, name: JSON.stringify({ en: code }) as never })
      .execute();
  for (const person of people) tokens[person] = await signIn(app, person);
});
afterAll(() => app.close());

const send = async (person: Person, path: string, body: object) => call(app, tokens[person], 'POST', `/api/portal/${path}`, body);
const post = async (person: Person, path: string, body: object) => (await send(person, path, body)).body;
const get = async (person: Person, path: string) => (await call(app, tokens[person], 'GET', `/api/portal/${path}`)).body;
const detail = async (id: string, person: Person = 'd001.service') => (await get(person, `arrivalAccept/detail?id=${id}`)).result;

/** A machine of the fixtures that is on its way anew, as a tractor. */
let serial = 0;
async function arrived(product: 'C1' | 'L1' = 'C1', arrivalDate = '2026-11-20'): Promise<{ id: string; vin: string; vehicleId: string }> {
  const vin = `L9TT504E9SC${String((serial += 1)).padStart(6, '0')}`;
  const { id: _id, ...pattern } = await app.services.db.selectFrom('vehicle').selectAll().where('vin', '=', machines.inStock).executeTakeFirstOrThrow();
  const vehicleId = newId();
  const thirdProduct = product === 'C1' ? 'compact' : 'large';
  await app.services.db
    .insertInto('vehicle')
    .values({ ...pattern, id: vehicleId, vin, secondProduct: 'tractor', thirdProduct, fourthProduct: product, vehicleStatus: 'shipped', arrivalDate: null })
    .execute();
  expect(await post('d001.service', 'vehicle/confirmArrival', { ids: [vehicleId], arrivalDate })).toMatchObject({ result: { ok: [vehicleId] } });
  const { id } = await app.services.db.selectFrom('arrivalAccept').select('id').where('vin', '=', vin).executeTakeFirstOrThrow();
  return { id, vin, vehicleId };
}

const addPhotos = (tableId: string, slots: readonly string[] = ['platePhoto', 'enginePlatePhoto', 'hourMeterPhoto']): Promise<void> =>
  attachFiles(app.services.db, { tableName: 'arrival_accept', tableId, slots, dealerCode: 'D001' });

type Line = { id: string; itemCode: string; valueType: string; minValue: number | null; maxValue: number | null };
const good = ({ itemCode, valueType, minValue, maxValue }: Line) => ({
  itemCode,
  itemResult: 'pass',
  ...(valueType === 'number' && { measuredValue: minValue ?? maxValue }),
});

/** A sheet on which everything passes, but what is said. */
async function inspected(change: object = {}, except: readonly string[] = [], arrivalDate?: string): Promise<{ id: string; vin: string; vehicleId: string }> {
  const machine = await arrived('C1', arrivalDate);
  const { items } = await detail(machine.id);
  const saved = await post('d001.service', 'arrivalAccept/save', {
    vin: machine.vin,
    operatingHours: 4,
    items: items.filter(({ itemCode }: Line) => !except.includes(itemCode)).map(good),
    ...change,
  });
  expect(saved, JSON.stringify(saved)).toMatchObject({ success: true, result: { id: machine.id, status: 'draft' } });
  await addPhotos(machine.id);
  return machine;
}
const submit = async (id: string, change: object = {}, person: Person = 'd001.service') =>
  post(person, 'arrivalAccept/saveSubmit', { id, version: (await detail(id)).version, ...change });
const review = (person: Person, ids: string[], action: string, more: object = {}) =>
  send(person, 'approval/checkSubmit', { docType: 'arrivalAccept', ids, action, ...more });
const failedItem = (more: object = {}) => ({ itemCode: 'TR-026', itemResult: 'no_pass', failedReasonCode: 'leak', handling: 'part_ordered', ...more });
const machineOf = (id: string) => app.services.db.selectFrom('vehicle').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

describe('an arrival', () => {
  test('makes a sheet with a deadline, a task and today’s items', async () => {
    const { id } = await arrived();
    const sheet = await detail(id);
    expect(sheet).toMatchObject({
      acceptNo: expect.stringMatching(/^PD2611D001-\d{4}$/),
      status: 'pending_acceptance',
      deadline: '2026-12-05',
      daysLeft: 14,
      catalogueDate: null,
    });
    expect(sheet.items).toHaveLength(42);
    expect(sheet.items[0].id).toBeNull();
    expect(sheet.allowedActions).toEqual(['edit']);
    const todo = (await get('d001.service', 'todo/list?pageSize=100')).result.records;
    expect(todo).toContainEqual(expect.objectContaining({ id, task: 'accept' }));
  });

  test('is saved by the VIN of an own machine that waits for it', async () => {
    const { vin } = await arrived();
    const save = (person: Person, name: string) => post(person, 'arrivalAccept/save', { vin: name });
    expect(await save('d001.service', machines.inStock)).toMatchObject({ result: { errors: [{ field: 'vin', code: 'E-115' }] } });
    expect(await save('d002.service', vin)).toMatchObject({ result: { errors: [{ field: 'vin', code: 'E-102' }] } });
    expect(await save('d001.service', ` ${vin.toLowerCase()}`)).toMatchObject({ success: true, result: { status: 'draft' } });
    expect((await send('sun.sales', 'arrivalAccept/save', { vin })).status).toBe(403);
  });
});

describe('handing in', () => {
  test('names the item that is missing, the reason, the handling and the delay; then the machine is in stock', async () => {
    const { id, vehicleId } = await inspected({}, ['TR-026'], '2026-11-01');
    const errors = async (change: object = {}) =>
      (await submit(id, change)).result.errors.map(({ field, line, code }: Record<string, string>) => [field, line, code].filter(Boolean).join(' '));
    expect(await errors()).toEqual(['delayReason W-114', 'itemResult items[25] E-126']);
    expect(await errors({ items: [{ itemCode: 'TR-026', itemResult: 'no_pass' }] })).toEqual([
      'delayReason W-114',
      'failedReasonCode items[25] E-113',
      'handling items[25] E-127',
    ]);
    // What is not wholly inspected has not passed.
    expect(await detail(id)).toMatchObject({ answeredCount: 41, result: null });
    const repaired = failedItem({ handling: 'repaired', handled: 'Y' });
    expect(await submit(id, { items: [repaired], delayReason: 'Rain' })).toMatchObject({ success: true, result: { status: 'submitted' } });
    expect(await detail(id)).toMatchObject({ result: 'pass', failedCount: 1, openCount: 0, overdueDays: 5, operatingHours: 4 });
    expect((await machineOf(vehicleId)).currentHours).toBe(4);
    expect((await review('d001.service', [id], 'audit_succeeded')).status).toBe(403);
    expect((await review('sun.sales', [id], 'audit_succeeded')).status).toBe(403);
    expect((await review('wang.service', [id], 'audit_succeeded')).body).toMatchObject({ success: true, result: { ok: [id] } });
    expect(await machineOf(vehicleId)).toMatchObject({ vehicleStatus: 'in_stock', pdiDate: '2026-11-21', pdiStatus: 'closed' });
    expect(await detail(id)).toMatchObject({ status: 'closed', closeReason: 'no_fee', pdiFee: 0 });
    expect((await get('wang.service', `vehicle/pdiList?id=${vehicleId}`)).result).toMatchObject([
      {
        id,
        status: 'closed',
        result: 'pass',
        photos: 3,
        failed: [{ itemCode: 'TR-026', handled: 'Y', reason: expect.any(String), handling: expect.any(String) }],
      },
    ]);
    expect((await get('d002.service', `vehicle/pdiList?id=${vehicleId}`)).result).toMatchObject({ errorCode: 'E-012' });
    const steps = (await get('wang.service', `approval/log?docType=arrivalAccept&id=${id}`)).result.map(({ action }: { action: string }) => action);
    expect(steps).toEqual(['arrive', 'submit', 'audit_succeeded', 'close']);
  });

  test.each([
    [{ acceptanceDate: '2026-11-19' }, 'acceptanceDate E-134'],
    [{ acceptanceDate: null }, 'acceptanceDate E-112'],
    [{ acceptancePersonnel: ' ' }, 'acceptancePersonnel E-111'],
    [{ operatingHours: null }, 'operatingHours E-013'],
    [{ keysQty: 0 }, 'remark E-131'],
    [{ items: [{ itemCode: 'TR-001', itemResult: 'na' }] }, 'itemResult E-126'],
    [{ items: [{ itemCode: 'TR-001', itemResult: 'no_pass', failedReasonCode: 'scratched', handling: 'repaired' }] }, 'damagePhoto E-116'],
    [{ items: [{ itemCode: 'TR-001', itemResult: 'no_pass', failedReasonCode: 'low_voltage', handling: 'repaired' }] }, 'failedReasonCode E-014'],
  ])('with %j is refused: %s', async (change, expected) => {
    const { id } = await inspected();
    const answer = await submit(id, change);
    expect(
      answer.result.errors.map(({ field, code }: Record<string, string>) => `${field} ${code}`),
      JSON.stringify(answer),
    ).toEqual([expected]);
  });

  test('asks about many working hours, and about photos', async () => {
    const { id } = await inspected({ operatingHours: 21 });
    expect(await submit(id)).toMatchObject({ code: 202, result: { warnings: [{ code: 'W-124' }] } });
    expect(await post('d001.service', 'arrivalAccept/saveSubmit?confirm=1', { id, version: (await detail(id)).version })).toMatchObject({
      result: { status: 'submitted' },
    });
    const bare = await inspected();
    await app.services.db.deleteFrom('attach').where('tableId', '=', bare.id).where('columnName', '=', 'enginePlatePhoto').execute();
    await attachFiles(app.services.db, { tableName: 'arrival_accept', tableId: bare.id, slots: ['enginePlatePhoto'], mimetype: 'audio/mpeg' });
    expect(await submit(bare.id)).toMatchObject({ result: { errors: [{ field: 'enginePlatePhoto', code: 'E-116', text: 'A file is missing here' }] } });
  });

  test('counts photos, and nothing else, when it asks for more of them', async () => {
    const { id } = await inspected();
    await setParameter(app.services, 'pdi.minPhotos', '4');
    await attachFiles(app.services.db, { tableName: 'arrival_accept', tableId: id, slots: ['', 'exteriorPhoto'], mimetype: 'audio/mpeg' });
    expect(await submit(id)).toMatchObject({ result: { errors: [{ field: 'platePhoto', code: 'E-116' }] } });
    await addPhotos(id, ['exteriorPhoto']);
    expect(await submit(id)).toMatchObject({ success: true });
    await setParameter(app.services, 'pdi.minPhotos', '3');
  });

  test('a value outside its limits fails, whatever is said', async () => {
    const { id } = await inspected();
    const pressure = (await detail(id)).items.find(({ itemName }: { itemName: string }) => itemName === 'Tyre pressure');
    const { version } = await detail(id);
    const answer = await post('d001.service', 'arrivalAccept/saveItem', {
      acceptId: id,
      version,
      items: [{ id: pressure.id, itemResult: 'pass', measuredValue: 90 }],
    });
    expect(answer.result.items).toEqual([{ id: pressure.id, itemCode: pressure.itemCode, itemResult: 'no_pass' }]);
    expect((await submit(id)).result.errors.map(({ code }: { code: string }) => code)).toEqual(['E-113', 'E-127']);
  });
});

describe('a sheet with open items', () => {
  test('passes while they may wait, is finished by the dealer, and approved', async () => {
    const { id, vehicleId } = await inspected({}, ['TR-026']);
    await submit(id, { items: [failedItem()] });
    const { items, version } = await detail(id);
    const line = items.find(({ itemCode }: Line) => itemCode === 'TR-026');
    const done = { id, version, items: [{ id: line.id, handling: 'repaired', handled: 'Y' }] };
    expect(await post('d001.service', 'arrivalAccept/handled', done)).toMatchObject({ result: { errorCode: 'E-007' } });
    expect((await review('wang.service', [id], 'audit_succeeded')).body).toMatchObject({ result: { errorCode: 'E-117' } });
    expect((await review('wang.service', [id], 'pass')).body).toMatchObject({ result: { ok: [id] } });
    const passed = (await detail(id)).version;
    expect(await post('d001.service', 'arrivalAccept/save', { id, version: passed, acceptanceDate: '2026-11-20' })).toMatchObject({
      result: { errorCode: 'E-002' },
    });
    const finish = (change: object) => post('d001.service', 'arrivalAccept/handled', { ...done, version: passed, items: [{ ...done.items[0], ...change }] });
    expect(await finish({ handled: 'N' })).toMatchObject({ result: { errors: [{ field: 'handled', code: 'E-127' }] } });
    const { vin } = await detail(id);
    // A claim of another dealer about the machine, and an own one about another machine, are refused like one that is not there.
    const foreign = await post('d002.service', 'warrantyClaim/save?confirm=1', { claimType: 'normal', vin });
    const ofAnother = await post('d001.service', 'warrantyClaim/save', { claimType: 'normal', vin: machines.covered });
    for (const claimNo of ['WC-OF-ANOTHER', foreign.result.no, ofAnother.result.no])
      expect(await finish({ claimNo }), claimNo).toMatchObject({ result: { errors: [{ field: 'claimNo', code: 'E-012' }] } });
    const other = items.find(({ itemCode }: Line) => itemCode === 'TR-001');
    expect(await finish({ id: other.id })).toMatchObject({ result: { errors: [{ code: 'E-128' }] } });
    const own = await post('d001.service', 'warrantyClaim/save', { claimType: 'normal', vin });
    expect(await finish({ claimNo: own.result.no })).toMatchObject({ success: true, result: { status: 'pass' } });
    expect((await review('wang.service', [id], 'audit_succeeded')).body).toMatchObject({ result: { ok: [id] } });
    expect(await machineOf(vehicleId)).toMatchObject({ vehicleStatus: 'in_stock' });
  });

  test('goes back with remarks beside its items, and can be closed: then the machine begins anew', async () => {
    const { id, vin } = await inspected();
    await submit(id);
    expect((await review('wang.service', [id], 'pass')).body).toMatchObject({ result: { errorCode: 'E-133' } });
    const line = (await detail(id)).items[0];
    const back = { rejectReason: 'photo_unclear', opinion: 'Please look again', lines: { items: [{ id: line.id, remark: 'Not readable' }] } };
    expect((await review('wang.service', [id], 'no_pass', { ...back, rejectReason: 'nonsense' })).body).toMatchObject({ code: 422 });
    const reason = app.services.dictionaries.items('reject_reason')![0]!.value;
    const strange = { ...back, rejectReason: reason, marks: [{ field: 'itemResult', lineId: 'f'.repeat(32) }] };
    expect((await review('wang.service', [id], 'no_pass', strange)).body).toMatchObject({ result: { errors: [{ field: 'lineId', code: 'E-012' }] } });
    expect((await review('wang.service', [id], 'no_pass', { ...back, rejectReason: reason })).body).toMatchObject({ result: { ok: [id] } });
    expect(await detail(id)).toMatchObject({ status: 'no_pass', review: { items: [{ id: line.id, remark: 'Not readable' }] }, resubmitUntil: '2026-12-21' });
    expect((await review('zhao.manager', [id], 'close', { opinion: 'Entered by mistake' })).body).toMatchObject({ result: { ok: [id] } });
    const sheets = (await get('d001.service', `arrivalAccept/list?keyword=${vin}`)).result.records.map(({ status }: { status: string }) => status);
    expect(sheets).toEqual(['pending_acceptance', 'closed']);
  });
});

describe('a batch', () => {
  const common = { acceptanceDate: '2026-11-21', acceptancePersonnel: 'Ana', keysQty: 2, documentsComplete: 'Y', toolsComplete: 'Y' };
  /** Machines of one product with their photos, and what was measured at each. */
  async function arrivedTogether(count: number): Promise<{ ids: string[]; items: object[] }> {
    const ids: string[] = [];
    for (let left = count; left > 0; left -= 1) ids.push((await arrived()).id);
    for (const id of ids) await addPhotos(id);
    const { items } = await detail(ids[0]!);
    return {
      ids,
      items: items
        .filter(({ valueType }: Line) => valueType === 'number')
        .map(({ itemCode, minValue, maxValue }: Line) => ({ itemCode, measuredValue: minValue ?? maxValue })),
    };
  }
  const accept = (body: object, query = '') => post('d001.service', `arrivalAccept/batchAccept${query}`, body);
  const vehiclesOf = (ids: readonly string[]) => ids.map((id) => ({ id, operatingHours: 3, items: [] as object[] }));

  test('of eight is handed in as one, without the ninth of another product; of the eight seven are approved, the last once it is handled', async () => {
    const { ids, items } = await arrivedTogether(8);
    const { id: strange } = await arrived('L1');
    const [scratched] = ids;
    const vehicles = vehiclesOf(ids).map((one) => (one.id === scratched ? { ...one, items: [failedItem()] } : one));
    const asked = await accept({ ids: [...ids, strange], common: {}, vehicles: [], submit: 'N' }, '?dryRun=1');
    expect(asked).toMatchObject({ result: { ok: ids, failed: [{ id: strange, code: 'E-123' }], batchNo: null } });
    expect(await detail(ids[1]!)).toMatchObject({ status: 'pending_acceptance', batchNo: null });
    const batch = { ids: [...ids, strange], common: { ...common, items }, vehicles, submit: 'Y' };
    const predicted = (await accept(batch, '?dryRun=1')).result;
    expect(await detail(ids[1]!)).toMatchObject({ status: 'pending_acceptance', batchNo: null });
    const { result } = await accept(batch);
    expect(predicted).toEqual({ ...result, batchNo: null });
    expect(result).toMatchObject({ batchNo: expect.stringMatching(/^PB2611D001-\d{3}$/), ok: ids, failed: [{ id: strange, code: 'E-123' }], drafts: [] });
    const listed = (await get('d001.service', `arrivalAccept/list?batchNo=${result.batchNo}&pageSize=20`)).result.records;
    expect(listed.map(({ status, photoCount }: Record<string, unknown>) => [status, photoCount])).toEqual(ids.map(() => ['submitted', 3]));
    expect((await detail(scratched!)).batch).toHaveLength(7);

    const all = [...ids, strange];
    const preview = (await get('li.service', `arrivalAccept/auditPreview?ids=${all.join(',')}`)).result.filter(({ ok }: { ok: boolean }) => !ok);
    expect(preview).toMatchObject([
      { id: scratched, code: 'E-117', openCount: 1, photoCount: 3 },
      { id: strange, code: 'E-007' },
    ]);
    expect((await detail(ids[1]!)).status).toBe('submitted');
    const { body: audited } = await review('li.service', all, 'audit_succeeded', { opinion: 'All of one ship' });
    expect(audited.result.ok).toEqual(ids.slice(1));
    expect(audited.result.failed.map(({ id, code, text }: Record<string, string>) => ({ id, code, text }))).toEqual(
      preview.map(({ id, code, text }: Record<string, string>) => ({ id, code, text })),
    );
    expect((await review('li.service', [scratched!], 'pass')).body).toMatchObject({ result: { ok: [scratched] } });
    const { items: lines, version } = await detail(scratched!);
    const done = { id: lines.find(({ itemCode }: Line) => itemCode === 'TR-026').id, handling: 'repaired', handled: 'Y' };
    expect(await post('d001.service', 'arrivalAccept/handled', { id: scratched, version, items: [done] })).toMatchObject({ success: true });
    expect((await review('li.service', [scratched!], 'audit_succeeded')).body).toMatchObject({ result: { ok: [scratched] } });
  });

  test('keeps as drafts what cannot be handed in, and is neither of one nor of two products', async () => {
    const { ids, items } = await arrivedTogether(2);
    const [first, second] = ids as [string, string];
    const vehicles = vehiclesOf(ids).map((one) => (one.id === second ? { ...one, items: [failedItem({ failedReasonCode: null })] } : one));
    expect(await accept({ ids: [first], common, vehicles, submit: 'Y' })).toMatchObject({ result: { errorCode: 'E-132' } });
    expect(await accept({ ids: [first, (await arrived('L1')).id], common, vehicles, submit: 'Y' })).toMatchObject({ result: { errorCode: 'E-132' } });
    const batch = { ids, common: { ...common, items }, vehicles, submit: 'Y' };
    const predicted = (await accept(batch, '?dryRun=1')).result;
    expect(await detail(second)).toMatchObject({ status: 'pending_acceptance', batchNo: null });
    const { result } = await accept(batch);
    expect(predicted).toEqual({ ...result, batchNo: null });
    expect(result).toMatchObject({ ok: [first], failed: [{ id: second, code: 'E-113' }], drafts: [second] });
    expect(await detail(second)).toMatchObject({ status: 'draft', batchNo: result.batchNo, answeredCount: 42, batch: [{ id: first }] });
    const unmeasured = await arrivedTogether(2);
    const refused = await accept({ ids: unmeasured.ids, common, vehicles: vehiclesOf(unmeasured.ids), submit: 'Y' });
    expect(refused).toMatchObject({ result: { ok: [], failed: unmeasured.ids.map((id) => ({ id, code: 'E-125' })), drafts: unmeasured.ids } });
    // All that a draft lacks, not only the first of it.
    expect(refused.result.failed[0].errors.length).toBe(items.length);
  });

  test('that is not to be submitted is kept as drafts; once what they lacked is there, they are handed in together', async () => {
    const { ids, items } = await arrivedTogether(2);
    const saved = await accept({ ids, common: { ...common, items }, vehicles: vehiclesOf(ids), submit: 'N' });
    expect(saved).toMatchObject({ result: { ok: ids, failed: [], drafts: ids } });
    const hand = (query = '') => post('d001.service', `approval/submit${query}`, { docType: 'arrivalAccept', ids: [...ids, 'f'.repeat(32)] });
    const predicted = (await hand('?dryRun=1')).result;
    expect(predicted).toMatchObject({ ok: ids, failed: [{ code: 'E-012', no: '' }] });
    expect((await detail(ids[0]!)).status).toBe('draft');
    expect((await hand()).result).toEqual(predicted);
    expect((await detail(ids[0]!)).status).toBe('submitted');
  });

  test('asks about the hours of all its machines at once, each by its number, and is done once that is confirmed', async () => {
    const { ids, items } = await arrivedTogether(3);
    const vehicles = vehiclesOf(ids).map((one, index) => ({ ...one, operatingHours: index === 0 ? 3 : 30 + index }));
    const batch = { ids, common: { ...common, items }, vehicles, submit: 'Y' };
    for (const query of ['?dryRun=1', '']) {
      const asked = await accept(batch, query);
      expect(asked).toMatchObject({ code: 202 });
      const numbers = await Promise.all(ids.slice(1).map(async (id) => (await detail(id)).acceptNo));
      expect(asked.result.warnings).toMatchObject(numbers.map((no) => ({ code: 'W-124', text: expect.stringContaining(no) })));
      expect((await detail(ids[0]!)).status).toBe('pending_acceptance');
    }
    const predicted = (await accept(batch, '?dryRun=1&confirm=1')).result;
    const { result } = await accept(batch, '?confirm=1');
    expect(result).toMatchObject({ ok: ids, failed: [], drafts: [] });
    expect(predicted).toEqual({ ...result, batchNo: null });
  });

  test('of more machines than a batch may have is refused before anything is done', async () => {
    await setParameter(app.services, 'pdi.batchMax', '2');
    const { ids } = await arrivedTogether(3);
    for (const query of ['?dryRun=1', ''])
      expect(await accept({ ids, common, vehicles: [], submit: 'N' }, query)).toMatchObject({ result: { errorCode: 'E-132' } });
    await setParameter(app.services, 'pdi.batchMax', '50');
  });
});

test('an item that documents carry changes by a new version only; a draft takes it over when its dealer wants to', async () => {
  const { id } = await inspected();
  const item = (await call(app, tokens['zhao.manager'], 'GET', '/mfr/checkItem/list?keyword=TR-001')).body.result.records[0];
  const names = Object.fromEntries(Object.entries(item).filter(([field]) => /^(name|standard)(Zh|En|Es|Ru|Fr|Pt)$/.test(field)));
  const input = {
    ...names,
    nameEn: 'Paint',
    itemCode: 'TR-001',
    secondProduct: 'tractor',
    category: item.category,
    method: item.method,
    valueType: item.valueType,
    mandatory: 'Y',
    sortNo: item.sortNo,
  };
  const edit = async (validFrom: string) =>
    (await call(app, tokens['zhao.manager'], 'POST', '/mfr/checkItem/edit', { ...input, validFrom, id: item.id, version: item.version })).body;
  expect(await edit(item.validFrom)).toMatchObject({ result: { errors: [{ field: 'validFrom' }] } });
  expect(await edit('2026-11-20')).toMatchObject({ result: { errors: [{ field: 'validFrom' }] } });
  expect(await edit('2026-11-21')).toMatchObject({ success: true });
  const before = await detail(id);
  expect(before.items[0].itemName).toBe('Sheet metal and paint');
  expect(await post('d001.service', 'arrivalAccept/refreshItems', { id, version: before.version })).toMatchObject({ success: true });
  expect((await detail(id)).items[0]).toMatchObject({ itemName: 'Paint', itemResult: 'pass', id: before.items[0].id });
  expect((await call(app, tokens['zhao.manager'], 'DELETE', `/mfr/checkItem/delete?ids=${item.id}`)).body).toMatchObject({ result: { ok: [] } });
});

describe('the allowance', () => {
  const fees = async (id: string) =>
    (await app.services.db.selectFrom('serviceFee').selectAll().where('sourceId', '=', id).orderBy('feeNo').execute()).map(
      ({ feeType, amount, round, settlementStatus }) => `${feeType} ${amount} ${round} ${settlementStatus}`,
    );
  const approved = async (arrivalDate?: string) => {
    const sheet = await inspected({}, [], arrivalDate);
    expect(await submit(sheet.id, arrivalDate ? { delayReason: 'Rain' } : {})).toMatchObject({ result: { status: 'submitted' } });
    const expected = arrivalDate ? { amount: 17.5, cut: 17.5 } : { amount: 35, cut: 0 };
    expect((await detail(sheet.id, 'wang.service')).expectedFee).toMatchObject(expected);
    expect((await detail(sheet.id)).expectedFee).toBeNull();
    await review('wang.service', [sheet.id], 'audit_succeeded');
    return sheet;
  };
  beforeAll(async () => {
    const { currency } = await app.services.db.selectFrom('dealer').select('currency').where('dealerCode', '=', 'D001').executeTakeFirstOrThrow();
    const row = { feeType: 'pdi', secondProduct: 'tractor', currency, validFrom: '2026-01-01', validTo: null };
    await app.services.db
      .insertInto('serviceAllowance')
      .values([
        { ...row, thirdProducts: [], amount: 99 },
        { ...row, thirdProducts: ['compact'], amount: 35 },
        { ...row, thirdProducts: ['compact'], amount: 1, validFrom: '2027-01-01' },
      ])
      .execute();
  });
  afterAll(() => app.services.db.deleteFrom('serviceAllowance').execute());

  test('of the third product is owed from the approval on, half of it after the deadline', async () => {
    const { id } = await approved();
    expect(await detail(id)).toMatchObject({ status: 'audit_succeeded', pdiFee: 35, settlementStatus: 'unsettled' });
    expect(await fees(id)).toEqual(['pdi 35 1 unsettled']);
    const late = await approved('2026-11-01');
    expect(await fees(late.id)).toEqual(['pdi 17.5 1 unsettled']);
    const { currency } = await detail(id);
    // What has no allowance yet is in no sum.
    const sums = await get('wang.service', 'arrivalAccept/totals?status=audit_succeeded,draft,submitted');
    expect(sums.result).toEqual({ capped: false, sums: [{ currency, count: 2, totalAmount: 52.5 }] });
  });

  test('is taken back when the sheet is reopened, and owed again', async () => {
    const { id, vehicleId } = await approved();
    expect((await review('zhao.manager', [id], 'reopen', { opinion: 'Wrong machine' })).body).toMatchObject({ result: { ok: [id] } });
    expect(await machineOf(vehicleId)).toMatchObject({ vehicleStatus: 'pending_acceptance' });
    expect(await fees(id)).toEqual(['pdi 35 1 unsettled', 'chargeback -35 1 unsettled']);
    expect(await submit(id)).toMatchObject({ result: { status: 'submitted' } });
    await review('wang.service', [id], 'audit_succeeded');
    expect(await fees(id)).toEqual(['pdi 35 1 unsettled', 'chargeback -35 1 unsettled', 'pdi 35 2 unsettled']);
  });

  test('ends the sheet once a statement has paid it', async () => {
    const { id } = await approved();
    const { services } = app;
    const ofSheet = await services.db.selectFrom('serviceFee').select('id').where('sourceId', '=', id).execute();
    const feeIds = ofSheet.map((fee) => fee.id);
    const statementNo = 'MR-202611-D001-USD';
    const statement = (step: (within: TrxContext) => Promise<unknown>) => transact(systemContext(services), step);
    await statement((within) => serviceFees.mayGoOnStatement(within, { feeIds }));
    await statement((within) => serviceFees.settling(within, [{ feeIds, statementNo }]));
    expect([await fees(id), await detail(id)]).toMatchObject([['pdi 35 1 settling'], { status: 'audit_succeeded', settlementStatus: 'settling' }]);
    await statement((within) => serviceFees.released(within, { feeIds }));
    expect([await fees(id), await detail(id)]).toMatchObject([['pdi 35 1 unsettled'], { settlementStatus: 'unsettled' }]);
    await statement((within) => serviceFees.settled(within, { statements: [{ feeIds, statementNo }], day: '2026-11-30' }));
    expect(await detail(id)).toMatchObject({ status: 'closed', closeReason: 'settled', settlementStatus: 'settled' });
    expect(await fees(id)).toEqual(['pdi 35 1 settled']);
    expect((await services.db.selectFrom('arrivalAccept').select('statementNo').where('id', '=', id).executeTakeFirst())?.statementNo).toBe(statementNo);
  });
});

test('a scrapped machine takes what still waits with it, and is not scrapped while something is handed in', async () => {
  const waiting = await arrived();
  const scrap = async (vehicleId: string) =>
    (await call(app, tokens['zhao.manager'], 'POST', '/mfr/vehicle/scrap', { ids: [vehicleId], reason: 'Burnt in the yard' })).body;
  expect(await scrap(waiting.vehicleId)).toMatchObject({ result: { ok: [waiting.vehicleId] } });
  expect(await detail(waiting.id)).toMatchObject({ status: 'closed', closeReason: 'cancelled' });
  const handedIn = await inspected();
  await submit(handedIn.id);
  expect(await scrap(handedIn.vehicleId)).toMatchObject({ result: { ok: [], failed: [{ code: 'E-142' }] } });
});

test('an item takes three photos, also when four come at once, and those of no other dealer', async () => {
  const { id } = await inspected();
  const { items } = await detail(id);
  const upload = async (person: Person) => {
    const fields = { tableName: 'arrival_accept_item', tableId: items[0].id, attachmentTableName: 'portal_attach', columnName: 'itemPhoto' };
    const { payload, headers } = multipart(fields, { filename: 'leak.png', content: await png() });
    const reply = await app.inject({ method: 'POST', url: '/api/portal/attach/upload', payload, headers: { ...headers, 'x-access-token': tokens[person] } });
    return reply.json();
  };
  expect((await upload('d002.service')).result.errorCode).toBe('E-601');
  const replies = await Promise.all([1, 2, 3, 4].map(() => upload('d001.service')));
  expect(replies.filter(({ success }) => success)).toHaveLength(3);
  expect(replies.find(({ success }) => !success).message).toContain('3');
  expect((await upload('d001.service')).success).toBe(false);
  expect((await detail(id)).items[0].photos).toBe(3);
});

test('a sheet belongs to the arrival: there is no way to delete it', async () => {
  const { id } = await arrived();
  const reply = await call(app, tokens['d001.service'], 'DELETE', `/api/portal/arrivalAccept/delete?ids=${id}`);
  expect(reply.status).toBe(404);
  expect((await detail(id)).status).toBe('pending_acceptance');
});

test('figures say what is open and late, how much was handed in in time, and by whom', async () => {
  const { db } = app.services;
  await db.updateTable('arrivalAccept').set({ delFlag: 1 }).execute();
  const [inTime, late, waiting] = [await arrived(), await arrived(), await arrived()];
  const set = (id: string, values: object) => db.updateTable('arrivalAccept').set(values).where('id', '=', id).execute();
  await set(inTime.id, { status: 'submitted', deadline: '2026-11-20', firstSubmitDate: '2026-11-20' });
  await set(late.id, { status: 'audit_succeeded', deadline: '2026-11-20', firstSubmitDate: '2026-11-21' });
  await set(waiting.id, { deadline: '2026-11-20' });
  const figures = async (person: Person) => (await get(person, 'dashboard/analysis?months=2&field=pdi')).result.pdi;
  for (const person of ['d001.service', 'wang.service'] as const) {
    const { open, overdue, onTimeRate } = await figures(person);
    expect([open.count, overdue.count, onTimeRate]).toEqual([2, 1, 0.5]);
    for (const { count, link } of [open, overdue]) expect((await get(person, listCall('arrivalAccept/list', link))).result.total).toBe(count);
  }
  expect((await figures('wang.service')).byDealer).toMatchObject([{ key: 'D001', count: 1, rate: 0.5 }]);
  expect(await figures('d001.service')).toMatchObject({ byDealer: [] });
  expect(await figures('d002.service')).toMatchObject({ open: { count: 0 }, overdue: { count: 0 }, onTimeRate: null });
});
