/** A forecast from its entry to its review. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { blockersOfDealer, closedWithDealer, closeOfDealer } from '../../documents/dealer/dealerEnd.ts';
import { contextOf, transact } from '../../shared/context.ts';
import { machines } from '../../test/machineFixtures.ts';
import { documentSample } from '../../test/samples/documentSamples.ts';
import { multipart } from '../../test/multipart.ts';
import { bytesOf, workbookOf } from '../../test/workbooks/hostileWorkbooks.ts';
import { createForecastKit, type ForecastKit } from './orderForecastTestKit.ts';

let kit: ForecastKit;
beforeAll(async () => {
  kit = await createForecastKit();
});
afterAll(() => kit.close());
const october = '2026-10-21T15:00:00Z';
const november = '2026-11-21T15:00:00Z';
beforeEach(async () => {
  kit.at(november);
  await kit.forget();
});

const line = (fourthProductCode: string, m1 = 0, more: object = {}) => ({ fourthProductCode, m1_target: m1, ...more });

describe('the month that can be entered', () => {
  test('is the one that the window names', async () => {
    expect((await kit.get('d001.sales', 'orderForecast/window')).result).toMatchObject({
      year: 2026,
      month: 12,
      from: '2026-10-26',
      to: '2026-11-25',
      documentId: null,
      frozenUntil: null,
      dealers: null,
    });
    for (const base of [
      { year: 2026, month: 11 },
      { year: 2027, month: 1 },
    ])
      expect((await kit.save(base)).result.errors).toMatchObject([{ field: 'month', code: 'E-406', text: expect.stringContaining('from 2026-1') }]);
    const { no } = kit.done<{ no: string }>(await kit.save({ year: 2026, month: 12 }));
    expect(no).toMatch(/^OF2611D001-\d\d$/);
    expect((await kit.save({ year: 2026, month: 12 })).result.errors).toMatchObject([{ field: 'month', code: 'E-407', text: expect.stringContaining(no) }]);
    expect((await kit.get('d001.sales', 'orderForecast/window')).result).toMatchObject({ documentNo: no, status: 'draft' });
  });

  test('is another one of each dealer, and stays that of the forecast', async () => {
    const { id, version } = await kit.saved([]);
    kit.done(await kit.save({}, 'd002.admin'));
    expect((await kit.save({ id, version, month: 11 })).result.errors).toMatchObject([{ code: 'E-406' }]);
    kit.done(await kit.save({ id, version, month: 12, remark: ' Harvest ' }));
    expect(await kit.detail(id)).toMatchObject({ remark: 'Harvest', month: 12, region: 'Maule', lockDate: '2026-11-25' });
  });

  test('says to the maker how many dealers are done', async () => {
    const { id } = await kit.saved([line('T604', 1)]);
    expect((await kit.get('sun.sales', 'orderForecast/window')).result).toMatchObject({ documentId: null, dealers: { done: 0, all: 2 } });
    kit.done(await kit.submit(id));
    expect((await kit.get('sun.sales', 'orderForecast/window')).result.dealers).toEqual({ done: 1, all: 2 });
  });
});

describe('lines', () => {
  test('are saved as typed and read with what stands above their models', async () => {
    const { id } = await kit.saved([line('T604', 2, { m12_target: 5, configRemark: ' cab ', lineRemark: 'x' }), line('t604', 1), line('T704')]);
    const { lines, ...header } = await kit.detail(id);
    expect(header).toMatchObject({
      totalQty: 8,
      next3Qty: 3,
      submissionStatus: 'draft',
      changePct: null,
      months: expect.arrayContaining(['2026-12', '2027-11']),
    });
    expect(lines).toMatchObject([
      {
        lineNo: 1,
        fourthProductCode: 'T604',
        fourthProductName: 'Model T604',
        secondProduct: 'TRACTOR',
        thirdProduct: 'T-60',
        leadDays: 45,
        configRemark: 'cab',
        m1_target: 2,
        m2_target: 0,
        m12_target: 5,
        lineTotal: 7,
      },
      { lineNo: 2, configRemark: null, lineTotal: 1 },
      { lineNo: 3, leadDays: null },
    ]);
    expect(kit.done(await kit.get('d001.sales', `orderForecast/detailList?id=${id}`))).toEqual(lines);
    expect((await kit.get('d002.admin', `orderForecast/detailList?id=${id}`)).result.errorCode).toBe('E-012');
    expect((await kit.get('d002.admin', `orderForecast/detail?id=${id}`)).result.errorCode).toBe('E-012');
  });

  test.each([
    ['not authorised', [line('P006', 1)], 'fourthProductCode', 'E-408'],
    ['no product', [line('NONE', 1)], 'fourthProductCode', 'E-408'],
    ['twice', [line('T604'), line('T604', 1, { configRemark: '  ' })], 'fourthProductCode', 'E-408'],
    ['a foreign line', [{ ...line('T604'), id: 'f'.repeat(32) }], 'id', 'E-012'],
  ])('refuses a model that is %s', async (_case, lines, field, code) => {
    expect((await kit.save({ lines })).result.errors).toMatchObject([{ field, line: `lines[${lines.length - 1}]`, code }]);
  });

  test('refuses what is no quantity, and more than 300 lines', async () => {
    for (const wrong of [-1, 1.5])
      expect(await kit.save({ lines: [line('T604', wrong)] })).toMatchObject({
        code: 422,
        result: { errors: [{ field: 'm1_target', line: 'lines[0]', code: 'E-016' }] },
      });
    expect(await kit.save({ lines: [line('T604', 100_000)] })).toMatchObject({ success: false, code: 400 });
    const many = Array.from({ length: 301 }, (_, at) => line('T604', 1, { configRemark: String(at) }));
    expect(await kit.save({ lines: many })).toMatchObject({ success: false, code: 400 });
    const { id, version } = kit.done<{ id: string; version: number }>(await kit.save({ lines: many.slice(1) }));
    expect((await kit.post('d001.sales', 'orderForecast/detailSave', { id, version, lines: [line('T704')] })).result.errors).toMatchObject([
      { field: 'lines', code: 'orderForecast.mostLines' },
    ]);
  });

  test('of a model that is no longer in use, or no longer the dealer’s, are refused', async () => {
    const { id } = await kit.saved([line('T704', 1)]);
    await kit.db.updateTable('product').set({ enabled: 'N' }).where('code', '=', 'T704').execute();
    expect((await kit.submit(id)).result.errors).toMatchObject([{ field: 'fourthProductCode', line: 'lines[0]', code: 'E-408' }]);
    await kit.db.updateTable('product').set({ enabled: 'Y' }).where('code', '=', 'T704').execute();
  });

  test('are changed, added and removed one by one', async () => {
    const { id, version } = await kit.saved([line('T604', 2), line('T704', 3)]);
    const [first, second] = (await kit.detail(id)).lines;
    const changed = kit.done<{ version: number }>(
      await kit.post('d001.sales', 'orderForecast/detailSave', {
        id,
        version,
        lines: [{ id: first!.id, fourthProductCode: 'T604', m2_target: 4 }, line('T504', 1)],
        removeIds: [second!.id],
      }),
    );
    expect(changed.version).toBe(version + 1);
    expect((await kit.detail(id)).lines).toMatchObject([
      { fourthProductCode: 'T604', m1_target: 2, m2_target: 4 },
      { fourthProductCode: 'T504', m1_target: 1 },
    ]);
    expect(await kit.post('d001.sales', 'orderForecast/detailSave', { id, version, lines: [] })).toMatchObject({ code: 409 });
    const foreign = { id, version: version + 1, lines: [], removeIds: [second!.id] };
    expect((await kit.post('d001.sales', 'orderForecast/detailSave', foreign)).result.errorCode).toBe('E-012');
  });

  test('say what was delivered a year earlier, what is there, and what is on its way', async () => {
    const { vin } = await kit.db.selectFrom('vehicle').select('vin').where('vin', '=', machines.covered).executeTakeFirstOrThrow();
    const pattern = await kit.db.selectFrom('vehicle').selectAll().where('vin', '=', vin).executeTakeFirstOrThrow();
    const machine = (vehicleStatus: 'shipped' | 'pending_acceptance' | 'in_stock' | 'delivered', deliveryDate: string | null) => ({
      ...pattern,
      id: kit.newId(),
      vin: kit.newId().slice(0, 17),
      fourthProduct: 'T604',
      vehicleStatus,
      deliveryDate,
    });
    await kit.db
      .insertInto('vehicle')
      .values([
        machine('shipped', null),
        machine('pending_acceptance', null),
        machine('in_stock', null),
        machine('delivered', '2025-12-01'),
        machine('delivered', '2026-02-28'),
        machine('delivered', '2026-11-30'),
        machine('delivered', '2025-11-30'),
        machine('delivered', '2026-12-01'),
        { ...machine('in_stock', null), dealerCode: 'D002' },
      ])
      .execute();
    const { id } = await kit.saved([line('T604', 1)]);
    const numbers = { lastYear: [1, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 1], stockQty: 2, openOrderQty: 1 };
    expect((await kit.detail(id)).lines).toMatchObject([{ ...numbers, lastYearQty: 3 }]);
    expect(kit.done(await kit.get('d001.sales', 'orderForecast/productFourthList?keyword=604'))).toMatchObject([{ value: 'T604', ...numbers }]);
  });
});

test('machines that are ordered and not shipped yet count as on order', async () => {
  const openOf = async (): Promise<number> =>
    kit.done<{ openOrderQty: number }[]>(await kit.get('d001.sales', 'orderForecast/productFourthList?codes=T504'))[0]!.openOrderQty;
  const before = await openOf();
  const { id } = await (await documentSample('vehicleOrder'))(kit.app.services);
  expect(await openOf()).toBe(before);
  await kit.db.updateTable('vehicleOrder').set({ status: 'submitted' }).where('id', '=', id).execute();
  expect(await openOf()).toBe(before + 2);
});

describe('models', () => {
  test('are those that the dealer may sell; staff name the dealer', async () => {
    const codes = async (person: string, query: string): Promise<string[]> =>
      kit.done<{ value: string }[]>(await kit.get(person, `orderForecast/productFourthList?${query}`)).map(({ value }) => value);
    expect(await codes('d001.sales', '')).toEqual(['T504', 'T604', 'T704']);
    expect(await codes('d001.sales', 'codes=t704,P006,NONE')).toEqual(['T704']);
    expect(await codes('sun.sales', 'dealerCode=D001&secondProduct=IMPLEMENT')).toEqual([]);
    expect((await kit.get('sun.sales', 'orderForecast/productFourthList')).result.errorCode).toBe('E-101');
    expect((await kit.get('sun.sales', 'orderForecast/productFourthList?dealerCode=NONE')).result.errorCode).toBe('E-012');
  });
});

describe('the frozen month', () => {
  beforeEach(async () => {
    kit.at(october);
    await kit.passed([line('T604', 9, { m2_target: 4, m3_target: 5 }), line('T704', 0, { m2_target: 1 })]);
    kit.at(november);
  });

  test('is as the passed forecast said; the others are free', async () => {
    const refused = await kit.save({ lines: [line('T604', 3), line('T704', 1)] });
    expect(refused.result.errors).toMatchObject([{ field: 'm1_target', line: 'lines[0]', code: 'E-402', text: 'Month 2026-12 is locked for forecasting' }]);
    const { id } = await kit.saved([line('T604', 4, { m2_target: 99 }), line('T704', 1)]);
    expect(await kit.detail(id)).toMatchObject({ frozenUntil: '2026-12', changePct: 447.4, lines: [{ prev: [4, 5, 0, 0, 0, 0, 0, 0, 0, 0, 0, null] }, {}] });
    kit.done(await kit.submit(id));
  });

  test('is not left out either', async () => {
    const { id } = await kit.saved([line('T604', 4)]);
    expect((await kit.submit(id)).result.errors).toMatchObject([
      { field: 'lines', code: 'E-402', text: 'Model T704: month 2026-12 is locked with 1, and its line is missing' },
    ]);
  });

  test('of a forecast that expired, or was refused, binds nobody', async () => {
    await kit.db.updateTable('orderForecast').set({ status: 'closed', closeReason: 'expired' }).execute();
    const { id } = await kit.saved([line('T604', 3)]);
    expect(await kit.detail(id)).toMatchObject({ frozenUntil: null, previousId: null, changePct: null });
  });

  test('binds also by a forecast that was passed late, and one whose month is over', async () => {
    await kit.db.updateTable('orderForecast').set({ status: 'submitted' }).execute();
    const { id, version } = await kit.saved([line('T604', 3)]);
    await kit.db.updateTable('orderForecast').set({ status: 'closed', closeReason: 'finished' }).where('month', '=', 11).execute();
    expect((await kit.save({ id, version, lines: [line('T604', 3)] })).result.errors).toMatchObject([{ code: 'E-402' }]);
    expect((await kit.submit(id)).result.errors).toMatchObject([
      { field: 'm1_target', code: 'E-402' },
      { field: 'lines', code: 'E-402' },
    ]);
  });
});

describe('a copy', () => {
  test('moves every line by the months between, and ends with 0', async () => {
    kit.at(october);
    const id = await kit.passed([line('T604', 9, { m2_target: 4, m12_target: 7, configRemark: 'cab' }), line('T704', 1)]);
    expect((await kit.post('d001.sales', 'orderForecast/copy', { id })).result.errorCode).toBe('E-406');
    kit.at(november);
    expect((await kit.detail(id)).allowedActions).toContain('copy');
    const copy = kit.done<{ id: string; no: string; warnings: object[] }>(await kit.post('d001.sales', 'orderForecast/copy', { id }));
    expect(copy.warnings).toEqual([]);
    expect(await kit.detail(copy.id)).toMatchObject({
      status: 'draft',
      year: 2026,
      month: 12,
      previousId: id,
      lines: [
        { fourthProductCode: 'T604', configRemark: 'cab', m1_target: 4, m2_target: 0, m11_target: 7, m12_target: 0 },
        { fourthProductCode: 'T704', lineTotal: 0 },
      ],
    });
    const again = await kit.post('d001.sales', 'orderForecast/copy', { id });
    expect(again.result.errors).toMatchObject([{ code: 'E-407', text: expect.stringContaining(copy.no) }]);
  });

  test('leaves out what may no longer be sold, and belongs to the dealer alone', async () => {
    kit.at(october);
    const id = await kit.passed([line('T604', 2, { m2_target: 1 }), line('T704', 2, { m2_target: 3 })]);
    kit.at(november);
    await kit.db.updateTable('product').set({ enabled: 'N' }).where('code', '=', 'T704').execute();
    expect((await kit.post('d002.admin', 'orderForecast/copy', { id })).result.errorCode).toBe('E-012');
    const copy = kit.done<{ id: string; warnings: object[] }>(await kit.post('d001.sales', 'orderForecast/copy', { id }));
    expect(copy.warnings).toMatchObject([{ code: 'orderForecast.leftOut', text: expect.stringContaining('Model T704') }]);
    // What cannot stand in it is not missed.
    kit.done(await kit.submit(copy.id));
    expect(await kit.statusOf(copy.id)).toMatchObject({ status: 'submitted' });
    await kit.db.updateTable('product').set({ enabled: 'Y' }).where('code', '=', 'T704').execute();
  });

  test('of a draft there is none', async () => {
    const { id } = await kit.saved([line('T604', 1)]);
    expect((await kit.post('d001.sales', 'orderForecast/copy', { id })).result.errorCode).toBe('E-007');
  });
});

describe('an import', () => {
  const send = async (id: string, rows: readonly (readonly string[])[], person = 'd001.sales', more: Record<string, string> = {}) => {
    const { payload, headers } = multipart(more, { field: 'files[]', filename: 'lines.xlsx', content: bytesOf(workbookOf(rows.map((row) => [...row]))) });
    return kit.upload(person, `/api/portal/orderForecast/importExcel?id=${id}`, payload, headers);
  };
  const titles = ['fourthProduct', 'configRemark', '2026-12', 'm2_target', 'Remark'];

  test('adds lines and changes those of the same model and configuration; months are named either way', async () => {
    const { id } = await kit.saved([line('T604', 2, { m3_target: 5 })]);
    const answer = await send(id, [titles, ['T604', '', '7', '', ''], ['T604', 'cab', '1', '2', 'x'], ['t704', '', '', '3', '']]);
    expect(answer).toMatchObject({ success: true, result: { totalCount: 3, successCount: 3, errorCount: 0 } });
    expect((await kit.detail(id)).lines).toMatchObject([
      { fourthProductCode: 'T604', configRemark: null, m1_target: 7, m3_target: 5 },
      { fourthProductCode: 'T604', configRemark: 'cab', m1_target: 1, m2_target: 2, lineRemark: 'x' },
      { fourthProductCode: 'T704', m1_target: 0, m2_target: 3 },
    ]);
    expect(await kit.detail(id)).toMatchObject({ totalQty: 18 });
  });

  test('stores good rows and hands back the others; a dry run stores nothing', async () => {
    const { id } = await kit.saved([]);
    const rows = [titles, ['T604', '', '1', '', ''], ['P006', '', '1', '', ''], ['T704', '', '-2', '', '']];
    const checked = await send(id, rows, 'd001.sales', { validateStatus: '1' });
    expect(checked).toMatchObject({ result: { successCount: 1, errorCount: 2 } });
    expect((await kit.detail(id)).lines).toEqual([]);
    const stored = await send(id, rows);
    expect(stored).toMatchObject({ code: 201, result: { successCount: 1 } });
    expect(stored.result.files[0].problems.map(({ row, field, code }: Record<string, unknown>) => [row, field, code])).toEqual([
      [3, 'fourthProduct', 'E-408'],
      [4, 'm1_target', 'E-016'],
    ]);
    expect((await kit.detail(id)).lines).toMatchObject([{ fourthProductCode: 'T604' }]);
  });

  test('goes into a draft of the own dealer alone, and names columns that it does not know', async () => {
    const { id } = await kit.saved([]);
    expect((await send(id, [titles, ['T604', '', '1', '', '']], 'd002.admin')).result.errorCode).toBe('E-012');
    expect(await send(id, [titles, ['T604', '', '1', '', '']], 'sun.sales')).toMatchObject({ success: false, code: 403 });
    expect(
      (
        await send(id, [
          ['fourthProduct', 'Colour'],
          ['T604', 'red'],
        ])
      ).message,
    ).toContain('Colour');
    kit.done(await kit.save({ id, version: (await kit.detail(id)).version, lines: [line('T704', 1)] }));
    kit.done(await kit.submit(id));
    expect(await send(id, [titles, ['T604', '', '1', '', '']])).toMatchObject({ success: false });
  });
});

describe('a submission', () => {
  test('needs machines, and asks about what cannot be delivered in time', async () => {
    const { id } = await kit.saved([line('T604')]);
    expect((await kit.submit(id)).result.errorCode).toBe('E-008');
    const { version } = await kit.detail(id);
    kit.done(await kit.save({ id, version, lines: [line('T604', 0, { m2_target: 2, m3_target: 1 })] }));
    expect(await kit.submit(id, { confirm: false })).toMatchObject({
      code: 202,
      result: { warnings: [{ code: 'W-409', text: 'Model T604: 2027-01 lies within the lead time of 45 days' }] },
    });
    kit.done(await kit.submit(id));
    expect(await kit.told('submitted')).toEqual(['sun.sales 2026-12']);
  });

  test('is returned with a reason, corrected after the window, and passed', async () => {
    const { id } = await kit.saved([line('T704', 2)]);
    kit.done(await kit.submit(id));
    expect((await kit.check(id, 'no_pass', { rejectType: 'return' })).result.errorCode).toBe('E-006');
    kit.at('2026-11-25T15:00:00Z');
    kit.done(await kit.check(id, 'no_pass', { rejectType: 'return', opinion: 'too few by far' }));
    expect(await kit.told('no_pass')).toEqual(['d001.admin 2026-12', 'd001.sales 2026-12']);
    expect(await kit.detail(id)).toMatchObject({ status: 'no_pass', resubmitUntil: '2026-11-30', submissionStatus: 'draft' });
    kit.at('2026-11-30T15:00:00Z');
    const { version } = await kit.detail(id);
    kit.done(await kit.save({ id, version, lines: [line('T704', 3)] }));
    kit.done(await kit.submit(id));
    kit.at('2026-12-03T15:00:00Z');
    kit.done(await kit.check(id, 'pass'));
    expect(await kit.detail(id)).toMatchObject({ status: 'pass', round: 2, allowedActions: ['copy'] });
    const { result: steps } = await kit.get('d001.sales', `approval/log?docType=orderForecast&id=${id}`);
    expect(steps.map(({ action }: { action: string }) => action)).toEqual(['submit', 'no_pass', 'submit', 'pass']);
  });

  test('can be taken back, given up by an administrator, and refused for good', async () => {
    const { id } = await kit.saved([line('T704', 2)]);
    kit.done(await kit.submit(id));
    kit.done(await kit.post('d001.sales', 'approval/submit', { docType: 'orderForecast', id, action: 'withdraw' }));
    kit.done(await kit.submit(id));
    kit.done(await kit.check(id, 'no_pass', { rejectType: 'return', opinion: 'too few by far' }));
    const giveUp = (person: string) => kit.request(person, 'POST', 'approval/submit', { docType: 'orderForecast', id, action: 'giveUp' });
    expect((await kit.detail(id, 'd001.sales')).allowedActions).not.toContain('giveUp');
    kit.done((await giveUp('d001.admin')).body);
    expect(await kit.statusOf(id)).toEqual({ status: 'closed', closeReason: 'given_up' });
    const other = (await kit.saved([line('T704', 2)], 'd002.admin')).id;
    kit.done(await kit.submit(other, { person: 'd002.admin' }));
    kit.done(await kit.check(other, 'no_pass', { rejectType: 'final', opinion: 'no contract any more' }));
    expect(await kit.statusOf(other)).toEqual({ status: 'closed', closeReason: 'refused' });
  });

  test('is the business of sales alone', async () => {
    const { id } = await kit.saved([line('T704', 2)]);
    kit.done(await kit.submit(id));
    for (const person of ['d001.service', 'd001.parts', 'd00101.service', 'wang.service'])
      expect((await kit.request(person, 'GET', 'orderForecast/list')).status, person).toBe(403);
    expect((await kit.request('sun.sales', 'POST', 'orderForecast/save', {})).status).toBe(403);
    expect((await kit.request('chen.parts', 'POST', 'orderForecast/copy', { id })).status).toBe(403);
    expect(await kit.get('chen.parts', `orderForecast/list?year=2026&month=12`)).toMatchObject({
      result: { total: 1, records: [{ totalQty: 2, allowedActions: [] }] },
    });
  });

  test('is a task of its dealer, late two days before the last one, and then of the reviewers', async () => {
    const { id } = await kit.saved([line('T704', 2)]);
    const tasks = () => kit.db.selectFrom('todo').select(['task', 'permission', 'warnOn', 'lateOn']).where('docId', '=', id).execute();
    expect(await tasks()).toEqual([{ task: 'submit', permission: 'orderForecast:edit', warnOn: '2026-11-20', lateOn: '2026-11-23' }]);
    kit.done(await kit.submit(id));
    expect(await tasks()).toEqual([{ task: 'review', permission: 'orderForecast:audit', warnOn: '2026-11-24', lateOn: '2026-11-27' }]);
  });
});

describe('the list', () => {
  test('adds up what it finds', async () => {
    await kit.saved([line('T704', 2, { m4_target: 5 })]);
    await kit.saved([line('T604', 1)], 'd002.admin');
    expect((await kit.get('sun.sales', 'orderForecast/totals')).result).toEqual({ count: 2, totalQty: 8, next3Qty: 3, capped: false });
    expect((await kit.get('sun.sales', 'orderForecast/totals?dealerCode=D001')).result).toEqual({ count: 1, totalQty: 7, next3Qty: 2, capped: false });
    expect((await kit.get('sun.sales', 'orderForecast/totals?dealerCode=NONE')).result).toEqual({ count: 0, totalQty: 0, next3Qty: 0, capped: false });
    expect((await kit.get('d001.sales', 'orderForecast/list?status=draft&submissionStatus=draft&region=Maule')).result).toMatchObject({ total: 1 });
    expect((await kit.get('d001.sales', 'orderForecast/list?keyword=OF26')).result).toMatchObject({ total: 1 });
  });
});

describe('while its dealer is suspended', () => {
  const becomes = (dealerStatus: 'suspended' | 'active') => kit.db.updateTable('dealer').set({ dealerStatus }).where('dealerCode', '=', 'D001').execute();
  test('nothing is entered or handed in; drafts can be deleted, and the maker goes on', async () => {
    const { id, version } = await kit.saved([line('T704', 2)]);
    const other = (await kit.saved([line('T704', 2)], 'd002.admin')).id;
    await becomes('suspended');
    kit.at(november);
    try {
      expect((await kit.save({ id, version, remark: 'x' })).result.errorCode).toBe('E-551');
      expect((await kit.submit(id)).result.errorCode).toBe('E-551');
      expect((await kit.request('d001.sales', 'DELETE', `orderForecast/delete?ids=${id}`)).body.result.ok).toEqual([id]);
      await kit.morning();
      expect(await kit.told('windowOpen')).toEqual([]);
    } finally {
      await becomes('active');
    }
    expect(await kit.statusOf(other)).toMatchObject({ status: 'draft' });
  });

  test('and when it ends, drafts are dropped and the others closed', async () => {
    const system = contextOf(kit.app.services, await kit.app.services.sessions.actAs('sun.sales'));
    const dropped = (await kit.saved([line('T704', 2)])).id;
    const ended = await (async () => {
      kit.at(october);
      const id = await kit.passed([line('T704', 2)]);
      kit.at(november);
      return id;
    })();
    const ofForecasts = (open: readonly { docType: string; count: number }[]) => open.filter(({ docType }) => docType === 'orderForecast');
    expect(ofForecasts(await blockersOfDealer(system, { dealerCode: 'D001' }))).toEqual([]);
    expect(ofForecasts(await closedWithDealer(system, { dealerCode: 'D001' }))).toMatchObject([{ count: 2 }]);
    await transact(system, (within) => closeOfDealer(within, { dealerCode: 'D001' }));
    expect(await kit.statusOf(ended)).toEqual({ status: 'closed', closeReason: 'dealer_terminated' });
    expect((await kit.get('sun.sales', `orderForecast/detail?id=${dropped}`)).result.errorCode).toBe('E-012');
  });
});
