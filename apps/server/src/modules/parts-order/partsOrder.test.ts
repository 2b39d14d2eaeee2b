/** The life of a parts order over HTTP. */
import { type CellObject, read } from '@e965/xlsx';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { multipart } from '../../test/multipart.ts';
import { bytesOf, workbookOf } from '../../test/workbooks/hostileWorkbooks.ts';
import { createOrderKit, type OrderKit } from './orderTestKit.ts';

let kit: OrderKit;
beforeAll(async () => {
  kit = await createOrderKit();
});
afterAll(() => kit.app.close());
afterEach(() => kit.mustAddUp());

const seal = (qty: number) => ({ partsCode: 'SEAL-1', qty });

describe('a draft', () => {
  test('is saved with the prices of today, and read by its own dealer only', async () => {
    const id = await kit.saved([seal(3), { partsCode: ' pump-1 ', qty: 1, remark: ' soon ' }], { dealerRef: 'R-1' });
    expect(await kit.detail(id, 'd001.parts')).toMatchObject({
      status: 'draft',
      orderType: 'stock',
      currency: 'USD',
      itemCount: 2,
      totalQty: 4,
      partsAmount: 467.55,
      totalAmount: 467.55,
      backorderQty: null,
      lines: [
        { lineNo: 1, partsCode: 'SEAL-1', unitPrice: 18.4, amount: 55.2, lineStatus: 'open' },
        { lineNo: 2, partsCode: 'PUMP-1', remark: 'soon' },
      ],
      allowedActions: ['edit', 'delete', 'submit', 'cancel'],
    });
    expect((await kit.get('d002.admin', `partsOrder/detail?id=${id}`)).result.errorCode).toBe('E-012');
    expect((await kit.get('d001.parts', 'partsOrder/list?keyword=pump-1&column=orderNo')).result.records).toMatchObject([{ id }]);
  });

  test('takes each part once, and says what it cannot store', async () => {
    const answer = await kit.save({ lines: [seal(1), seal(2)] });
    expect(answer.result.warnings).toMatchObject([{ code: 'partsOrder.added' }]);
    expect((await kit.detail(answer.result.id, 'd001.parts'))['lines']).toMatchObject([{ qty: 3 }]);
    const { result } = await kit.save({ orderType: 'resend', requiredDate: '2020-01-01', lines: [{ partsCode: 'NONE', qty: 1 }, seal(0), seal(1.234)] });
    expect(result.errors.map(({ field, line, code }: Record<string, string>) => [field, line ?? '', code])).toEqual([
      ['orderType', '', 'E-330'],
      ['requiredDate', '', 'partsOrder.past'],
      ['partsCode', 'lines[0]', 'E-309'],
      ['qty', 'lines[1]', 'E-302'],
      ['qty', 'lines[2]', 'E-016'],
    ]);
  });
});

describe('handing in', () => {
  test('① five bad lines are five errors, and nothing is frozen', async () => {
    await kit.db.updateTable('parts').set({ minOrderMultiple: 10 }).where('partsCode', '=', 'FILTER-1').execute();
    await kit.db.updateTable('parts').set({ enabled: 'N' }).where('partsCode', '=', 'SENSOR-1').execute();
    const codes = ['NOPRICE-1', 'ZERO-1', 'OLD-1', 'FILTER-1', 'SENSOR-1'];
    const id = await kit.saved(codes.map((partsCode) => ({ partsCode, qty: 5 })));
    const { code, result } = await kit.submit(id);
    expect(code).toBe(422);
    expect(result.errors.map((error: { code: string; line: string }) => [error.line, error.code])).toEqual([
      ['lines[0]', 'E-300'],
      ['lines[1]', 'E-301'],
      ['lines[2]', 'E-306'],
      ['lines[3]', 'E-302'],
      ['lines[4]', 'E-308'],
    ]);
    expect(await kit.detail(id, 'd001.parts')).toMatchObject({ status: 'draft', round: 0 });
    await kit.db.updateTable('parts').set({ enabled: 'Y' }).where('partsCode', '=', 'SENSOR-1').execute();
    await kit.db.updateTable('parts').set({ minOrderMultiple: 1 }).where('partsCode', '=', 'FILTER-1').execute();
  });

  test('② a price that has changed is asked about; once handed in it stays', async () => {
    const id = await kit.saved([seal(10)]);
    const price = (to: number) => kit.db.updateTable('partsPrice').set({ price: to }).where('partsCode', '=', 'SEAL-1').where('currency', '=', 'USD').execute();
    await price(20);
    const asked = await kit.submit(id, '');
    expect(asked).toMatchObject({ code: 202, result: { warnings: [{ code: 'W-331', text: expect.stringContaining('200.00 USD') }] } });
    expect((await kit.submit(id)).success).toBe(true);
    await price(18.4);
    expect((await kit.detail(id, 'd001.parts'))['lines']).toMatchObject([{ unitPrice: 20 }]);
  });

  test.each([
    ['without lines', {}, [], { errorCode: 'E-008' }],
    ['without an address', { deliveryAddress: null }, [seal(1)], { errors: [{ field: 'deliveryAddress', code: 'E-013' }] }],
    ['urgent without a machine and a reason', { orderType: 'urgent' }, [seal(1)], { errors: [{ field: 'vin', code: 'E-327' }, { field: 'urgentReason' }] }],
    ['for warranty without a claim', { orderType: 'warranty' }, [seal(1)], { errors: [{ field: 'claimNo', code: 'E-328' }] }],
    ['about a machine of another dealer', { vin: 'LSH0000000000000X' }, [seal(1)], { errors: [{ field: 'vin', code: 'E-102' }] }],
  ])('%s is refused', async (_, more, lines, result) => {
    const id = await kit.saved(lines, more);
    expect((await kit.submit(id)).result).toMatchObject(result);
  });

  test('a reference of another open order is asked about', async () => {
    await kit.submitted([seal(1)], { dealerRef: 'R-77' });
    const id = await kit.saved([seal(1)], { dealerRef: 'R-77' });
    expect(await kit.submit(id, '')).toMatchObject({ code: 202, result: { warnings: [{ code: 'W-332' }] } });
  });

  test('it may be taken back, sent back with a reason, and called off', async () => {
    const id = await kit.submitted([seal(1)]);
    const approve = (action: string) => kit.post('d001.parts', 'approval/submit', { docType: 'partsOrder', id, action });
    expect((await approve('withdraw')).success).toBe(true);
    await kit.submit(id);
    const noPass = (more: object) => kit.post('chen.parts', 'approval/checkSubmit', { docType: 'partsOrder', ids: [id], action: 'no_pass', ...more });
    expect((await noPass({})).result.errorCode).toBe('E-006');
    expect((await noPass({ opinion: 'please order the kit instead' })).success).toBe(true);
    expect(await kit.detail(id, 'd001.parts')).toMatchObject({ status: 'no_pass', allowedActions: ['edit', 'submit', 'cancel', 'giveUp'] });
    expect((await kit.post('d001.parts', 'partsOrder/cancel', { ids: [id] })).success).toBe(true);
    expect(await kit.detail(id, 'd001.parts')).toMatchObject({ status: 'closed', closeReason: 'cancelled', allowedActions: [] });
  });
});

describe('confirming', () => {
  test('reserves what is there, leaves the rest on backorder, and charges', async () => {
    await kit.setBalance(1000);
    await kit.db.updateTable('parts').set({ deliveryCycleDays: 14 }).where('partsCode', '=', 'FILTER-1').execute();
    const id = await kit.submitted([seal(10), { partsCode: 'FILTER-1', qty: 1500 }]);
    const asked = await kit.confirm(id, { freight: 12.5 }, '');
    expect(asked).toMatchObject({ code: 202, result: { warnings: [{ code: 'W-333', text: expect.stringContaining('1,000') }, { code: 'W-334' }] } });
    const [line, filter] = (await kit.detail(id))['lines'] as unknown as { id: string }[];
    const said = [{ lineId: filter!.id, confirmedQty: 2, promisedDate: '2026-12-24' }];
    expect((await kit.confirm(id, { lines: said, freight: 12.5 }, '')).success).toBe(true);
    expect(await kit.detail(id)).toMatchObject({
      status: 'paid',
      payStatus: 'paid',
      shipStatus: 'not_shipped',
      confirmedAmount: 215.5,
      chargedAmount: 215.5,
      paidAmount: 215.5,
      nextPromised: '2026-12-24',
      payments: [{ direction: 'out', amount: 215.5, balanceAfter: 784.5 }],
      lines: [
        { id: line!.id, confirmedQty: 10, openQty: 10, backorderQty: 0, lineStatus: 'confirmed', warehouse: 'WH01' },
        { confirmedQty: 2, backorderQty: 1498, lineStatus: 'backorder' },
      ],
    });
  });

  test('is refused with what is wrong at which line', async () => {
    const id = await kit.submitted([seal(10)]);
    const [line] = (await kit.detail(id))['lines'] as unknown as { id: string }[];
    const wrong = { lineId: line!.id, confirmedQty: 11, promisedDate: '2020-01-01', substituteCode: 'PUMP-1' };
    const { result } = await kit.confirm(id, { lines: [wrong], discountPct: 16 });
    expect(result.errors.map(({ field, code }: Record<string, string>) => [field, code])).toEqual([
      ['discountPct', 'E-344'],
      ['discountReason', 'E-013'],
      ['confirmedQty', 'E-336'],
      ['promisedDate', 'partsOrder.past'],
      ['substituteCode', 'E-343'],
    ]);
    expect((await kit.confirm(id, { warehouse: 'WH77' })).result.errorCode).toBe('E-338');
  });

  test('a substitute takes the line over, at its own price but never above that of the line', async () => {
    await kit.setBalance(1000);
    await kit.db.updateTable('parts').set({ replacedBy: 'FILTER-1' }).where('partsCode', '=', 'SENSOR-1').execute();
    const id = await kit.submitted([{ partsCode: 'SEAL-1', qty: 1 }]);
    await kit.db.updateTable('partsOrderLine').set({ partsCode: 'SENSOR-1', unitPrice: 63.99 }).where('orderId', '=', id).execute();
    const [line] = (await kit.detail(id))['lines'] as unknown as { id: string }[];
    kit.done(await kit.confirm(id, { lines: [{ lineId: line!.id, confirmedQty: 1, substituteCode: 'FILTER-1' }] }));
    expect(await kit.detail(id)).toMatchObject({ chargedAmount: 9.5, lines: [{ partsCode: 'SENSOR-1', substituteCode: 'FILTER-1', unitPrice: 9.5 }] });
    await kit.db.updateTable('parts').set({ replacedBy: null }).where('partsCode', '=', 'SENSOR-1').execute();
  });

  test('several at once are confirmed as far as stock allows', async () => {
    await kit.setBalance(100);
    const ids = [await kit.submitted([seal(1)]), await kit.submitted([seal(2)])];
    const preview = (await kit.get('chen.parts', `partsOrder/confirmPreview?ids=${ids.join(',')}`)).result;
    expect(preview).toMatchObject([{ wantedQty: 1, confirmedQty: 1, backorderQty: 0 }, { wantedQty: 2 }]);
    expect((await kit.post('chen.parts', 'partsOrder/confirm?confirm=1', { ids })).result).toMatchObject({ ok: ids, failed: [] });
  });
});

describe('paying', () => {
  test('③ of two orders one balance pays one; the other is charged as money comes', async () => {
    await kit.db.updateTable('partsPrice').set({ price: 60 }).where('partsCode', '=', 'PUMP-1').where('currency', '=', 'USD').execute();
    const pump = [{ partsCode: 'PUMP-1', qty: 1 }];
    const ids = [await kit.submitted(pump), await kit.submitted(pump)];
    await kit.setBalance(100);
    await Promise.all(ids.map((id) => kit.confirm(id)));
    const states = await Promise.all(ids.map(async (id) => (await kit.detail(id))['status'] as unknown as string));
    expect(states.toSorted()).toEqual(['paid', 'pass']);
    expect(await kit.balance()).toBe(40);
    const waiting = ids[states.indexOf('pass')]!;
    expect((await kit.get('qian.finance', 'partsOrder/list?stage=waitsForPayment')).result.records).toMatchObject([{ id: waiting, openAmount: 60 }]);
    await kit.money(20);
    await kit.payWaiting();
    expect(await kit.detail(waiting)).toMatchObject({ status: 'paid', chargedAmount: 60 });
    expect(await kit.balance()).toBe(0);
  });

  test('④ what is cancelled is given back to the cent', async () => {
    await kit.setBalance(100);
    await kit.db.updateTable('partsPrice').set({ price: 0.33 }).where('partsCode', '=', 'SENSOR-1').where('currency', '=', 'USD').execute();
    await kit.db.updateTable('orderTypeRule').set({ surchargePct: 10 }).where('orderType', '=', 'stock').where('bizType', '=', 'parts').execute();
    const id = await kit.confirmed([{ partsCode: 'SENSOR-1', qty: 3 }]);
    expect(await kit.detail(id)).toMatchObject({ status: 'paid', chargedAmount: 1.09 });
    const { version, lines } = (await kit.detail(id)) as unknown as { version: number; lines: { id: string }[] };
    kit.done(await kit.post('chen.parts', 'partsOrder/cancelOpen', { id, version, lines: [{ lineId: lines[0]!.id, qty: 1 }], reason: 'not made any more' }));
    expect(await kit.detail(id)).toMatchObject({
      status: 'paid',
      chargedAmount: 0.73,
      confirmedAmount: 0.73,
      payments: [{ direction: 'in', amount: 0.36 }, {}],
    });
    await kit.db.updateTable('orderTypeRule').set({ surchargePct: 0 }).where('orderType', '=', 'stock').where('bizType', '=', 'parts').execute();
  });

  test('⑤ on credit up to the limit; it is paid as money comes', async () => {
    await kit.setBalance(0);
    await kit.setLimit(100);
    const [small, large] = [await kit.confirmed([seal(5)]), await kit.confirmed([seal(2)])];
    const release = (id: string) => kit.post('qian.finance', 'partsOrder/releaseCredit', { ids: [id], reason: 'harvest has begun' });
    kit.done(await release(small));
    expect(await kit.detail(small)).toMatchObject({ status: 'pass', creditReleased: 'Y', payStatus: 'unpaid', chargedAmount: 92, paidAmount: 0 });
    expect((await release(large)).result.errorCode).toBe('E-519');
    expect((await kit.post('qian.finance', 'partsOrder/pay', { ids: [small] })).result.errorCode).toBe('E-520');
    await kit.money(50);
    await kit.payWaiting();
    expect(await kit.detail(small)).toMatchObject({ status: 'pass', payStatus: 'partial', paidAmount: 50 });
    await kit.money(42);
    await kit.payWaiting();
    expect(await kit.detail(small)).toMatchObject({ status: 'paid', payStatus: 'paid', paidAmount: 92 });
    // Money that bounces makes the released one unpaid again, and nothing else.
    await kit.money(-10);
    await kit.payWaiting();
    expect(await kit.detail(small)).toMatchObject({ status: 'paid', payStatus: 'partial', paidAmount: 82 });
    await kit.setLimit(0);
    await kit.setBalance(0);
  });

  test('in parts, never more than is open', async () => {
    await kit.setBalance(0);
    const id = await kit.confirmed([seal(5)]);
    const pay = (amount?: number) => kit.post('qian.finance', 'partsOrder/pay', { ids: [id], ...(amount !== undefined && { amount }) });
    expect((await pay()).result.errorCode).toBe('E-304');
    await kit.money(60);
    expect((await pay(92.01)).result.errorCode).toBe('E-521');
    kit.done(await pay(60));
    expect(await kit.detail(id)).toMatchObject({ status: 'pass', payStatus: 'partial', chargedAmount: 60, openAmount: 32 });
    await kit.money(32);
    kit.done(await pay());
    expect(await kit.detail(id)).toMatchObject({ status: 'paid', payStatus: 'paid' });
    expect((await pay()).success).toBe(false);
  });

  test('⑥ is for finance alone, and confirming for the parts desk', async () => {
    const body = { ids: ['1'.repeat(32)] };
    for (const person of ['chen.parts', 'd001.parts', 'zhao.manager'] as const)
      expect(await kit.status(person, 'POST', '/partsOrder/pay'.slice(1), body)).toBe(403);
    for (const person of ['d001.parts', 'qian.finance'] as const) expect(await kit.status(person, 'POST', 'partsOrder/confirm', body)).toBe(403);
  });
});

describe('workbooks', () => {
  const download = async (path: string) => {
    const { rawPayload } = await kit.app.inject({
      url: `/api/portal/partsOrder/${path}`,
      headers: { 'x-access-token': kit.tokens['chen.parts'], 'accept-language': 'en' },
    });
    const [sheet] = Object.values(read(rawPayload, { type: 'buffer', dense: true }).Sheets);
    return (sheet!['!data'] as CellObject[][]).map((cells) => cells.map((cell) => cell?.v));
  };

  test('hold a row per order, or per line of it', async () => {
    const id = await kit.submitted([seal(3), { partsCode: 'PUMP-1', qty: 2 }]);
    const { orderNo } = (await kit.detail(id)) as unknown as { orderNo: string };
    const [titles, order, more] = await download(`exportXls?format=xlsx&selections=${id}`);
    expect([titles![0], order![0], more]).toEqual(['Order no.', orderNo, undefined]);
    const lines = await download(`exportXls?format=xlsx&lines=1&selections=${id}`);
    expect(lines.slice(1).map((row) => [row[0], row[2], row[3]])).toEqual(
      expect.arrayContaining([
        [orderNo, 1, 'SEAL-1'],
        [orderNo, 2, 'PUMP-1'],
      ]),
    );
    expect(lines).toHaveLength(3);
  });

  test('confirm orders line by line, and say what is wrong with which row', async () => {
    await kit.setBalance(1000);
    const [good, bad] = [await kit.submitted([seal(3)]), await kit.submitted([seal(4)])];
    const numbers = await Promise.all([good, bad].map(async (id) => (await kit.detail(id))['orderNo'] as unknown as string));
    const rows = [
      ['orderNo', 'lineNo', 'confirmedQty'],
      [numbers[0], 1, 2],
      [numbers[1], 1, 5],
      ['PO-NONE', 1, 1],
    ];
    const { payload, headers } = multipart({}, { field: 'files[]', filename: 'orders.xlsx', content: bytesOf(workbookOf(rows)) });
    const answer = (
      await kit.app.inject({
        method: 'POST',
        url: '/api/portal/partsOrder/importConfirm',
        headers: { ...headers, 'x-access-token': kit.tokens['chen.parts'] },
        payload,
      })
    ).json();
    expect(answer).toMatchObject({ code: 201, result: { successCount: 1, errorCount: 2 } });
    expect(answer.result.files[0].problems.map(({ row, code }: { row: number; code: string }) => [row, code])).toEqual([
      [3, 'E-336'],
      [4, 'E-012'],
    ]);
    expect(await kit.detail(good)).toMatchObject({ status: 'paid', lines: [{ confirmedQty: 2, backorderQty: 1 }] });
    expect(await kit.detail(bad)).toMatchObject({ status: 'submitted' });
  });
});
