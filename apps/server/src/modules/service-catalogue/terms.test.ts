/** What policies, suppliers and labour rates have of their own; the rest is in the walks over masters and lists. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { machines } from '../../test/machineFixtures.ts';
import { call } from '../../test/testApp.ts';
import { type ClaimKit, createClaimKit, type Person } from '../warranty-claim/claimTestKit.ts';

let kit: ClaimKit;
beforeAll(async () => {
  kit = await createClaimKit();
});
afterAll(() => kit.close());

const ask = async (method: 'GET' | 'POST' | 'DELETE', path: string, body?: object, person: Person = 'zhao.manager') =>
  (await call(kit.app, kit.tokens[person], method, `/mfr/${path}`, body)).body;
const listed = async (path: string, query: string, person?: Person) =>
  (await ask('GET', `${path}/list?pageSize=100&${query}`, undefined, person)).result.records;

describe('a warranty policy', () => {
  const policy = { productCode: 'TRACTOR', validFrom: '2026-11-01', months: 6, hours: 500 };
  const coverage = async (failureDate: string, operatingHours: number, bugCodes: string) =>
    (
      await kit.get(
        'd001.service',
        `warrantyClaim/coverage?vin=${machines.covered}&failureDate=${failureDate}&operatingHours=${operatingHours}&bugCodes=${bugCodes}`,
      )
    ).result.coverageKind;

  test('is named by its product and first day, and a machine keeps the one of its delivery', async () => {
    expect(await coverage('2027-08-01', 1400, 'ENG-001')).toBe('main_component');
    expect(await ask('POST', 'warrantyPolicy/add', policy)).toMatchObject({ success: true });
    expect(await listed('warrantyPolicy', 'productCode=TRACTOR&column=validFrom&order=asc')).toMatchObject([
      { policyCode: 'T', machines: 7, state: 'replaced', months: 12 },
      { policyCode: 'TRACTOR-20261101', productCode_dictText: 'TRACTOR en', machines: 0, state: 'valid', mainMonths: null },
    ]);
    // Delivered in June: the limits of the main components are those of then.
    expect(await coverage('2027-08-01', 1400, 'ENG-001')).toBe('main_component');
    expect(await listed('warrantyPolicy', 'productCode=TRACTOR&validOn=2026-10-31')).toMatchObject([{ policyCode: 'T' }]);
  });

  test('under which machines were delivered is followed, not changed (E-567)', async () => {
    const [{ id, version, machines: count }] = await listed('warrantyPolicy', 'productCode=TRACTOR&column=validFrom&order=asc');
    const first = { productCode: 'TRACTOR', validFrom: '2000-01-01', months: 12, hours: 1000, mainMonths: 24, mainHours: 1500, id, version };
    expect(count).toBe(7);
    expect(await ask('POST', 'warrantyPolicy/edit', { ...first, months: 18 })).toMatchObject({ code: 422, result: { errors: [{ code: 'E-567' }] } });
    expect(await ask('POST', 'warrantyPolicy/edit', first)).toMatchObject({ success: true });
    expect((await ask('DELETE', `warrantyPolicy/delete?ids=${id}`)).result.failed).toMatchObject([{ code: 'E-567' }]);
    // Neither one that would begin before they were delivered, nor one of their series.
    for (const taking of [
      { ...policy, validFrom: '2026-01-01' },
      { ...policy, productCode: 'T-60', validFrom: '2026-01-01' },
    ])
      expect(await ask('POST', 'warrantyPolicy/add', taking)).toMatchObject({ code: 422, result: { errors: [{ field: 'validFrom', code: 'E-567' }] } });
    expect(await ask('POST', 'warrantyPolicy/add', { ...policy, productCode: 'T-60', validFrom: '2026-12-01' })).toMatchObject({ success: true });
  });

  test.each([
    ['hours', { hours: null }, 'E-013'],
    ['mainMonths', { mainMonths: 5 }, 'contract.tooLittle'],
    ['mainHours', { mainHours: 499 }, 'contract.tooLittle'],
    ['productCode', { productCode: 'T504' }, 'master.unknown'],
    ['validFrom', {}, 'E-018'],
  ])('with a wrong %s is refused there', async (field, change, code) => {
    expect(await ask('POST', 'warrantyPolicy/add', { ...policy, ...change })).toMatchObject({ code: 422, result: { errors: [{ field, code }] } });
  });

  test('without an hour meter has no hours', async () => {
    const { id } = (await ask('POST', 'warrantyPolicy/add', { productCode: 'implement', validFrom: '2026-12-01', months: 6, hours: 3, noHours: 'Y' })).result;
    expect((await ask('GET', `warrantyPolicy/queryById?id=${id}`)).result).toMatchObject({ hours: null, noHours: 'Y', state: 'coming' });
  });
});

describe('a supplier', () => {
  test("in use is disabled and no longer offered; what was agreed with it is the maker's own", async () => {
    const [{ id, version }] = await listed('supplier', 'keyword=S01');
    expect((await ask('DELETE', `supplier/delete?ids=${id}`)).result.failed).toMatchObject([{ code: 'E-550', text: expect.stringContaining('Fault code') }]);
    const changed = { supplierCode: 's01', supplierName: 'Hydro Ltd', email: 'qa@hydro.example', recoveryPct: 80, enabled: 'N', id, version };
    expect(await ask('POST', 'supplier/edit', changed)).toMatchObject({ success: true });
    expect((await ask('GET', 'supplier/options')).result).toEqual([]);
    expect(await listed('supplier', 'keyword=hydro')).toMatchObject([{ supplierCode: 'S01', recoveryPct: 80, faults: 1 }]);
    const [seen] = await listed('supplier', 'keyword=hydro', 'd001.service');
    expect(seen).toMatchObject({ supplierName: 'Hydro Ltd' });
    for (const hidden of ['email', 'contact', 'recoveryPct']) expect(seen).not.toHaveProperty(hidden);
  });
});

describe('a labour rate', () => {
  const rate = { dealerCode: 'D001', currency: 'EUR', validFrom: '2026-11-21', ratePerHour: 30 };
  const add = (change: object = {}) => ask('POST', 'labourRate/add', { ...rate, ...change });

  test('ends the open one the day before it begins, and overlaps with none of its owner (E-531)', async () => {
    expect(await add()).toMatchObject({ success: true });
    expect(await add({ validFrom: '2027-01-01', ratePerHour: 32 })).toMatchObject({ success: true });
    expect(await add({ validFrom: '2026-12-01', validTo: '2026-12-15' })).toMatchObject({
      code: 422,
      result: { errors: [{ field: 'validFrom', code: 'E-531' }] },
    });
    expect(await listed('labourRate', 'dealerCode=D001&currency=EUR&column=validFrom&order=asc')).toMatchObject([
      { ratePerHour: 30, validTo: '2026-12-31', state: 'valid', dealerName: 'AgroAndes' },
      { ratePerHour: 32, validTo: null, state: 'coming' },
    ]);
    // Another owner's period is another one.
    expect(await ask('POST', 'labourRate/add', { marketGroup: 'LATAM', currency: 'EUR', validFrom: '2026-12-01', ratePerHour: 28 })).toMatchObject({
      success: true,
    });
    expect(await ask('POST', 'labourRate/add', { marketGroup: 'LATAM', currency: 'EUR', validFrom: '2026-12-01', ratePerHour: 29 })).toMatchObject({
      code: 422,
    });
  });

  test('that has begun only gets an end, yesterday at the earliest (E-566)', async () => {
    const [{ id, version }] = await listed('labourRate', 'dealerCode=D001&currency=USD');
    const begun = { dealerCode: 'D001', currency: 'USD', validFrom: '2024-01-01', ratePerHour: 35, id, version };
    expect(await ask('POST', 'labourRate/edit', { ...begun, ratePerHour: 36 })).toMatchObject({
      code: 422,
      result: { errors: [{ field: 'ratePerHour', code: 'E-566' }] },
    });
    expect(await ask('POST', 'labourRate/edit', { ...begun, validTo: '2026-11-19' })).toMatchObject({
      code: 422,
      result: { errors: [{ field: 'validTo', code: 'E-566' }] },
    });
    expect((await ask('DELETE', `labourRate/delete?ids=${id}`)).result.failed).toMatchObject([{ code: 'E-566' }]);
    // A new one in the past would end it in the past.
    expect(await add({ currency: 'USD', validFrom: '2026-11-01' })).toMatchObject({ code: 422, result: { errors: [{ field: 'validFrom', code: 'E-566' }] } });
    expect(await ask('POST', 'labourRate/edit', { ...begun, validTo: '2026-12-31' })).toMatchObject({ success: true });
  });

  test('is what a claim keeps of its repair date, whatever comes later', async () => {
    const before = await kit.detail('d001.service', await kit.complete());
    expect(await add({ currency: 'USD', validFrom: '2027-01-01', ratePerHour: 50 })).toMatchObject({ success: true });
    const after = await kit.detail('d001.service', await kit.complete());
    expect([before, after].map(({ detailList }) => detailList[0].hourRate)).toEqual([38.5, 38.5]);
  });

  test("is either a dealer's or a group's", async () => {
    for (const owner of [{ marketGroup: 'LATAM' }, { dealerCode: null }])
      expect(await add({ ...owner, validFrom: '2028-01-01' })).toMatchObject({
        code: 422,
        result: { errors: [{ field: 'dealerCode', text: 'Name either a dealer or a market group' }] },
      });
    expect(await add({ dealerCode: 'D999', validFrom: '2028-01-01' })).toMatchObject({ code: 422, result: { errors: [{ field: 'dealerCode' }] } });
  });

  test('is seen by its own dealers and by those who look after them', async () => {
    const owners = async (person: Person) =>
      [...new Set<string>((await listed('labourRate', '', person)).map((row: Record<string, string>) => row['dealerCode'] ?? row['marketGroup']))].toSorted();
    expect(await owners('d002.service')).toEqual(['CIS']);
    expect(await owners('cis.service')).toEqual(['CIS']);
    expect(await owners('d001.service')).toEqual(['D001', 'LATAM']);
    const [own] = await listed('labourRate', 'dealerCode=D001');
    expect(await ask('GET', `labourRate/queryById?id=${own.id}`, undefined, 'd002.service')).toMatchObject({ result: { errorCode: 'E-012' } });
  });

  test('is missed for a dealer without one', async () => {
    expect((await ask('GET', 'labourRate/missing')).result).toEqual([]);
    await kit.db.updateTable('dealer').set({ currency: 'EUR' }).where('dealerCode', '=', 'D002').execute();
    expect((await ask('GET', 'labourRate/missing')).result).toEqual([{ dealerCode: 'D002', dealerName: 'Steppe', currency: 'EUR' }]);
  });
});
