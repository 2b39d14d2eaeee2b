/** What exchange rates have of their own; the rest is in the walks over masters and lists. */
import type { WorkBook } from '@e965/xlsx';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { renewAllStanding } from '../../documents/todo/standingTask.ts';
import type { TodoItem } from '../../generated/types.gen.ts';
import { contextOf, transact } from '../../shared/context.ts';
import { inTransaction } from '../../shared/database/database.ts';
import { bytesOf, workbookOf } from '../../test/workbooks/hostileWorkbooks.ts';
import { multipart } from '../../test/multipart.ts';
import { call } from '../../test/testApp.ts';
import { ledger, openAccounts } from '../ledger/service.ts';
import { type ClaimKit, createClaimKit, type Person } from '../warranty-claim/claimTestKit.ts';
import { rateReminder } from './rateReminder.ts';

let kit: ClaimKit;
beforeAll(async () => {
  kit = await createClaimKit();
});
afterAll(() => kit.close());

const path = '/mfr/exchangeRate';
const ask = (method: 'GET' | 'POST' | 'DELETE', verb: string, body?: object, person: Person = 'qian.finance') =>
  call(kit.app, kit.tokens[person], method, `${path}/${verb}`, body);
const post = async (verb: string, body: object) => (await ask('POST', verb, body)).body;
const listed = async (query = '') => (await ask('GET', `list?pageSize=100&${query}`)).body.result.records as Record<string, unknown>[];
const rateOf = async (rateDate: string) => (await listed(`currency=USD&rateDate_begin=${rateDate}&rateDate_end=${rateDate}`))[0]!;
const usd = { currency: 'USD', rateDate: '2026-11-10', rateToRmb: 7.668 };

describe('a rate', () => {
  test('that differs by more than 5 % from the one before is asked about, then stored and told in its history', async () => {
    expect(await post('add', usd)).toMatchObject({ code: 202, result: { warnings: [{ code: 'W-527', text: 'The rate differs by 8 % from the one before' }] } });
    expect(await listed('currency=USD')).toHaveLength(1);
    const { success, result } = await post('add?confirm=1', usd);
    expect(success).toBe(true);
    expect(await listed('currency=USD')).toMatchObject([
      { rateDate: '2026-11-10', rateToRmb: 7.668, changePct: 8, source: 'manual', runNo: 'EX2611-0001', updateBy: 'qian.finance', used: 'N' },
      { rateDate: '2026-11-01', changePct: null, runNo: null },
    ]);
    const history = await call(kit.app, kit.tokens['qian.finance'], 'GET', `/sys/dataLog/list?docType=exchangeRate&id=${result.id}`);
    expect(JSON.stringify(history.body)).toContain('7.668');
    const { id, version } = result;
    expect(await post('edit', { ...usd, rateToRmb: 6.2, id, version })).toMatchObject({ code: 202 });
    expect(await post('edit', { ...usd, rateToRmb: 7.3, id, version })).toMatchObject({ success: true, result: { version: 2 } });
    expect(await rateOf('2026-11-10')).toMatchObject({ rateToRmb: 7.3, runNo: 'EX2611-0002' });
  });

  test.each([
    ['rateDate', { rateDate: '2026-11-23' }, 'exchangeRate.notYet'],
    ['rateDate', {}, 'E-018'],
    ['rateToRmb', { rateDate: '2026-11-12', rateToRmb: 7.1234567 }, 'E-016'],
  ])('with a wrong %s is refused there, before anything is asked', async (field, change, code) => {
    expect(await post('add', { ...usd, rateToRmb: 9.9, ...change })).toMatchObject({ code: 422, result: { errors: [{ field, code }] } });
  });

  test.each([{ currency: 'RMB' }, { rateToRmb: 0 }, { rateToRmb: -7 }, { rateToRmb: '7' }, { source: 'x' }, { runNo: 'EX1' }, { rateDate: '2026-02-30' }])(
    'with %j breaks the contract',
    async (change) => {
      expect((await ask('POST', 'add', { ...usd, rateDate: '2026-11-13', ...change })).status).toBe(400);
    },
  );

  test('at which an entry was booked is neither changed nor removed; one of a new date is', async () => {
    const user = await kit.app.services.sessions.actAs('qian.finance');
    await transact(contextOf(kit.app.services, user), async (context) => {
      await openAccounts(context, { dealerCode: 'D001', currency: 'USD' });
      const account = { dealerCode: 'D001', accountType: 'parts', currency: 'USD' } as const;
      const source = { source: 'dealerPayment', sourceId: 's'.repeat(32), sourceNo: 'TEST' };
      await ledger.post(context, {
        account,
        direction: 'in',
        feeType: 'parts_payment',
        contra: 'bank',
        amount: 10,
        ...source,
        postingKey: 'rate',
        feeDate: '2026-11-12',
      });
    });
    const { id, version, used } = await rateOf('2026-11-10');
    expect(used).toBe('Y');
    expect((await rateOf('2026-11-01'))['used']).toBe('N');
    expect(await post('edit', { ...usd, rateToRmb: 7.31, id, version })).toMatchObject({ code: 422, result: { errors: [{ code: 'exchangeRate.used' }] } });
    expect((await ask('DELETE', `deleteBatch?ids=${id as string}`)).body.result.failed).toMatchObject([{ code: 'exchangeRate.used', no: 'USD 2026-11-10' }]);
    expect(await post('add', { ...usd, rateDate: '2026-11-12', rateToRmb: 7.35 })).toMatchObject({ success: true });
    expect(await rateOf('2026-11-12')).toMatchObject({ used: 'N', changePct: 0.68 });
    // A later rate that happens to be the same explains the entry as well.
    expect(await post('add', { ...usd, rateDate: '2026-11-11', rateToRmb: 7.3 })).toMatchObject({ success: true });
    expect([(await rateOf('2026-11-10'))['used'], (await rateOf('2026-11-11'))['used']]).toEqual(['N', 'Y']);
  });

  test('is kept by finance; others may look, and dealers know nothing of its history', async () => {
    for (const person of ['zhao.manager', 'chen.parts', 'admin', 'd001.admin'] as const) {
      expect((await ask('GET', 'list', undefined, person)).status).toBe(200);
      expect((await ask('POST', 'add', usd, person)).status).toBe(403);
      expect((await ask('DELETE', `delete?ids=${'1'.repeat(32)}`, undefined, person)).status).toBe(403);
    }
    expect((await ask('GET', 'list', undefined, 'd001.service')).status).toBe(403);
  });
});

describe('a workbook of rates', () => {
  const send = async (rows: unknown[][]) => {
    const { payload, headers } = multipart(
      {},
      { field: 'files[]', filename: 'rates.xlsx', content: bytesOf(workbookOf([['currency', 'rateDate', 'rateToRmb'], ...rows])) },
    );
    return (
      await kit.app.inject({
        method: 'POST',
        url: `${path}/importExcel`,
        headers: { ...headers, 'x-access-token': kit.tokens['qian.finance'], 'accept-language': 'en' },
        payload,
      })
    ).json();
  };

  test('stores what is right under one number; rates that differ much are errors of their rows', async () => {
    const answer = await send([
      ['EUR', '2026-09-01', 8.9],
      ['EUR', '2026-10-01', 9],
      ['EUR', '2026-10-15', 9.9],
      ['EUR', '2026-12-01', 8],
      ['RMB', '2026-10-01', 1],
      ['USD', '2026-11-11', 7.9],
    ]);
    expect(answer).toMatchObject({ code: 201, result: { successCount: 2, errorCount: 4 } });
    expect(answer.result.files[0].problems.map(({ row, code }: { row: number; code: string }) => [row, code])).toEqual([
      [4, 'W-527'],
      [5, 'exchangeRate.notYet'],
      [6, 'contract.choice'],
      [7, 'exchangeRate.used'],
      [7, 'W-527'],
    ]);
    const stored = await listed('currency=EUR&rateDate_end=2026-10-31');
    expect(stored).toMatchObject([
      { rateDate: '2026-10-01', changePct: 1.12, source: 'import' },
      { rateDate: '2026-09-01', source: 'import' },
    ]);
    expect(stored[0]!['runNo']).toBe(stored[1]!['runNo']);
  });
});

describe('a hostile workbook', () => {
  const send = async (rows: unknown[][], change?: (workbook: WorkBook) => void) => {
    const workbook = workbookOf([['currency', 'rateDate', 'rateToRmb', 'source'], ...rows]);
    change?.(workbook);
    const { payload, headers } = multipart({}, { field: 'files[]', filename: 'rates.xlsx', content: bytesOf(workbook) });
    const url = `${path}/importExcel`;
    return (await kit.app.inject({ method: 'POST', url, headers: { ...headers, 'x-access-token': kit.tokens['qian.finance'] }, payload })).json();
  };
  const dayBack = (days: number): string => new Date(Date.UTC(2020, 0, 1) - days * 86_400_000).toISOString().slice(0, 10);

  test('of 5,000 rows, every other one wrong, leaves the right ones', async () => {
    const wrong = [-1, 'abc', '=1+1', 99_999_999, '7.12345678', '', 0, 'NaN'];
    const rows = Array.from({ length: 5000 }, (_, at) => ['EUR', dayBack(at), at % 2 === 0 ? 7.8 + (at % 9) / 100 : wrong[(at >> 1) % wrong.length], 'bank']);
    const answer = await send(rows);
    expect(answer).toMatchObject({ code: 201, result: { totalCount: 5000, successCount: 2500, errorCount: 2500 } });
    expect(answer.result.files[0].problems.length).toBeLessThanOrEqual(50);
  }, 60_000);

  test('with a typing error in between loses that row alone', async () => {
    const answer = await send([
      ['USD', '2010-01-01', 7],
      ['USD', '2010-02-01', 77],
      ['USD', '2010-03-01', 7.35],
    ]);
    expect(answer).toMatchObject({ code: 201, result: { successCount: 2 } });
    expect(answer.result.files[0].problems).toMatchObject([{ row: 3, code: 'W-527' }]);
  });

  test('with formulas and unknown sources stores nothing of them', async () => {
    const answer = await send(
      [
        ['USD', '2011-01-01', 7, 'x'],
        ['USD', '2011-02-01', 7, '=cmd|calc'],
        ['USD', '2011-03-01', 7, 'manual'],
      ],
      ({ Sheets }) => Object.assign(Sheets['Sheet1']!, { C4: { t: 'n', f: 'HYPERLINK("http://evil.example","7")' } }),
    );
    expect(answer, JSON.stringify(answer)).toMatchObject({ success: false, result: { successCount: 0 } });
    expect(await listed('currency=USD&rateDate_begin=2011-01-01&rateDate_end=2011-12-31')).toEqual([]);
  });
});

test('currencies are offered with what they are worth today, in both calls', async () => {
  const currencies = (await kit.get('d001.service', 'general/listCurrency')).result;
  expect(currencies).toMatchObject([
    { value: 'RMB', isoCode: 'CNY', symbol: '¥', decimals: 2, todayRateToRmb: 1, rateDate: null },
    { value: 'USD', isoCode: 'USD', symbol: '$', decimals: 2, todayRateToRmb: 7.35, rateDate: '2026-11-12' },
    { value: 'EUR', isoCode: 'EUR', symbol: '€', decimals: 2, todayRateToRmb: 7.8, rateDate: '2026-11-01' },
  ]);
  expect((await kit.get('d001.service', 'currency/dictList')).result).toEqual(currencies);
});

test('finance is asked for the rates of a month that nobody has entered, once a day', async () => {
  const { db } = kit;
  const run = (today: string) =>
    rateReminder.run({ services: kit.app.services, today, signal: new AbortController().signal, transaction: (work) => inTransaction(db, work) });
  expect(await run('2026-11-02')).toBe(0);
  expect([await run('2026-12-02'), await run('2026-12-02'), await run('2026-12-03')]).toEqual([2, 0, 2]);
  const told = await db
    .selectFrom('message')
    .innerJoin('sysUser', 'sysUser.id', 'message.userId')
    .select(['username', 'params'])
    .where('event', '=', 'exchangeRate.missing')
    .execute();
  expect([...new Set(told.map(({ username }) => username))]).toEqual(['qian.finance']);
  expect(told.map(({ params }) => params)).toContainEqual({ cur: 'EUR', period: '2026-12' });
});

test('the rates of the month that are missing wait for finance until they are entered', async () => {
  await kit.db.deleteFrom('exchangeRate').where('rateDate', '>=', '2026-11-01').where('rateDate', '<=', '2026-11-30').execute();
  await renewAllStanding({ db: kit.db, services: kit.app.services });
  const waits = async (person: Person) =>
    (await call(kit.app, kit.tokens[person], 'GET', '/api/portal/todo/list?task=enter')).body.result.records.map(({ docNo, docType, sla }: TodoItem) => [
      docType,
      docNo,
      sla,
    ]);
  expect(await waits('qian.finance')).toEqual([
    ['exchangeRate', 'EUR 2026-11', 'red'],
    ['exchangeRate', 'USD 2026-11', 'red'],
  ]);
  expect(await waits('wang.service')).toEqual([]);
  const counts = (await call(kit.app, kit.tokens['qian.finance'], 'GET', '/api/portal/todo/summary')).body.result;
  expect(counts).toContainEqual({ docType: 'exchangeRate', task: 'enter', text: 'Exchange rates to enter', count: 2, late: 2, nearlyLate: 0 });
  const { result } = await post('add?confirm=1', { currency: 'EUR', rateDate: '2026-11-20', rateToRmb: 7.8 });
  expect(await waits('qian.finance')).toEqual([['exchangeRate', 'USD 2026-11', 'red']]);
  await ask('DELETE', `deleteBatch?ids=${result.id}`);
  expect(await waits('qian.finance')).toHaveLength(2);
});
