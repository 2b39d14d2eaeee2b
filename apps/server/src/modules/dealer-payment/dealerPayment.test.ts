/** Remittances of dealers, entries of finance, and the accounts that they book to. */
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { ledger } from '../ledger/service.ts';
import { multipart } from '../../test/multipart.ts';
import { call } from '../../test/testApp.ts';
import { bytesOf, workbookOf } from '../../test/workbooks/hostileWorkbooks.ts';
import { createPaymentKit, type PaymentKit, remittance, second } from './paymentTestKit.ts';

let kit: PaymentKit;
beforeAll(async () => {
  kit = await createPaymentKit();
}, 240_000);
afterAll(() => kit.app.close());
afterEach(() => kit.mustAddUp());

describe('a remittance', () => {
  test('of which the bank kept something is partly paid, and counts with what came', async () => {
    const before = await kit.totals();
    const id = await kit.submitted();
    kit.done(await kit.book(id, { paidAmount: 9985, bankReference: 'S14' }));
    expect(await kit.detail(id)).toMatchObject({
      status: 'paid',
      payStatus: 'partial',
      feeType: 'vehicle_payment',
      paymentAmount: 10_000,
      paidAmount: 9985,
      bankCharges: 15,
      bankReference: 'S14',
      entries: [{ inAmount: 9985, outAmount: null, bankReference: 'S14', settledAmount: 0, payStatus: 'paid' }],
      allowedActions: ['reverse'],
    });
    const after = await kit.totals();
    expect(after['currentVehicleEur']! - before['currentVehicleEur']!).toBe(9985);
    // Its settlement currency is another one.
    expect(after['depositFee']).toBe(before['depositFee']);
    const [line] = await kit.list('?accountType=vehicle&currency=EUR');
    expect(line).toMatchObject({ sourceNo: (await kit.detail(id))['paymentNo'], balanceAfter: after['currentVehicleEur'] });
  });

  test.each([
    [{ accountNumber: 'DE00370400440532013000' }, 'E-514'],
    [{ currency: 'XXX' }, 'E-014'],
    [{ paymentAmount: 0 }, 'dealerPayment.notPositive'],
    [{ paymentAmount: 1.005 }, 'E-016'],
    [{ dealerCode: 'D002' }, 'E-012'],
    [{ accountType: 'parts', orderNos: ['PO2611D002-0001'] }, 'E-012'],
  ])('with %j is not saved', async (change, code) => {
    expect(kit.said(await kit.save('d001.admin', { ...remittance, ...change }))).toBe(code);
  });

  test('keeps the kind of its account, whatever fee type is sent', async () => {
    const id = await kit.saved('d001.admin', { ...remittance, accountType: 'deposit', feeType: 'parts_payment', direction: 'out' });
    expect(await kit.detail(id)).toMatchObject({ feeType: 'deposit', direction: 'in', kind: 'remittance' });
  });

  test.each([
    [{ bankTagNumber: null }, ['bankTagNumber E-013', 'paymentProof E-515']],
    [{ feeDate: '2026-11-30' }, ['feeDate E-512', 'paymentProof E-515']],
    [{ accountType: null, paymentAmount: null }, ['accountType E-013', 'paymentAmount E-013', 'paymentProof E-515']],
  ])('with %j is not submitted', async (change, wrong) => {
    const id = await kit.saved('d001.admin', { ...remittance, ...change });
    const { result } = await kit.submit(id);
    expect(result.errors.map(({ field, code }: Record<string, string>) => `${field} ${code}`)).toEqual(wrong);
  });

  test('that looks like another one asks first', async () => {
    const id = await kit.submitted({ paymentAmount: 777 });
    const again = await kit.saved('d001.admin', { ...remittance, paymentAmount: 777, feeDate: '2026-11-16' });
    await kit.slip(again);
    expect((await kit.submit(again, '')).result.warnings).toMatchObject([
      { code: 'W-528', text: expect.stringContaining((await kit.detail(id))['paymentNo']!) },
    ]);
    expect(kit.said(await kit.submit(again))).toBe('ok');
  });

  test('goes back with a reason, is handed in again, or given up', async () => {
    const id = await kit.submitted({ paymentAmount: 50 });
    const check = (opinion?: string) => kit.post('qian.finance', 'approval/checkSubmit', { docType: 'dealerPayment', ids: [id], action: 'no_pass', opinion });
    expect(kit.said(await check())).toBe('E-006');
    kit.done(await check('nothing has arrived'));
    expect(await kit.detail(id, 'd001.admin')).toMatchObject({ status: 'no_pass', allowedActions: ['edit', 'submit', 'giveUp'] });
    kit.done(await kit.submit(id));
    expect(kit.said(await kit.post('d001.admin', 'approval/submit', { docType: 'dealerPayment', id, action: 'withdraw' }))).toBe('ok');
    kit.done(await kit.submit(id));
    kit.done(await check('nothing has arrived'));
    kit.done(await kit.post('d001.admin', 'approval/submit', { docType: 'dealerPayment', id, action: 'giveUp' }));
    expect(await kit.detail(id)).toMatchObject({ status: 'closed', closeReason: 'given_up' });
  });

  test('is booked at most once, with a reference, and no more than was announced', async () => {
    const id = await kit.submitted();
    expect((await kit.book(id, { bankReference: '' })).result.errors).toMatchObject([{ field: 'bankReference', code: 'E-013' }]);
    expect((await kit.book(id, { paidAmount: 10_000.01 })).result.errors).toMatchObject([{ field: 'paidAmount', code: 'E-513' }]);
    expect(kit.said(await kit.book(id, { feeDate: '2026-11-30' }))).toBe('E-512');
    expect(kit.said(await kit.book(id, { version: 1 }))).toBe('E-001');
    kit.done(await kit.book(id));
    expect(kit.said(await kit.book(id))).toBe('E-007');
  });

  test('is the dealer’s: finance neither makes nor changes one, and the dealer changes no paid one', async () => {
    expect(await kit.status('qian.finance', 'POST', 'dealerPayment/save', { ...remittance, kind: 'remittance', dealerCode: 'D001' })).toBe(403);
    const id = await kit.saved('d001.admin', remittance);
    expect(await kit.status('qian.finance', 'POST', 'dealerPayment/save', { id, version: 1, remark: 'changed' })).toBe(403);
    expect(kit.said(await kit.book(id))).toBe('E-007');
    const paid = await kit.booked();
    const { version } = (await kit.detail(paid)) as unknown as { version: number };
    expect(kit.said(await kit.save('d001.admin', { id: paid, version, remark: 'changed' }))).toBe('E-002');
  });
});

describe('a bank reference', () => {
  test('is booked once, and again after it was reversed', async () => {
    const bankReference = 'REF 1';
    const first = await kit.booked({}, { bankReference });
    const next = await kit.submitted();
    const answer = await kit.book(next, { bankReference: 'ref1' });
    expect([kit.said(answer), answer.message]).toEqual(['E-533', expect.stringContaining((await kit.detail(first))['paymentNo']!)]);
    kit.done(await kit.reverse([(await kit.linesOf(first))[0]!.id]));
    expect(kit.said(await kit.book(next, { bankReference }))).toBe('ok');
  });

  test('of another bank is another one; without a bank it stands for any', async () => {
    await kit.booked({}, { bankReference: 'SAME' });
    expect(kit.said(await kit.book(await kit.submitted({ bankTagNumber: 'COBADEFF' }), { bankReference: 'SAME' }))).toBe('ok');
    const entry = await kit.entry({ feeType: 'parts_payment' });
    expect(kit.said(await kit.book(entry, { bankReference: 'SAME' }))).toBe('E-533');
  });
});

describe('a reversal', () => {
  test('mirrors the line once', async () => {
    const id = await kit.booked();
    const [line] = await kit.linesOf(id);
    const { currentVehicleEur: before } = await kit.totals();
    kit.done(await kit.reverse([line!.id]));
    expect((await kit.totals())['currentVehicleEur']).toBe(before! - 10_000);
    expect((await kit.linesOf(id)).map(({ direction, paymentAmount }) => [direction, paymentAmount])).toEqual([
      ['in', 10_000],
      ['out', 10_000],
    ]);
    expect(kit.said(await kit.reverse([line!.id]))).toBe('E-516');
    expect(await kit.detail(id)).toMatchObject({ status: 'paid', allowedActions: [], reversedBy: expect.stringContaining('FP') });
    expect(kit.said(await kit.reverse([(await kit.linesOf(id))[1]!.id]))).toBe('E-517');
  });

  test('needs a reason, a day that has come, and a line of a payment', async () => {
    const id = await kit.booked();
    const [line] = await kit.linesOf(id);
    expect(kit.said(await kit.reverse([line!.id], { reason: 'x' }))).toBe('E-006');
    expect(kit.said(await kit.reverse([line!.id], { feeDate: '2026-11-30' }))).toBe('E-512');
    expect(kit.said(await kit.reverse(['0'.repeat(32)]))).toBe('E-012');
    const account = { dealerCode: 'D001', accountType: 'parts', currency: 'USD' } as const;
    const order = { source: 'partsOrder', sourceId: 'a'.repeat(32), sourceNo: 'PO2611D001-0001', postingKey: 'order' };
    const posted = await kit.inside((context) =>
      ledger.post(context, { ...order, account, direction: 'out', amount: 5, feeType: 'parts_order', contra: 'parts_sales', shortfall: 'allow' }),
    );
    const [charge] = await kit.list(`?entryNo=${posted.entryNo}`);
    const answer = await kit.reverse([charge!['id']!]);
    expect([kit.said(answer), answer.message]).toEqual(['E-517', expect.stringContaining('PO2611D001-0001')]);
    expect(await kit.status('d001.admin', 'POST', 'dealerPayment/reverse', { ids: [line!.id], reason: 'not ours' })).toBe(403);
  });

  test('of a transfer takes both sides back under one journal', async () => {
    await kit.entered({ feeType: 'parts_payment', paymentAmount: 300 });
    const id = await kit.entry({ kind: 'transfer', toAccountType: 'deposit', paymentAmount: 120 });
    kit.done(await kit.book(id));
    const lines = await kit.linesOf(id);
    expect(lines).toMatchObject([
      { accountType: 'parts', outAmount: 120, contraAccount: 'internal' },
      { accountType: 'deposit', inAmount: 120, contraAccount: 'internal' },
    ]);
    kit.done(await kit.reverse(lines.map(({ id: line }) => line)));
    const after = (await kit.detail(id))['entries'] as unknown as { journalNo: string; inAmount: number | null }[];
    expect(after.map(({ inAmount }) => inAmount)).toEqual([null, 120, 120, null]);
    expect(new Set(after.map(({ journalNo }) => journalNo)).size).toBe(2);
  });
});

describe('an entry of finance', () => {
  test.each([
    [{ feeType: 'vehicle_payment' }, 'E-511'],
    [{ feeType: 'parts_order' }, 'E-511'],
    [{ feeType: 'nothing' }, 'E-014'],
    [{ kind: 'transfer', toAccountType: 'parts' }, 'E-522'],
    [{ dealerCode: 'D009' }, 'E-012'],
    [{ dealerCode: null }, 'E-013'],
  ])('with %j is not saved', async (change, code) => {
    const input = { kind: 'entry', dealerCode: 'D001', accountType: 'parts', currency: 'USD', feeType: 'adjustment', feeDate: '2026-11-20', paymentAmount: 1 };
    expect(kit.said(await kit.save('qian.finance', { ...input, ...change }))).toBe(code);
  });

  test.each([
    [{ feeType: 'refund', paymentAmount: 9_000_000 }, 'E-523'],
    [{ kind: 'transfer', toAccountType: 'vehicle', paymentAmount: 9_000_000 }, 'E-523'],
    [{ kind: 'transfer', toAccountType: null }, 'E-013'],
    [{ kind: 'opening', feeDate: '2026-10-30' }, 'dealerPayment.notMonthEnd'],
    [{ kind: 'opening', feeDate: '2026-10-31' }, 'E-518'],
  ])('with %j is not booked', async (change, code) => {
    await kit.entered();
    expect(kit.said(await kit.book(await kit.entry(change), {}, second))).toBe(code);
  });

  test('above the limit is booked by somebody else', async () => {
    const id = await kit.entry({ paymentAmount: 5000.01 });
    expect(kit.said(await kit.book(id))).toBe('E-005');
    expect((await kit.detail(id))['allowedActions']).toEqual(['edit', 'delete']);
    expect(kit.said(await kit.book(id, {}, second))).toBe('ok');
    expect(kit.said(await kit.book(await kit.entry({ paymentAmount: 5000 })))).toBe('ok');
  });

  test('is hidden from the dealer until it is booked, and changed by finance alone', async () => {
    const id = await kit.entry();
    expect((await kit.get('d001.admin', `dealerPayment/detail?id=${id}`)).result.errorCode).toBe('E-012');
    kit.done(await kit.save('qian.finance', { id, version: 1, remark: 'counted again' }));
    kit.done(await kit.book(id));
    expect(await kit.detail(id, 'd001.admin')).toMatchObject({ remark: 'counted again', kind: 'entry', allowedActions: [] });
    const { version } = (await kit.detail(id)) as unknown as { version: number };
    expect(kit.said(await kit.save('qian.finance', { id, version, remark: 'again' }))).toBe('E-002');
    const draft = await kit.entry();
    expect((await call(kit.app, kit.tokens['qian.finance'], 'DELETE', `/api/portal/dealerPayment/delete?ids=${draft}`)).body.success).toBe(true);
  });

  test('opens an account with what is owed', async () => {
    const opening = { kind: 'opening', dealerCode: 'D002', accountType: 'deposit', currency: 'RMB', feeDate: '2026-10-31', direction: 'out' };
    kit.done(await kit.book(await kit.entry({ ...opening, paymentAmount: 40 })));
    expect(await kit.totals('', 'd002.admin')).toMatchObject({ depositBalance: -40 });
  });
});

describe('periods', () => {
  test('a closed month takes nothing; an open one before moves the opening of this one, and no balance that was told', async () => {
    await kit.db.insertInto('financePeriod').values({ period: '2026-08', status: 'closed' }).execute();
    await kit.entered({ accountType: 'vehicle', paymentAmount: 10 });
    const told = async () => (await kit.list('?accountType=vehicle&currency=USD')).map(({ entryNo, balanceAfter }) => `${entryNo} ${balanceAfter}`);
    const lines = await told();
    const before = await kit.totals();
    expect(kit.said(await kit.book(await kit.entry({ accountType: 'vehicle', feeDate: '2026-08-31' })))).toBe('E-502');
    kit.done(await kit.book(await kit.entry({ accountType: 'vehicle', feeDate: '2026-10-15', paymentAmount: 25 })));
    expect((await told()).slice(1)).toEqual(lines);
    const after = await kit.totals();
    expect([after['openingVehicleUsd']! - before['openingVehicleUsd']!, after['depositFee']! - before['depositFee']!]).toEqual([25, 0]);
  });

  test.each(['2026-10-10', '2026-10-31', '2026-11-01', '2026-11-20', '2026-11-21'])(
    'the opening of %s is the current balance of the day before',
    async (day) => {
      const before = new Date(`${day}T00:00:00Z`);
      before.setUTCDate(before.getUTCDate() - 1);
      const opened = await kit.totals(`?feeDate_begin=${day}&feeDate_end=${day}`);
      const closed = await kit.totals(`?feeDate_begin=2026-09-05&feeDate_end=${before.toISOString().slice(0, 10)}`);
      for (const name of ['VehicleUsd', 'VehicleEur', 'PartsUsd', 'PartsRmb'])
        expect([name, opened[`opening${name}`]]).toEqual([name, closed[`current${name}`]]);
      for (const { openingVehicleUsd: vehicle, openingPartsUsd: parts, depositFee, expenditureFee, currentVehicleUsd, currentPartsUsd } of [opened, closed])
        expect(vehicle! + parts! + depositFee! - expenditureFee!).toBeCloseTo(currentVehicleUsd! + currentPartsUsd!, 6);
    },
  );

  test('sums of whole months are those of their lines', async () => {
    const kept = (await kit.get('d001.admin', 'dealerPayment/totals?accountType=parts&currency=USD&feeDate_begin=2026-11-01&feeDate_end=2026-11-30')).result;
    const added = (await kit.get('d001.admin', 'dealerPayment/totals?accountType=parts&currency=USD&feeDate_begin=2026-11-01&feeDate_end=2026-11-29')).result;
    expect(kept).toEqual(added);
    expect(kept.sums).toMatchObject([{ currency: 'USD', inAmount: expect.any(Number) }]);
  });
});

describe('who sees which account', () => {
  test.each([
    ['d001.parts', ['parts'], 'currentVehicleEur', 'remainingVehicleAmount'],
    ['d001.sales', ['vehicle'], 'currentPartsUsd', 'remainingPartsAmount'],
  ] as const)('%s sees %j alone', async (person, types, hidden, remaining) => {
    await kit.booked();
    await kit.entered();
    const lines = await kit.list('?pageSize=100', person);
    expect([...new Set(lines.map(({ accountType }) => accountType))]).toEqual(types);
    expect(await kit.totals('', person)).toMatchObject({ [hidden]: null, [remaining]: null, depositBalance: null });
    const { result } = await kit.get(person, 'dealerPayment/accounts?pageSize=100');
    expect(new Set(result.records.map(({ accountType }: Record<string, string>) => accountType))).toEqual(new Set(types));
    expect(await kit.status(person, 'POST', 'dealerPayment/save', remittance)).toBe(403);
  });

  test('nobody of another dealer, nor of a sub-dealer; numbers of accounts are masked for most', async () => {
    const id = await kit.booked();
    expect((await kit.get('d002.admin', `dealerPayment/detail?id=${id}`)).result.errorCode).toBe('E-012');
    expect((await kit.get('d002.admin', `dealerPayment/entry?id=${(await kit.linesOf(id))[0]!.id}`)).result.errorCode).toBe('E-012');
    expect((await kit.get('d002.admin', 'dealerPayment/totalQuery?dealerCode=D001')).result.errorCode).toBe('E-012');
    expect(await kit.status('d00101.service', 'GET', 'dealerPayment/list')).toBe(403);
    expect((await kit.get('zhao.manager', 'dealerPayment/totalQuery')).result.errors).toMatchObject([{ field: 'dealerCode', code: 'E-013' }]);
    for (const [person, number] of [
      ['d001.admin', remittance.accountNumber],
      ['qian.finance', remittance.accountNumber],
      ['zhao.manager', 'DE8****3000'],
      ['d001.sales', 'DE8****3000'],
    ] as const)
      expect(await kit.detail(id, person)).toMatchObject({ accountNumber: number, entries: [{ accountNumber: number }] });
  });
});

describe('the import', () => {
  const columns = ['dealerCode', 'accountType', 'currency', 'bankReference', 'kind', 'feeDate', 'paymentAmount', 'remark'];
  const send = async (rows: (string | number)[][]) => {
    const { payload, headers } = multipart({}, { field: 'files[]', filename: 'bank.xlsx', content: bytesOf(workbookOf([columns, ...rows])) });
    const url = '/api/portal/dealerPayment/importExcel';
    return (
      await kit.app.inject({ method: 'POST', url, headers: { ...headers, 'x-access-token': kit.tokens['qian.finance'], 'accept-language': 'en' }, payload })
    ).json();
  };

  test('makes drafts of what is right, and says what is wrong with the rest', async () => {
    const { result } = await send([
      ['D001', 'parts', 'USD', 'IMP-1', '', '2026-11-20', 75.5, '=1+1'],
      ['D001', 'deposit', 'EUR', '', 'opening', '2026-10-31', -20, ''],
      ['D001', 'parts', 'USD', '', '', '2026-11-20', 10, ''],
      ['D009', 'parts', 'USD', 'IMP-2', '', '2026-11-20', 10, ''],
      ['D001', 'parts', 'USD', 'IMP-3', 'transfer', '2026-11-20', 10, ''],
    ]);
    expect(result).toMatchObject({ totalCount: 5, successCount: 2, errorCount: 3 });
    expect(result.files[0].problems.map(({ field, code }: Record<string, string>) => `${field} ${code}`)).toEqual([
      'bankReference E-013',
      'dealerCode E-012',
      'kind E-014',
    ]);
    const { records } = (await kit.get('qian.finance', 'dealerPayment/paymentList?keyword=IMP-1')).result;
    expect(records).toMatchObject([{ kind: 'entry', feeType: 'parts_payment', status: 'draft', paymentAmount: 75.5, remark: '=1+1' }]);
    const openings = (await kit.get('qian.finance', 'dealerPayment/paymentList?kind=opening&status=draft&currency=EUR')).result;
    expect(openings.records).toMatchObject([{ direction: 'out', paymentAmount: 20 }]);
  });
});
