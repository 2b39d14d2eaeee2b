/** The list of claims, its searches, and the workbench. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { systemContext } from '../../documents/systemContext.ts';
import { rewriteTodo } from '../../documents/todo/writeTodo.ts';
import { addDays } from '../../shared/calendarDate.ts';
import { machines } from '../../test/machineFixtures.ts';
import { claimKind } from './claimKind.ts';
import { type ClaimKit, createClaimKit } from './claimTestKit.ts';

let kit: ClaimKit;
const ids: Record<string, string> = {};

beforeAll(async () => {
  kit = await createClaimKit();
  ids.draft = await kit.complete({ repairDate: '2026-10-27', failureDate: '2026-10-20', repairStartDate: null });
  ids.old = await kit.submitted({ vin: machines.noMonths, operatingHours: 100, mileage: null, otherFee: null });
  ids.fresh = await kit.submitted();
  ids.passed = await kit.submitted({ vin: machines.engineSwap });
  ids.returned = await kit.submitted({ vin: machines.expired, claimType: 'goodwill', goodwillReason: 'Loyal customer' });
  await kit.check('wang.service', [ids.passed], 'pass');
  await kit.check('wang.service', [ids.returned], 'no_pass', {
    rejectType: 'return',
    opinion: 'Plate unreadable',
    rejectReason: 'insufficient_photos',
  });
  await kit.db.updateTable('warrantyClaim').set({ submitTime: '2026-10-31 12:00:00' }).where('id', '=', ids.old).execute();
  await kit.db
    .updateTable('todo')
    .set({ createTime: '2026-10-31 12:00:00', warnOn: '2026-11-20', lateOn: '2026-11-30' })
    .where('docId', '=', ids.old)
    .execute();
});
afterAll(() => kit.close());

type Row = { id: string; claimNo: string };
const found = async (query: string): Promise<string[]> => {
  const answer = await kit.get('wang.service', `warrantyClaim/list?${query}`);
  expect(answer.success, answer.message).toBe(true);
  return answer.result.records.map(({ id }: Row) => Object.keys(ids).find((name) => ids[name] === id)).sort();
};
const advanced = (conditions: object[]): string => `superQueryParams=${encodeURIComponent(encodeURIComponent(JSON.stringify(conditions)))}`;

describe('filters', () => {
  test.each<[string, string, string[]]>([
    ['a status', 'status=submitted', ['fresh', 'old']],
    ['several statuses', 'status=draft,pass', ['draft', 'passed']],
    ['a type', 'claimType=goodwill', ['returned']],
    ['a VIN, in small letters', `vin=${machines.engineSwap.toLowerCase()}`, ['passed']],
    ['the end of a VIN', 'keyword=000412', ['passed']],
    ['a claim number', 'keyword=wc2611d001-0002', ['old']],
    ['several keywords', 'keyword=000412,000087', ['passed', 'returned']],
    ['two characters, anywhere', 'keyword=00', ['draft', 'fresh', 'old', 'passed', 'returned']],
    ['two characters that are nowhere', 'keyword=zz', []],
    ['failure period, end included', 'failureDate_begin=2026-10-20&failureDate_end=2026-10-20', ['draft']],
    ['settlement status', 'settlementStatus=settled', []],
    ['a dealer', 'dealerCode=D002', []],
    [
      'the advanced query',
      advanced([
        { field: 'totalAmount', rule: 'lt', val: '700', type: 'number' },
        { field: 'status', rule: 'in', val: 'submitted,pass', type: 'select' },
      ]),
      ['old'],
    ],
  ])('%s', async (_name, query, names) => expect(await found(query)).toEqual(names));
});

test('newest first by default; sorts and pages', async () => {
  const page = (await kit.get('d001.service', 'warrantyClaim/list?pageSize=2&pageNo=2')).result;
  expect(page).toMatchObject({ total: 5, totalCapped: false, size: 2, current: 2, pages: 3 });
  expect(page.records.map(({ claimNo }: Row) => claimNo)).toEqual(['WC2611D001-0003', 'WC2611D001-0002']);
  const sorted = (await kit.get('d001.service', 'warrantyClaim/list?column=totalAmount&order=asc')).result.records.map(
    ({ totalAmount }: { totalAmount: number }) => totalAmount,
  );
  expect(sorted).toEqual([...sorted].sort((a, b) => a - b));
});

test('a row says what a reader needs', async () => {
  const [row] = (await kit.get('wang.service', 'warrantyClaim/list?keyword=WC2611D001-0002')).result.records;
  expect(row).toMatchObject({
    status_dictText: 'Submitted',
    claimType_dictText: 'Normal',
    productName: 'T504 en',
    faultCount: 2,
    firstFault: 'Pump en',
    workCode1: 'HYD-0140-20',
    workCodes: 'HYD-0140-20,ELE-0030-10',
    ageDays: 21,
    sla: 'amber',
    allowedActions: ['startReview', 'adjust', 'pass', 'noPass'],
  });
});

describe('the workbench', () => {
  test('of a reviewer: submitted claims, the most urgent first', async () => {
    const { result } = await kit.get('wang.service', 'todo/list');
    expect(result.records.map(({ id, task, ageDays, sla }: Record<string, unknown>) => [id, task, ageDays, sla])).toEqual([
      [ids.old, 'review', 21, 'amber'],
      [ids.fresh, 'review', 0, 'green'],
    ]);
    expect((await kit.get('wang.service', 'todo/list?late=1')).result.total).toBe(1);
    expect((await kit.get('wang.service', 'todo/summary')).result).toEqual([
      { docType: 'warrantyClaim', task: 'review', text: 'Claims to review', count: 2, late: 0, nearlyLate: 1 },
    ]);
  });

  test.each([
    ['minDays=21', ['old']],
    ['minDays=22', []],
    ['minDays=0', ['old', 'fresh']],
  ])('is narrowed by %s', async (filter, names) => {
    const { records } = (await kit.get('wang.service', `todo/list?${filter}`)).result;
    expect(records.map(({ id }: Row) => id)).toEqual(names.map((name) => ids[name]));
  });

  test('of a manager: also what waits for the final audit', async () => {
    expect((await kit.get('zhao.manager', 'todo/summary')).result).toEqual([
      { docType: 'warrantyClaim', task: 'review', text: 'Claims to review', count: 2, late: 0, nearlyLate: 1 },
      { docType: 'warrantyClaim', task: 'finalReview', text: 'Claims to approve', count: 1, late: 0, nearlyLate: 0 },
    ]);
    expect((await kit.get('zhao.manager', 'todo/list?task=finalReview')).result.records).toMatchObject([
      { id: ids.passed, docType_dictText: 'Warranty claim', allowedActions: expect.arrayContaining(['auditSucceeded']) },
    ]);
  });

  test('of a dealer: what to correct and what to submit', async () => {
    expect((await kit.get('d001.service', 'todo/summary')).result).toEqual([
      { docType: 'warrantyClaim', task: 'fix', text: 'Claims to correct', count: 1, late: 0, nearlyLate: 0 },
      { docType: 'warrantyClaim', task: 'submit', text: 'Claims to finish', count: 1, late: 0, nearlyLate: 1 },
    ]);
    const { records } = (await kit.get('d001.service', 'todo/list?column=docNo&order=asc')).result;
    expect(records.map(({ id, task, sla }: Record<string, unknown>) => [id, task, sla])).toEqual([
      [ids.draft, 'submit', 'amber'],
      [ids.returned, 'fix', 'green'],
    ]);
  });

  test.each([
    ['on time', 19, 'green', { late: 0, nearlyLate: 0 }],
    ['nearly late', 20, 'amber', { late: 0, nearlyLate: 1 }],
    ['nearly late on the last day', 29, 'amber', { late: 0, nearlyLate: 1 }],
    ['late', 30, 'red', { late: 1, nearlyLate: 0 }],
  ] as const)('a review is %s after %i days, in the row as in the count', async (_name, days, sla, counted) => {
    const id = ids.old!;
    const before = await kit.db.selectFrom('warrantyClaim').select('submitTime').where('id', '=', id).executeTakeFirstOrThrow();
    await kit.db
      .updateTable('warrantyClaim')
      .set({ submitTime: `${addDays(kit.app.services.now().toISOString().slice(0, 10), -days)} 09:00:00` })
      .where('id', '=', id)
      .execute();
    await rewriteTodo(systemContext(kit.app.services), claimKind);
    const { records } = (await kit.get('wang.service', 'todo/list')).result;
    expect(records.find((record: Row) => record.id === id).sla).toBe(sla);
    expect((await kit.detail('wang.service', id)).sla).toBe(sla);
    expect((await kit.get('wang.service', 'todo/summary')).result).toEqual([
      { docType: 'warrantyClaim', task: 'review', text: 'Claims to review', count: 2, ...counted },
    ]);
    expect((await kit.get('wang.service', 'todo/list?late=1')).result.total).toBe(counted.late + counted.nearlyLate);
    expect((await kit.get('wang.service', 'todo/list?sla=red')).result.total).toBe(counted.late);
    expect((await kit.get('wang.service', 'todo/list?sla=amber')).result.total).toBe(counted.nearlyLate);
    expect((await kit.get('wang.service', 'todo/list?sla=green')).result.total).toBe(2 - counted.late - counted.nearlyLate);
    await kit.db.updateTable('warrantyClaim').set(before).where('id', '=', id).execute();
    await rewriteTodo(systemContext(kit.app.services), claimKind);
  });

  test.each(['d002.service', 'cis.service', 'qian.finance', 'admin'] as const)('%s has nothing to do', async (person) =>
    expect((await kit.get(person, 'todo/list')).result.total).toBe(0),
  );

  test.each([
    ['docType=warrantyClaim', ['old', 'fresh']],
    ['docType=feedback,warrantyClaim', ['old', 'fresh']],
    ['docType=feedback', []],
    ['dealerCode=D001', ['old', 'fresh']],
    ['dealerCode=D002', []],
    ['keyword=WC2611D001-0002', ['old']],
    ['keyword=%25', []],
    ['keyword=WC2611D001-0002&sla=red', []],
    ['keyword=WC2611D001-0002&sla=amber&task=review', ['old']],
  ] as const)('%s finds %j', async (query, names) => {
    const { records } = (await kit.get('wang.service', `todo/list?${query}`)).result;
    expect(records.map(({ id }: Row) => id)).toEqual(names.map((name) => ids[name]));
  });

  test.each([
    ['a light that is none', 'sla=blue'],
    ['two lights', 'sla=red,amber'],
    ['a keyword that is too long', `keyword=${'x'.repeat(1001)}`],
  ])('%s is refused', async (_what, query) => {
    expect((await kit.get('wang.service', `todo/list?${query}`)).code).toBe(400);
  });

  test('ages sort both ways', async () => {
    const names = async (query: string) => (await kit.get('wang.service', `todo/list?${query}`)).result.records.map(({ id }: Row) => id);
    expect(await names('column=ageDays&order=desc')).toEqual([ids.old, ids.fresh]);
    expect(await names('column=ageDays&order=asc')).toEqual([ids.fresh, ids.old]);
  });
});

describe('choices while a fault is described', () => {
  test('systems, codes and operations that fit', async () => {
    expect((await kit.get('d001.service', 'warrantyClaim/bugSystemList')).result).toContainEqual({
      value: 'hydraulic',
      text: 'hydraulic en',
    });
    expect((await kit.get('d001.service', 'warrantyClaim/bugCodeList?bugSystem=hydraulic')).result).toMatchObject([
      { bugCode: 'HYD-014', bugName: 'Pump en', defaultSupplierCode: 'S01', mainComponent: 'N' },
    ]);
    expect((await kit.get('d001.service', 'warrantyClaim/bugCodeList?bugSystem=hydraulic&keyword=seal')).result).toEqual([]);
    const operations = (await kit.get('d001.service', 'warrantyClaim/serviceCodeList?bugSystem=hydraulic&bugCode=HYD-014&thirdProduct=T-60')).result.map(
      ({ hourCode }: { hourCode: string }) => hourCode,
    );
    expect(operations).toContain('HYD-0140-20');
    expect(operations).not.toContain('HYD-PLOUGH');
    expect((await kit.get('d001.service', 'warrantyClaim/supplierByBugCode?bugCode=HYD-014')).result).toEqual({
      supplierCode: 'S01',
      supplierName: 'Hydro Ltd',
    });
    expect((await kit.get('d001.service', 'warrantyClaim/supplierByBugCode?bugCode=ELE-003')).result).toBeNull();
  });

  test('parts with the price of the dealer’s currency', async () => {
    const { result } = await kit.get('d001.service', 'parts/partsList?keyword=pump');
    expect(result.records).toMatchObject([
      {
        partsCode: 'PUMP-1',
        partsName: 'Part PUMP-1 en',
        unitPrice: 412.35,
        currency: 'USD',
        serialised: 'Y',
        coreReturn: 'Y',
        stockQty: null,
        supplierCode: null,
      },
    ]);
    expect(JSON.stringify(result)).not.toContain('costPrice');
    await kit.db
      .updateTable('parts')
      .set({ secondProducts: ['HARVESTER'] })
      .where('partsCode', '=', 'PUMP-1')
      .execute();
    const fitting = async (product: string): Promise<string[]> =>
      (await kit.get('d001.service', `parts/partsList?secondProduct=${product}`)).result.records.map((part: { partsCode: string }) => part.partsCode);
    expect(await fitting('HARVESTER')).toEqual(expect.arrayContaining(['PUMP-1', 'SEAL-1']));
    expect(await fitting('TRACTOR')).not.toContain('PUMP-1');
    expect(await fitting('TRACTOR')).toContain('SEAL-1');
    await kit.db.updateTable('parts').set({ secondProducts: [] }).where('partsCode', '=', 'PUMP-1').execute();
    expect((await kit.get('d002.service', 'parts/getNameByCode?partsCode=seal-1')).result).toMatchObject([
      {
        partsCode: 'SEAL-1',
        currency: 'RMB',
        unitPrice: 128.8,
      },
    ]);
    expect((await kit.get('d001.service', 'parts/getNameByCode?partsCode=NOPRICE-1')).result).toMatchObject([{ unitPrice: null }]);
    expect((await kit.get('d001.service', 'parts/getNameByCode?partsCode=OLD-1')).result).toMatchObject([{ replacedBy: 'NEW-1' }]);
    expect((await kit.get('d001.service', 'parts/getNameByCode?partsCode=nothing')).result).toMatchObject([{ id: null, partsCode: 'NOTHING' }]);
  });
});

describe('sums per currency', () => {
  type Sum = { currency: string; count: number; totalAmount: number; auditTotal: number };
  const sums = async (person: 'wang.service' | 'd001.service' | 'd002.service', query = ''): Promise<Sum[]> =>
    (await kit.get(person, `warrantyClaim/totals?${query}`)).result.sums;

  test('are those of all rows that the list finds', async () => {
    const { records } = (await kit.get('wang.service', 'warrantyClaim/list?pageSize=100')).result as { records: { currency: string; totalAmount: number }[] };
    const expected = new Map<string, number>();
    for (const { currency, totalAmount } of records) expected.set(currency, (expected.get(currency) ?? 0) + Math.round(totalAmount * 100));
    const sumsFound = await sums('wang.service');
    expect(new Map(sumsFound.map(({ currency, totalAmount }) => [currency, Math.round(totalAmount * 100)]))).toEqual(expected);
    expect(sumsFound.reduce((sum, { count }) => sum + count, 0)).toBe(records.length);
  });

  test('follow filter, query and scope', async () => {
    const [fresh] = (await kit.get('wang.service', 'warrantyClaim/list?status=pass')).result.records as { totalAmount: number }[];
    expect(await sums('wang.service', 'status=pass')).toMatchObject([{ count: 1, totalAmount: fresh!.totalAmount }]);
    expect(await sums('wang.service', advanced([{ field: 'vin', rule: 'eq', val: 'nothing' }]))).toEqual([]);
    expect(await sums('d002.service')).toEqual([]);
    expect(await kit.status('wang.service', 'GET', `warrantyClaim/totals?${advanced([{ field: 'internalNote', rule: 'like', val: 'x' }])}`)).toBe(400);
    expect(await kit.status('wang.service', 'GET', 'warrantyClaim/totals?pageNo=2')).toBe(400);
  });
});

test('more numbers than a search takes are refused, not left out', async () => {
  const words = Array.from({ length: 51 }, (_, index) => `WC${index}`).join(',');
  expect(await kit.status('wang.service', 'GET', `warrantyClaim/list?keyword=${words}`)).toBe(400);
});
