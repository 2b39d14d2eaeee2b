/** Files of a bank: what pays a remittance is booked, the rest becomes drafts, and an import is taken back as a whole. */
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { BankLineInput } from '../../../generated/types.gen.ts';
import { countStatements } from '../../../test/countStatements.ts';
import { multipart } from '../../../test/multipart.ts';
import { call } from '../../../test/testApp.ts';
import { bytesOf, lyingZipBomb, png, withFormula, withMacro, workbookOf } from '../../../test/workbooks/hostileWorkbooks.ts';
import { createPaymentKit, type PaymentKit, type Person, second } from '../paymentTestKit.ts';
import { matchLine, type Remittance } from './matchLine.ts';

let kit: PaymentKit;
let during: Awaited<ReturnType<typeof countStatements>>['during'];
beforeAll(async () => {
  const counted = await countStatements();
  during = counted.during;
  kit = await createPaymentKit({ connection: counted.connection });
}, 240_000);
afterAll(() => kit.app.close());

type Line = [reference: string, amount: string, more?: Record<string, string>];
const titles = ['feeDate', 'paymentAmount', 'currency', 'bankReference', 'payerName', 'accountNumber', 'dealerCode', 'accountType'];
const rowOf = ([bankReference, paymentAmount, more = {}]: Line): string[] => {
  const values: Record<string, string> = { feeDate: '2026-11-21', currency: 'EUR', bankReference, paymentAmount, ...more };
  return titles.map((title) => values[title] ?? '');
};
const csv = (...lines: Line[]): Buffer => Buffer.from([titles, ...lines.map(rowOf)].map((row) => row.join(';')).join('\r\n'));

const sendTo = async (url: string, content: Buffer, { filename = 'bank.csv', person = 'qian.finance' }: { filename?: string; person?: Person } = {}) => {
  const { payload, headers } = multipart({}, { field: 'files[]', filename, content });
  return (
    await kit.app.inject({
      method: 'POST',
      url: `/mfr/bankImport/${url}`,
      headers: { ...headers, 'x-access-token': kit.tokens[person], 'accept-language': 'en' },
      payload,
    })
  ).json();
};
const importFile = (content: Buffer, options: Parameters<typeof sendTo>[2] = {}) => sendTo('importExcel', content, options);
const preview = (content: Buffer, options: Parameters<typeof sendTo>[2] = {}) => sendTo('preview', content, options);
const get = async (path: string, person: Person = 'qian.finance') => (await call(kit.app, kit.tokens[person], 'GET', `/mfr/bankImport/${path}`)).body;
const latest = async () => (await get('list?column=createTime&order=desc')).result.records[0];
const takeBack = async (run: { id: string; version: number }) =>
  (await call(kit.app, kit.tokens['qian.finance'], 'POST', '/mfr/bankImport/takeBack', { id: run.id, version: run.version })).body;
const linesOf = async (run: { id: string }): Promise<Record<string, string>[]> => (await get(`lines?importId=${run.id}`)).result.records;
/** What counts: payments and lines of accounts. */
const state = async () => {
  const { rows } = await sql`select (select count(*)::int from finance_ledger) as lines, (select count(*)::int from bank_receipt) as receipts,
    (select count(*)::int from dealer_payment where del_flag = 0) as payments, (select coalesce(sum(balance), 0) from account) as balance,
    (select count(*)::int from bank_import) as runs`.execute(kit.db);
  return rows[0];
};

describe('hostile files', () => {
  test.each<[string, () => Buffer | Promise<Buffer>, string]>([
    ['a picture', () => png, 'bank.csv'],
    ['a zip bomb', lyingZipBomb, 'bank.csv'],
    ['a workbook with macros', () => withMacro(bytesOf(workbookOf([titles, rowOf(['M1', '5'])]))), 'bank.csv'],
    ['zeros', () => Buffer.alloc(5000), 'bank.csv'],
    ['a quotation mark that is not closed', () => Buffer.from(`${titles.join(';')}\n"2026;1;2`), 'bank.csv'],
    ['a program', () => Buffer.from('MZ\u0000'), 'bank.exe'],
    ['a text without titles', () => Buffer.from('hello'), 'bank.csv'],
    ['too many rows', () => csv(...Array.from({ length: 5001 }, (_, index): Line => [`R${index}`, '1'])), 'bank.csv'],
  ])(
    'nothing is stored of %s',
    async (_name, content, filename) => {
      const before = await state();
      const answer = await importFile(await content(), { filename });
      expect(answer).toMatchObject({ success: false, result: { successCount: 0, files: [{ readable: false }] } });
      expect(answer.result.files[0].message).not.toBe('');
      expect(await state()).toEqual(before);
    },
    60_000,
  );

  test('hostile cells are lines that are wrong', async () => {
    const before = await state();
    const values = ["x'; drop table account; --", '<script>', '1e309', '-5', '0', '1,234', '9'.repeat(400), '0.001', '=1+1'];
    const answer = await importFile(csv(...values.map((value, index): Line => [`H${index}`, value, { dealerCode: 'D001' }])));
    expect(answer).toMatchObject({ success: false, result: { totalCount: values.length, errorCount: values.length } });
    const formula = bytesOf(withFormula([titles, rowOf(['F1', '5'])], 1, 1, 'WEBSERVICE("http://evil")'));
    expect(await importFile(formula, { filename: 'bank.xlsx' })).toMatchObject({ success: false, result: { errorCount: 1 } });
    expect(await state()).toEqual(before);
  });

  test('is for those of finance who import', async () => {
    const file = csv(['P1', '5', { dealerCode: 'D001' }]);
    for (const person of ['d001.admin', 'zhao.manager', 'chen.parts'] as const) {
      expect(await importFile(file, { person }), person).toMatchObject({ code: 403 });
      expect(await preview(file, { person }), person).toMatchObject({ code: 403 });
      expect(await get('list', person), person).toMatchObject({ code: 403 });
      expect(await get('lines', person), person).toMatchObject({ code: 403 });
    }
  });
});

test('a preview says what will be booked, drafted, skipped and left out, and stores nothing', async () => {
  await kit.booked({}, { bankReference: 'PRE-OLD' });
  await kit.submitted({ bankReference: 'PRE-1' });
  const before = await state();
  const answer = await preview(
    csv(['pre-1', '9985'], ['PRE-2', '400', { dealerCode: 'D001' }], ['Pre-Old', '10000'], ['PRE-3', '7'], ['PRE-4', '5', { dealerCode: 'NOBODY' }]),
  );
  expect(answer).toMatchObject({
    success: true,
    result: {
      bookedCount: 1,
      draftCount: 1,
      skippedCount: 1,
      files: [{ totalCount: 5, successCount: 2, errorCount: 3 }],
      lines: [
        { result: 'booked', bankReference: 'pre-1', announcedAmount: 10_000, paymentAmount: 9985, dealerCode: 'D001' },
        { result: 'drafted', bankReference: 'PRE-2', paymentNo: null, announcedAmount: null },
      ],
    },
  });
  const { problems } = answer.result.files[0];
  expect(problems.map(({ code, field }: Record<string, string>) => [code, field])).toEqual([
    ['E-533', 'bankReference'],
    ['dealerPayment.bank.noDealer', 'dealerCode'],
    ['E-012', 'dealerCode'],
  ]);
  expect(await state()).toEqual(before);
});

test('books what pays a remittance by reference or payer, makes drafts of the rest, and does neither twice', async () => {
  const named = await kit.submitted({ bankReference: 'IMP 1', paymentAmount: 10_000 });
  const unnamed = await kit.submitted({ paymentAmount: 777 });
  const file = csv(['imp1', '9.985,00'], ['IMP2', '777', { payerName: 'agro-andes' }], ['IMP3', '50,5', { dealerCode: 'd001', accountType: 'parts' }]);
  expect(await importFile(file)).toMatchObject({ success: true, code: 200, result: { successCount: 3 } });
  expect(await kit.detail(named)).toMatchObject({ status: 'paid', payStatus: 'partial', paidAmount: 9985, bankCharges: 15, feeDate: '2026-11-21' });
  expect(await kit.detail(unnamed)).toMatchObject({ status: 'paid', payStatus: 'paid', bankReference: 'IMP2' });
  const run = await latest();
  expect(run).toMatchObject({ fileName: 'bank.csv', bookedCount: 2, draftCount: 1, createBy: 'qian.finance', allowedActions: ['takeBack'] });
  const lines = await linesOf(run);
  const draft = lines.find(({ result }) => result === 'drafted')!;
  expect(await kit.detail(draft['paymentId']!)).toMatchObject({
    kind: 'entry',
    status: 'draft',
    dealerCode: 'D001',
    accountType: 'parts',
    feeType: 'parts_payment',
    paymentAmount: 50.5,
    bankReference: 'IMP3',
  });
  const before = await state();
  const again = await importFile(file);
  expect(again).toMatchObject({ success: false, result: { successCount: 0, errorCount: 3 } });
  expect(again.result.files[0].problems.map(({ code }: { code: string }) => code)).toEqual(['E-533', 'E-533', 'dealerPayment.bank.drafted']);
  expect(await state()).toEqual(before);
  await kit.mustAddUp();
});

test('one remittance is paid by one line, and one reference stands in a file once', async () => {
  await kit.submitted({ bankReference: 'TWICE', paymentAmount: 300 });
  const answer = await importFile(csv(['TWICE', '100'], ['twice', '200'], ['TWICE ', '300']));
  expect(answer.result).toMatchObject({ successCount: 1, errorCount: 2 });
  expect(answer.result.files[0].problems.map(({ code }: { code: string }) => code)).toEqual(['import.duplicateRow', 'import.duplicateRow']);
});

test('a remittance more takes one statement more, its own change; a preview and a draft take none', async () => {
  const file = async (name: string, count: number): Promise<Buffer> => {
    const lines: Line[] = [];
    for (let at = 0; at < count; at += 1) {
      await kit.submitted({ bankReference: `${name}-${at}`, paymentAmount: 100 + at });
      lines.push([`${name}-${at}`, String(100 + at)], [`${name}-D${at}`, '20', { dealerCode: 'D002', accountType: 'parts', currency: 'RMB' }]);
    }
    return csv(...lines);
  };
  const [few, many] = [await file('FEW', 2), await file('MANY', 22)];
  const looked = [await during(() => preview(few)), await during(() => preview(many))];
  const done = [await during(() => importFile(few)), await during(() => importFile(many))];
  // The log of calls is written on its own time.
  const others = 5;
  expect(looked[1]! - looked[0]!).toBeLessThanOrEqual(others);
  expect(done[1]! - done[0]!).toBeLessThanOrEqual(20 + others);
  expect(await latest()).toMatchObject({ bookedCount: 22, draftCount: 22 });
  await kit.mustAddUp();
});

test('a month that is closed refuses what would be booked in it, and nothing else', async () => {
  await kit.submitted({ bankReference: 'CLOSED-1', paymentAmount: 300 });
  await kit.submitted({ bankReference: 'CLOSED-2', paymentAmount: 300 });
  await sql`insert into finance_period (period, status) values ('2026-08', 'closed')`.execute(kit.db);
  const answer = await importFile(csv(['CLOSED-1', '300', { feeDate: '2026-08-31' }], ['CLOSED-2', '300']));
  expect(answer.result).toMatchObject({ successCount: 1, errorCount: 1, files: [{ problems: [{ code: 'E-502', field: 'feeDate' }] }] });
  await kit.mustAddUp();
});

test('a large draft is booked by somebody else than who imported it', async () => {
  const file = csv(['EYES', '900000', { dealerCode: 'D001', accountType: 'vehicle', currency: 'USD' }]);
  await importFile(file);
  const [draft] = await linesOf(await latest());
  const id = draft!['paymentId']!;
  expect(kit.said(await kit.post('qian.finance', 'dealerPayment/book', { ids: [id] }))).toBe('E-005');
  expect(kit.said(await kit.post(second, 'dealerPayment/book', { ids: [id] }))).toBe('ok');
});

describe('taking back', () => {
  const imported = async (name: string) => {
    const id = await kit.submitted({ bankReference: `${name}-1`, paymentAmount: 1000 });
    expect(await importFile(csv([`${name}-1`, '1000'], [`${name}-2`, '20', { dealerCode: 'D001', accountType: 'parts' }]))).toMatchObject({ success: true });
    const run = await latest();
    const draft = (await linesOf(run)).find(({ result }) => result === 'drafted')!['paymentId']!;
    return { id, draft, run };
  };
  const balance = async (): Promise<number> => (await kit.totals())['currentVehicleEur']!;

  test('reverses what was booked, deletes the drafts, and frees the references, once', async () => {
    const before = await balance();
    const { id, draft, run } = await imported('BACK');
    expect(await balance()).toBe(before + 1000);
    expect(await takeBack({ ...run, version: run.version + 1 })).toMatchObject({ code: 409, result: { errorCode: 'E-001' } });
    expect(await takeBack(run)).toMatchObject({ success: true, result: { id: run.id, version: run.version + 1 } });
    expect(await balance()).toBe(before);
    expect((await kit.detail(id))['reversedBy']).not.toBeNull();
    expect(kit.said(await kit.get('qian.finance', `dealerPayment/detail?id=${draft}`))).toBe('E-012');
    expect(await latest()).toMatchObject({ takenBackBy: 'qian.finance', allowedActions: [] });
    expect(await takeBack({ ...run, version: run.version + 1 })).toMatchObject({ result: { errorCode: 'E-350' } });
    expect(await preview(csv(['BACK-1', '1000', { dealerCode: 'D001' }]))).toMatchObject({ result: { draftCount: 1, skippedCount: 0 } });
    await kit.mustAddUp();
  });

  test.each<[string, (made: { id: string; draft: string }) => Promise<unknown>]>([
    ['a booking was reversed', async ({ id }) => kit.done(await kit.reverse([(await kit.linesOf(id))[0]!.id]))],
    ['a draft was booked', async ({ draft }) => kit.done(await kit.book(draft, {}, second))],
    [
      'a draft was changed',
      async ({ draft }) => {
        const { version } = await kit.detail(draft);
        kit.done(await kit.save('qian.finance', { id: draft, version, remark: 'checked with the bank' }));
      },
    ],
    ['a draft was deleted', async ({ draft }) => kit.status('qian.finance', 'DELETE', `dealerPayment/delete?ids=${draft}`)],
  ])('does nothing at all where %s since', async (name, change) => {
    const { run, ...made } = await imported(name.toUpperCase().replaceAll(' ', ''));
    await change(made);
    const before = await state();
    expect(await takeBack(run)).toMatchObject({ success: false, message: expect.stringMatching(/^FP\S+ was changed after this import$/) });
    expect(await state()).toEqual(before);
    expect(await latest()).toMatchObject({ takenBackTime: null });
  });

  test('leaves a month that was closed since as it is: the reversal is of today', async () => {
    const feeDate = '2026-09-15';
    const id = await kit.submitted({ bankReference: 'CLOSED-1', paymentAmount: 1000, feeDate });
    expect(await importFile(csv(['CLOSED-1', '1000', { feeDate }]))).toMatchObject({ success: true });
    const run = await latest();
    const month = async () =>
      (
        await sql`select sum(in_amount) as paid_in, sum(out_amount) as paid_out, sum(line_count)::int as n from account_period where period = '2026-09'`.execute(
          kit.db,
        )
      ).rows;
    const before = await month();
    const financePeriod = async (verb: string) =>
      (await call(kit.app, kit.tokens['qian.finance'], 'POST', `/mfr/financePeriod/${verb}`, { period: '2026-09', reason: 'Books are done' })).body;
    kit.done(await financePeriod('close'));
    expect(await takeBack(run)).toMatchObject({ success: true });
    expect((await kit.detail(id))['entries']).toMatchObject([
      { feeDate, direction: 'in' },
      { feeDate: '2026-11-21', direction: 'out' },
    ]);
    expect(await month()).toEqual(before);
    kit.done(await financePeriod('reopen'));
    await kit.mustAddUp();
  });

  test('an import that is not there is said to be absent', async () => {
    expect(await takeBack({ id: '0'.repeat(32), version: 1 })).toMatchObject({ result: { errorCode: 'E-012' } });
  });
});

describe('matching', () => {
  const line: BankLineInput = {
    feeDate: '2026-11-21',
    paymentAmount: 100,
    currency: 'EUR',
    bankReference: 'R1',
    payerName: 'Agro Andes',
    accountNumber: 'DE89 3704 0044 0532 0130 00',
  };
  const base: Remittance = {
    id: 'a',
    paymentNo: 'FP1',
    dealerCode: 'D001',
    accountType: 'parts',
    currency: 'EUR',
    paymentAmount: 100,
    payerName: 'Agro Andes S.A.',
    accountNumber: 'DE89370400440532013000',
    bankReference: 'r 1',
  };
  const unnamed = { ...base, bankReference: null };
  test.each<[string, Partial<BankLineInput>, Remittance[], string]>([
    ['the same reference', {}, [base], 'a'],
    ['the same reference, less than announced', { paymentAmount: 90 }, [base], 'a'],
    ['the same reference, more than announced', { paymentAmount: 110 }, [base], 'tooMuch'],
    ['another currency', { currency: 'USD' }, [base], 'none'],
    ['the dealer of another', { dealerCode: 'D002' }, [base], 'none'],
    ['another account', { accountType: 'vehicle' }, [base], 'none'],
    ['two of the same reference', {}, [base, { ...base, id: 'b' }], 'several'],
    ['no reference, account number and amount agree', {}, [unnamed], 'a'],
    ['no reference, payer and amount agree', { accountNumber: '', payerName: 'AGRO ANDES, S.A.' }, [unnamed], 'a'],
    ['no reference, another amount', { paymentAmount: 99 }, [unnamed], 'none'],
    ['no reference, another payer', { accountNumber: '', payerName: 'Agro' }, [unnamed], 'none'],
    ['no reference, nothing said of the payer', { accountNumber: '', payerName: '' }, [{ ...unnamed, payerName: null, accountNumber: null }], 'none'],
    ['another reference', { bankReference: 'R2' }, [base], 'none'],
    ['two that announced the same', {}, [unnamed, { ...unnamed, id: 'b' }], 'several'],
    ['the reference before the payer', {}, [unnamed, { ...base, id: 'b' }], 'b'],
  ])('%s', (_name, change, remittances, expected) => {
    const match = matchLine({ ...line, ...change }, remittances);
    expect(match.is === 'paid' ? match.remittance.id : match.is).toBe(expected);
  });
});
