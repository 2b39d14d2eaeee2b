import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { lastDayOf } from '../../shared/calendarDate.ts';
import { setParameter } from '../../test/setParameter.ts';
import { machines } from '../../test/machineFixtures.ts';
import { type ClaimKit, createClaimKit, type Person } from '../warranty-claim/claimTestKit.ts';
import { warrantyState } from './passport/vehicleReply.ts';

let kit: ClaimKit;
beforeAll(async () => {
  kit = await createClaimKit();
});
afterAll(() => kit.close());

const vins = async (person: Person, query = '') =>
  (await kit.get(person, `vehicle/list?pageSize=50&${query}`)).result.records.map(({ vin }: { vin: string }) => vin).sort();
const idOf = async (vin: string): Promise<string> => (await kit.db.selectFrom('vehicle').select('id').where('vin', '=', vin).executeTakeFirstOrThrow()).id;

test.each<[string | null, string]>([
  [null, 'none'],
  ['2026-11-20', 'expired'],
  ['2026-11-21', 'soon'],
  ['2027-01-20', 'soon'],
  ['2027-01-21', 'ok'],
])('warranty until %s is %s on 21 November', (end, state) => expect(warrantyState(end, '2026-11-21')).toBe(state));

describe('the list', () => {
  test.each<[Person, number]>([
    ['d001.service', 8],
    ['d00101.service', 1],
    ['d002.service', 1],
    ['wang.service', 9],
    ['cis.service', 1],
  ])('%s sees %i machines', async (person, count) => {
    expect(await vins(person)).toHaveLength(count);
    const counts = (await kit.get(person, 'vehicle/statusCounts')).result as { count: number }[];
    expect(counts.reduce((sum, { count: n }) => sum + n, 0)).toBe(count);
  });

  test('is found by whole VINs, by their ends and by parts, several at once', async () => {
    expect(await vins('d001.service', `vin=${encodeURIComponent(`${machines.covered}\n000412, 140`)}`)).toEqual(
      [machines.covered, machines.engineSwap, machines.expired].sort(),
    );
    expect(await vins('d001.service', `vin=${machines.foreign}`)).toEqual([]);
  });

  test('is filtered by product and status', async () => {
    expect(await vins('d001.service', 'secondProduct=IMPLEMENT')).toEqual([machines.implement]);
    expect(await vins('d001.service', 'vehicleStatus=in_stock,shipped')).toEqual([machines.inStock]);
    const insured = await vins('d001.service', 'vehicleStatus=delivered');
    await kit.db.updateTable('vehicle').set({ insuranceStatus: 'valid' }).where('vin', '=', insured[0]!).execute();
    expect(await vins('d001.service', 'uninsured=Y')).toEqual(insured.slice(1));
    await kit.db.updateTable('vehicle').set({ insuranceStatus: 'none' }).where('vin', '=', insured[0]!).execute();
  });

  test('names products and statuses', async () => {
    const { result } = await kit.get('d001.service', `vehicle/list?vin=${machines.covered}`);
    expect(result.records).toMatchObject([
      {
        thirdProduct: 'T-60',
        thirdProduct_dictText: 'T-60 en',
        vehicleStatus_dictText: 'Delivered to user',
        warrantyState: 'ok',
        ownerName: 'Marta Soto',
      },
    ]);
  });
});

describe('the passport', () => {
  test('tells the machine’s life with its claims', async () => {
    const claim = await kit.submitted();
    const { result } = await kit.get('d001.service', `vehicle/detail?id=${await idOf(machines.covered)}`);
    expect(result).toMatchObject({
      vin: machines.covered,
      currentHours: 312,
      hoursDate: '2026-11-02',
      openCampaigns: 0,
      ownerPhone: '+56912345678',
      warrantyMonths: 12,
    });
    expect(result.claims).toMatchObject([{ id: claim, status: 'submitted', status_dictText: 'Submitted', faults: ['Pump en', 'Sensor en'], currency: 'USD' }]);
    expect(result.events.map(({ kind, day }: { kind: string; day: string }) => `${day} ${kind}`)).toEqual([
      '2024-01-10 produced',
      '2024-03-01 arrived',
      '2026-06-21 delivered',
      '2026-11-02 claim',
      '2027-06-20 warranty_ends',
    ]);
    expect(result.hours).toMatchObject([{ day: '2026-11-02', hours: 312 }]);
  });

  test('masks the owner for those who need not know them', async () => {
    expect((await kit.get('admin', `vehicle/detail?id=${await idOf(machines.covered)}`)).result).toMatchObject({
      ownerPhone: '+56****5678',
      ownerIdNo: '123****678K',
    });
  });
});

describe('the tabs of the passport', () => {
  test('name the parts that approved claims fitted, with their own warranty', async () => {
    const claim = await kit.submitted();
    const id = await idOf(machines.covered);
    expect((await kit.get('d001.service', `vehicle/partsReplacedList?id=${id}`)).result).toEqual([]);
    await kit.db.updateTable('claimParts').set({ auditQty: 1, newSerialNo: 'N-1' }).where('claimId', '=', claim).where('partsCode', '=', 'PUMP-1').execute();
    const { result } = await kit.get('d001.service', `vehicle/partsReplacedList?id=${id}`);
    expect(result).toMatchObject([
      {
        partsCode: 'PUMP-1',
        partsName: 'Part PUMP-1 en',
        qty: 1,
        newSerialNo: 'N-1',
        docType: 'warrantyClaim',
        docId: claim,
        warrantyUntil: expect.any(String),
      },
    ]);
    expect((await kit.get('sun.sales', `vehicle/partsReplacedList?id=${id}`)).result).toEqual([]);

    // A part without months of its own has those of the installation.
    const lastDay = async (months: number | null): Promise<string> => {
      await kit.db.updateTable('parts').set({ warrantyMonthsParts: months }).where('partsCode', '=', 'PUMP-1').execute();
      return (await kit.get('d001.service', `vehicle/partsReplacedList?id=${id}`)).result[0].warrantyUntil;
    };
    await setParameter(kit.app.services, 'warranty.partsMonths', '12');
    expect([await lastDay(null), await lastDay(24)]).toEqual([12, 24].map((months) => lastDayOf(result[0].date, months)));
  });

  test('name the places where the machine was', async () => {
    const id = await idOf(machines.inStock);
    const place = (subDealerCode: string | null) => kit.post('d001.admin', 'vehicle/apportion', { ids: [id], subDealerCode, apportionDate: '2026-11-20' });
    await place('D001-01');
    await place(null);
    const { result } = await kit.get('d001.service', `vehicle/apportionmentList?id=${id}`);
    expect(result).toMatchObject([
      { fromName: expect.any(String), toName: 'AgroAndes', apportionDate: '2026-11-20' },
      { fromName: 'AgroAndes', apportionDate: '2026-11-20' },
    ]);
    expect(result[0].fromName).toBe(result[1].toName);
  });

  test.each(['pdiList', 'partsReplacedList', 'apportionmentList'])('%s of a machine of another dealer is absent', async (tab) => {
    expect((await kit.get('d001.service', `vehicle/${tab}?id=${await idOf(machines.foreign)}`)).result).toMatchObject({ errorCode: 'E-012' });
  });
});

describe('the warranty check', () => {
  test.each<[string, number, string, string]>([
    ['2026-11-01', 500, 'in', 'Within warranty (until 2027-06-20)'],
    ['2027-06-20', 1000, 'in', 'Within warranty (until 2027-06-20)'],
    ['2027-06-21', 500, 'out', 'The failure date is outside the warranty period (2026-06-21 to 2027-06-20)'],
    ['2026-11-01', 1001, 'out', 'Operating hours 1,001 exceed the warranty hours 1,000'],
  ])('failed on %s at %d h: %s', async (failureDate, operatingHours, coverageResult, coverageReason) => {
    const { result } = await kit.get(
      'd001.service',
      `vehicle/warrantyCheck?id=${await idOf(machines.covered)}&failureDate=${failureDate}&operatingHours=${operatingHours}`,
    );
    expect(result).toMatchObject({ coverageResult, coverageReason });
  });

  test('of the form: a main component is covered longer, in the language of the reader', async () => {
    const ask = `warrantyClaim/coverage?vin=${machines.covered}&failureDate=2027-08-01&operatingHours=1200`;
    expect((await kit.get('d001.service', ask)).result).toMatchObject({ coverageResult: 'out' });
    expect((await kit.get('wang.service', `${ask}&bugCodes=ENG-001`)).result).toMatchObject({
      coverageResult: 'in',
      coverageKind: 'main_component',
    });
    expect((await kit.get('d001.service', `warrantyClaim/coverage?vin=L9TT504E9SA999999&failureDate=2027-08-01`)).result).toMatchObject({
      errorCode: 'E-012',
    });
  });
});

test('the lookup by full VIN answers nothing for a VIN that does not exist', async () => {
  expect(await kit.get('d001.service', 'vehicle/lookup?vin=L9TT504E9SA999999')).toMatchObject({
    success: false,
    result: { errorCode: 'E-012' },
  });
  expect(await kit.status('d001.service', 'GET', 'vehicle/lookup?vin=000123')).toBe(400);
});

test('the lookup reads a VIN as it was pasted', async () => {
  const machine = (await kit.get('d001.service', 'vehicle/list?pageSize=1')).result.records[0];
  const pasted = encodeURIComponent(`*${machine.vin.toLowerCase().replace(/(.{8})/, '$1-')}*`);
  expect((await kit.get('d001.service', `vehicle/lookup?vin=${pasted}`)).result).toMatchObject({ vin: machine.vin, reasons: [] });
});

test('the lookup says when the machine was accepted, before which it cannot be handed over', async () => {
  const { vin } = (await kit.get('d001.service', 'vehicle/list?vehicleStatus=in_stock&pageSize=1')).result.records[0];
  await kit.db.updateTable('vehicle').set({ pdiDate: '2026-11-01' }).where('vin', '=', vin).execute();
  expect((await kit.get('d001.service', `vehicle/lookup?vin=${vin}&begins=handoverTrain`)).result).toMatchObject({ vin, acceptanceDate: '2026-11-01' });
});

describe('machines about which a document can be begun', () => {
  const taken: [string, string[]][] = [
    ['handoverTrain', ['in_stock']],
    ['forceInsurance', ['in_stock', 'delivered']],
    ['maintenance', ['delivered']],
    ['extendInsurance', ['delivered']],
  ];

  test.each(taken)('the list offers for %s those in the states %j', async (docType, statuses) => {
    const { records } = (await kit.get('wang.service', `vehicle/list?begins=${docType}&pageSize=100`)).result;
    const all = (await kit.get('wang.service', 'vehicle/list?pageSize=100')).result.records;
    const wanted = all.filter((one: { vehicleStatus: string; warrantySuspended: string }) => statuses.includes(one.vehicleStatus));
    expect(records.length).toBeGreaterThan(0);
    expect(records.map(({ vin }: { vin: string }) => vin).sort()).toEqual(wanted.map(({ vin }: { vin: string }) => vin).sort());
  });

  test('the lookup says why it cannot', async () => {
    const of = async (status: string, docType: string): Promise<string[]> => {
      const { vin } = (await kit.get('d001.service', `vehicle/list?vehicleStatus=${status}&pageSize=1`)).result.records[0];
      const { reasons } = (await kit.get('d001.service', `vehicle/lookup?vin=${vin}&begins=${docType}`)).result;
      return reasons.map(({ code }: { code: string }) => code);
    };
    expect(await of('delivered', 'handoverTrain')).toEqual(['E-121']);
    expect(await of('delivered', 'arrivalAccept')).toEqual(['E-102']);
    expect(await of('delivered', 'warrantyClaim')).toEqual([]);
  });
});

test('the product tree unfolds level by level', async () => {
  expect((await kit.get('d001.service', 'product/secondDict')).result).toEqual(
    expect.arrayContaining([
      { value: 'IMPLEMENT', text: 'IMPLEMENT en' },
      { value: 'TRACTOR', text: 'TRACTOR en' },
    ]),
  );
  expect((await kit.get('d001.service', 'product/children?parent=TRACTOR')).result).toEqual([{ value: 'T-60', text: 'T-60 en' }]);
});

test('the tree of products names what lies in what, down to level 4', async () => {
  const { result } = (await kit.get('d001.service', 'product/tree')) as { result: { value: string; text: string; level: number; parent: string | null }[] };
  expect(result.find(({ value }) => value === 'T-60')).toMatchObject({ text: 'T-60 en', level: 3 });
  expect(result.every(({ level }) => level >= 2 && level <= 4)).toBe(true);
  for (const { level, parent } of result) {
    if (level === 2) expect(parent).toBeNull();
    else expect(result.find(({ value }) => value === parent)?.level).toBe(level - 1);
  }
});
