/** What is done with machines that exist: changed, removed, handed on, taken out of use. */
import { vinCheckDigit } from '@harrow/validation/vin';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { machines } from '../../../test/machineFixtures.ts';
import { call } from '../../../test/testApp.ts';
import { type ClaimKit, createClaimKit, type Person } from '../../warranty-claim/claimTestKit.ts';

let kit: ClaimKit;
beforeAll(async () => {
  kit = await createClaimKit();
});
afterAll(() => kit.close());

type Method = 'POST' | 'DELETE';
const ask = (person: Person, method: Method, path: string, body?: object) => call(kit.app, kit.tokens[person], method, path, body);
const post = async (person: Person, path: string, body: object) => (await ask(person, 'POST', path, body)).body;
const remove = async (person: Person, ...ids: string[]) => (await ask(person, 'DELETE', `/mfr/vehicle/delete?ids=${ids.join(',')}`)).body;
const stored = (id: string) => kit.db.selectFrom('vehicle').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
const idOf = async (vin: string): Promise<string> => (await kit.db.selectFrom('vehicle').select('id').where('vin', '=', vin).executeTakeFirstOrThrow()).id;
const history = async (id: string) =>
  (await kit.db.selectFrom('dataChangeLog').selectAll().where('dataId', '=', id).orderBy('createTime').orderBy('field').execute()).map(
    ({ change, field, oldValue, newValue, operator }) => `${operator} ${change} ${field} ${oldValue ?? ''} -> ${newValue ?? ''}`,
  );

const machine = { engineNo: 'E-1', fourthProduct: 'T504', productionDate: '2026-09-01', dealerCode: 'D001' };
let serial = 0;
const nextVin = (): string => withCheck(`L9TT504E0SB${String((serial += 1)).padStart(6, '0')}`);
const withCheck = (vin: string): string => vin.slice(0, 8) + vinCheckDigit(vin) + vin.slice(9);
/** The VIN with another check character than its own. */
const misread = (vin: string): string => `${vin.slice(0, 8)}${vin[8] === 'X' ? '0' : 'X'}${vin.slice(9)}`;
/** A machine that was just entered. */
async function shipped(change: object = {}): Promise<{ id: string; vin: string }> {
  const vin = nextVin();
  const answer = await post('sun.sales', '/mfr/vehicle/add', { ...machine, vin, ...change });
  expect(answer.success, JSON.stringify(answer)).toBe(true);
  return { id: answer.result.id, vin };
}
const arrive = (id: string) => kit.db.updateTable('vehicle').set({ vehicleStatus: 'in_stock' }).where('id', '=', id).execute();

describe('the VIN of a new machine', () => {
  const add = (vin: string, change: object = {}) => post('sun.sales', '/mfr/vehicle/add', { ...machine, vin, ...change });
  const refused = async (vin: string, change?: object) =>
    (await add(vin, change)).result.errors?.map(({ field, code }: { field: string; code: string }) => [field, code]);

  test("has its check character when the machine is the maker's own; other makers have rules of their own", async () => {
    const vin = nextVin();
    expect(await refused(misread(vin))).toEqual([['vin', 'vehicle.vinCheck']]);
    expect(await add(vin)).toMatchObject({ success: true });
    const foreign = misread(withCheck('1M8GDM9A0KP042789'));
    expect(await add(foreign)).toMatchObject({ success: true });
  });

  test('is checked by the codes of the parameter', async () => {
    const vin = misread(nextVin());
    const other = misread(withCheck('1M8GDM9A0KP042790'));
    const codes = 'vehicle.makerCodes';
    await kit.db
      .insertInto('sysConfig')
      .values({ key: codes, value: 'ABC,1M8' })
      .onConflict((clash) => clash.column('key').doUpdateSet({ value: 'ABC,1M8' }))
      .execute();
    await kit.app.services.parameters.refresh(kit.db);
    try {
      expect(await refused(other)).toEqual([['vin', 'vehicle.vinCheck']]);
      expect(await add(vin)).toMatchObject({ success: true });
    } finally {
      await kit.db.updateTable('sysConfig').set({ value: null }).where('key', '=', codes).execute();
      await kit.app.services.parameters.refresh(kit.db);
    }
  });

  test('has the part of its model, where the model has one', async () => {
    await kit.db.updateTable('product').set({ vinCode: 'P006D' }).where('code', '=', 'P006').execute();
    expect(await refused(nextVin(), { fourthProduct: 'P006' })).toEqual([['vin', 'vehicle.vinModel']]);
    expect(await add(withCheck('L9TP006D0SB900001'), { fourthProduct: 'P006' })).toMatchObject({ success: true });
  });

  test('that was stored before stays as it is: the machine can still be changed', async () => {
    const { id, vin } = await shipped();
    await kit.db
      .updateTable('vehicle')
      .set({ vin: misread(vin) })
      .where('id', '=', id)
      .execute();
    const changed = { ...machine, vin: misread(vin), engineNo: 'E-3', id, version: 1 };
    expect(await post('zhao.manager', '/mfr/vehicle/edit', changed)).toMatchObject({ success: true, result: { version: 2 } });
  });
});

describe('changing', () => {
  test('keeps the VIN, asks for the version, looks up what follows, and is told in the history', async () => {
    const { id, vin } = await shipped();
    const changed = { ...machine, vin, engineNo: 'E-2', fourthProduct: 'P006', dealerCode: 'D002', id, version: 1 };
    expect(await post('zhao.manager', '/mfr/vehicle/edit', changed)).toMatchObject({ success: true, result: { id, version: 2 } });
    expect(await stored(id)).toMatchObject({
      engineNo: 'E-2',
      secondProduct: 'IMPLEMENT',
      thirdProduct: 'PLOUGH',
      orgCode: 'B01A02',
      dealerName: 'Steppe',
      version: 2,
    });
    expect(await post('zhao.manager', '/mfr/vehicle/edit', changed)).toMatchObject({ success: false, code: 409 });
    expect(await post('zhao.manager', '/mfr/vehicle/edit', { ...changed, vin: nextVin(), version: 2 })).toMatchObject({
      code: 422,
      result: { errors: [{ field: 'vin' }] },
    });
    const told = await history(id);
    expect(told).toContain('sun.sales added engineNo  -> E-1');
    expect(told.slice(-3)).toEqual([
      'zhao.manager changed dealerCode D001 -> D002',
      'zhao.manager changed engineNo E-1 -> E-2',
      'zhao.manager changed fourthProduct T504 -> P006',
    ]);
  });

  test('follows the rules of the form; the dealer of a machine that has arrived stays', async () => {
    const { id, vin } = await shipped();
    const answer = await post('zhao.manager', '/mfr/vehicle/edit', { ...machine, vin, shipDate: '2026-01-01', dealerCode: 'D999', id, version: 1 });
    expect(answer.result.errors.map(({ field }: { field: string }) => field)).toEqual(['shipDate', 'dealerCode']);
    await arrive(id);
    expect(await post('zhao.manager', '/mfr/vehicle/edit', { ...machine, vin, dealerCode: 'D002', id, version: 1 })).toMatchObject({
      code: 422,
      message: 'The machine has arrived; its dealer cannot be changed here',
    });
    expect(await post('zhao.manager', '/mfr/vehicle/edit', { ...machine, vin, color: 'red', id, version: 1 })).toMatchObject({ success: true });
  });

  test('is for the maker only, and for machines in scope', async () => {
    const { id, vin } = await shipped();
    const body = { ...machine, vin, id, version: 1 };
    expect((await ask('d001.admin', 'POST', '/mfr/vehicle/edit', body)).status).toBe(403);
    const nobody = '0'.repeat(32);
    expect(await post('sun.sales', '/mfr/vehicle/edit', { ...body, id: nobody })).toMatchObject({ result: { errorCode: 'E-012' } });
  });
});

describe('removing', () => {
  test('takes what was entered by mistake and says of each other one why not', async () => {
    const [free, arrived, claimed, filed] = [await shipped(), await shipped(), await shipped(), await shipped()];
    await arrive(arrived.id);
    await kit.db
      .updateTable('warrantyClaim')
      .set({ vin: claimed.vin })
      .where('id', '=', await kit.complete())
      .execute();
    await kit.db.insertInto('vehicleHours').values({ vehicleId: filed.id, source: 'warrantyClaim', sourceNo: 'X', day: '2026-11-01', hours: 1 }).execute();
    const nobody = 'f'.repeat(32);
    expect(await remove('sun.sales', free.id, arrived.id, claimed.id, filed.id, nobody)).toMatchObject({
      success: true,
      result: {
        ok: [free.id],
        failed: [
          { id: arrived.id, no: arrived.vin, code: 'E-007', text: 'This action is not allowed in status In stock' },
          { id: claimed.id, no: claimed.vin, text: 'There are claims for it: 1' },
          { id: filed.id, no: filed.vin, text: 'Files or other records belong to it' },
          { id: nobody, no: '', code: 'E-012' },
        ],
      },
    });
    expect(await kit.db.selectFrom('vehicle').select('vin').where('vin', '=', free.vin).execute()).toEqual([]);
    expect(await history(free.id)).toContain('sun.sales removed engineNo E-1 -> ');
    expect((await ask('d001.admin', 'DELETE', `/mfr/vehicle/delete?ids=${claimed.id}`)).status).toBe(403);
  });
});

describe('apportioning', () => {
  let own: { id: string; vin: string };
  beforeEach(async () => {
    own = await shipped();
    await arrive(own.id);
  });
  const apportion = (person: Person, change: object = {}, query = '') =>
    post(person, `/api/portal/vehicle/apportion${query}`, { ids: [own.id], subDealerCode: 'D001-01', apportionDate: '2026-11-20', ...change });
  const seenBy = async (person: Person) => (await kit.get(person, `vehicle/list?vin=${own.vin}`)).result.records.length;

  test('hands a machine in stock to a sub-dealer and back; both ends see their machines, the way is kept', async () => {
    expect(await seenBy('d00101.service')).toBe(0);
    expect(await apportion('d001.admin', {}, '?dryRun=1')).toMatchObject({ result: { ok: [own.id] } });
    expect(await stored(own.id)).toMatchObject({ subDealerCode: null, version: 1 });
    expect(await apportion('d001.admin')).toMatchObject({ result: { ok: [own.id], failed: [] } });
    expect(await stored(own.id)).toMatchObject({ orgCode: 'B01A01A01', subDealerCode: 'D001-01', dealerCode: 'D001', version: 2 });
    expect([await seenBy('d00101.service'), await seenBy('d001.admin')]).toEqual([1, 1]);
    expect(await apportion('d001.admin', { subDealerCode: null })).toMatchObject({ result: { ok: [own.id] } });
    expect([await seenBy('d00101.service'), await seenBy('d001.admin')]).toEqual([0, 1]);
    const { result } = await kit.get('d001.admin', `vehicle/detail?id=${own.id}`);
    expect(result.events.filter(({ kind }: { kind: string }) => kind === 'apportioned').map(({ text }: { text: string }) => text)).toEqual([
      'Temuco',
      'AgroAndes',
    ]);
  });

  test('refuses what is not in the own stock, an unknown sub-dealer and a day to come', async () => {
    const foreign = await idOf(machines.foreign);
    const delivered = await idOf(machines.covered);
    expect(await apportion('d001.admin', { ids: [foreign, delivered] })).toMatchObject({
      result: {
        ok: [],
        failed: [
          { id: foreign, no: '', code: 'E-012' },
          { id: delivered, code: 'E-102', text: `VIN ${machines.covered} is not in your stock` },
        ],
      },
    });
    expect(await apportion('d001.admin', { subDealerCode: 'D002-01' })).toMatchObject({ code: 422, result: { errors: [{ field: 'subDealerCode' }] } });
    expect(await apportion('d001.admin', { apportionDate: '2026-12-31' })).toMatchObject({ code: 422, result: { errors: [{ field: 'apportionDate' }] } });
    for (const person of ['d001.service', 'd00101.service', 'zhao.manager'] as const)
      expect((await ask(person, 'POST', '/api/portal/vehicle/apportion', { ids: [own.id], subDealerCode: null, apportionDate: '2026-11-20' })).status).toBe(
        403,
      );
    expect(await stored(own.id)).toMatchObject({ version: 1 });
  });

  test('offers the sub-dealers in use of the own dealer', async () => {
    expect((await kit.get('d001.admin', 'subDealer/subDealerList')).result).toEqual([{ value: 'D001-01', text: 'Temuco' }]);
    expect((await kit.get('d002.service', 'subDealer/subDealerList?dealerCode=D001')).result).toEqual([]);
    expect((await kit.get('zhao.manager', 'subDealer/subDealerList?dealerCode=D002')).result).toEqual([]);
  });
});

test('scrapping needs a reason, and no open claims', async () => {
  const { id, vin } = await shipped();
  const scrap = (body: object, query = '') => post('zhao.manager', `/mfr/vehicle/scrap${query}`, { ids: [id], ...body });
  expect(await scrap({ reason: ' no ' })).toMatchObject({ code: 422, result: { errors: [{ field: 'reason', code: 'E-006' }] } });
  const claim = await kit.complete();
  await kit.db.updateTable('warrantyClaim').set({ vin }).where('id', '=', claim).execute();
  expect(await scrap({}, '?dryRun=1')).toMatchObject({
    result: { failed: [{ no: vin, code: 'E-142', text: expect.stringMatching(/^Documents are open for this machine: WC2611D001-\d{4}$/) }] },
  });
  await kit.db.updateTable('warrantyClaim').set({ status: 'closed' }).where('id', '=', claim).execute();
  expect(await scrap({ reason: 'Burnt down' })).toMatchObject({ result: { ok: [id] } });
  expect(await stored(id)).toMatchObject({ vehicleStatus: 'scrapped' });
  expect((await history(id)).slice(-2)).toEqual(['zhao.manager changed scrapReason  -> Burnt down', 'zhao.manager changed vehicleStatus shipped -> scrapped']);
  expect(await scrap({ reason: 'Burnt down' })).toMatchObject({ result: { failed: [{ code: 'E-007' }] } });
  expect((await ask('sun.sales', 'POST', '/mfr/vehicle/scrap', { ids: [id], reason: 'Burnt down' })).status).toBe(403);
});

test('a machine says what may be done with it, by status and rights', async () => {
  const actionsFor = async (person: Person, vin: string) => (await kit.get(person, `vehicle/list?vin=${vin}`)).result.records[0].allowedActions;
  const { vin } = await shipped();
  expect(await actionsFor('sun.sales', vin)).toEqual(['edit', 'delete', 'markArrived']);
  expect(await actionsFor('zhao.manager', vin)).toEqual(['edit', 'delete', 'scrap']);
  expect(await actionsFor('zhao.manager', machines.covered)).toEqual(['edit', 'scrap']);
  expect(await actionsFor('d001.admin', machines.inStock)).toEqual(['apportion']);
  expect(await actionsFor('d001.service', machines.inStock)).toEqual([]);
});

describe('arriving', () => {
  const confirm = (person: Person, ids: string[], arrivalDate = '2026-11-20', query = '') =>
    post(person, `/api/portal/vehicle/confirmArrival${query}`, { ids, arrivalDate });

  test('moves own machines that are on their way to their acceptance, once', async () => {
    const { id, vin } = await shipped();
    expect(await confirm('d001.service', [id], undefined, '?dryRun=1')).toMatchObject({ result: { ok: [id] } });
    expect(await stored(id)).toMatchObject({ vehicleStatus: 'shipped', version: 1 });
    expect(await confirm('d001.service', [id])).toMatchObject({ result: { ok: [id], failed: [] } });
    expect(await stored(id)).toMatchObject({ vehicleStatus: 'pending_acceptance', arrivalDate: '2026-11-20', pdiStatus: 'pending_acceptance' });
    expect(await confirm('d001.service', [id])).toMatchObject({ result: { ok: [], failed: [{ id, no: vin, code: 'E-130' }] } });
  });

  test.each([
    ['tomorrow', '2026-11-22'],
    ['the day before shipment', '2026-10-31'],
  ])('is refused for %s, and nothing is written', async (_why, day) => {
    const { id } = await shipped({ shipDate: '2026-11-01' });
    expect(await confirm('d001.service', [id], day)).toMatchObject({ result: { ok: [], failed: [{ id, code: 'E-129' }] } });
    expect(await stored(id)).toMatchObject({ vehicleStatus: 'shipped', arrivalDate: null, version: 1 });
  });

  test('is recorded by the own dealer, or by the maker’s sales', async () => {
    const { id } = await shipped();
    expect(await confirm('d002.service', [id])).toMatchObject({ result: { failed: [{ id, no: '', code: 'E-012' }] } });
    expect((await ask('sun.sales', 'POST', '/api/portal/vehicle/confirmArrival', { ids: [id], arrivalDate: '2026-11-20' })).status).toBe(403);
    for (const person of ['d001.service', 'zhao.manager'] as const)
      expect((await ask(person, 'POST', '/mfr/vehicle/markArrived', { ids: [id], arrivalDate: '2026-11-20' })).status).toBe(403);
    expect(await post('sun.sales', '/mfr/vehicle/markArrived', { ids: [id], arrivalDate: '2026-11-20' })).toMatchObject({ result: { ok: [id] } });
  });
});
