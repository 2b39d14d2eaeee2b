/** What coefficients have of their own; the rest is in the walks over masters and lists. */
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { call } from '../../test/testApp.ts';
import { type ClaimKit, createClaimKit, type Person } from '../warranty-claim/claimTestKit.ts';
import { coefficientOf } from './service.ts';

let kit: ClaimKit;
beforeAll(async () => {
  kit = await createClaimKit();
});
afterAll(() => kit.close());

const path = '/mfr/coefficient';
const ask = (person: Person, method: 'GET' | 'POST' | 'DELETE', verb: string, body?: object) =>
  call(kit.app, kit.tokens[person], method, `${path}/${verb}`, body);
const add = async (person: Person, body: object) => (await ask(person, 'POST', 'add', body)).body;
const listed = async (query: string, person: Person = 'chen.parts') =>
  (await ask(person, 'GET', `list?pageSize=100&column=validFrom&order=asc&${query}`)).body.result.records;
const counting = async (person: Person, query = '') => (await kit.get(person, `general/coefficient?${query}`)).result;
const factor = { type: 'price_factor', dealerCode: 'D001', validFrom: '2026-11-22', value: 1.05 };

describe('a factor', () => {
  test('ends the open one of its owner the day before, and overlaps with none (E-531)', async () => {
    expect(await add('chen.parts', factor)).toMatchObject({ success: true });
    expect(await add('chen.parts', { ...factor, validFrom: '2027-01-01', value: 1.1 })).toMatchObject({ success: true });
    expect(await add('chen.parts', { ...factor, validFrom: '2026-12-01', validTo: '2026-12-15' })).toMatchObject({
      code: 422,
      result: { errors: [{ field: 'validFrom', code: 'E-531' }] },
    });
    expect(await listed('type=price_factor&dealerCode=D001')).toMatchObject([
      { value: 1.05, validTo: '2026-12-31', state: 'coming', dealerName: 'AgroAndes', allowedActions: ['edit', 'delete'] },
      { value: 1.1, validTo: null },
    ]);
    // Of another owner: all dealers, or one currency.
    expect(await add('chen.parts', { ...factor, dealerCode: null, validFrom: '2026-12-01' })).toMatchObject({ success: true });
    expect(await add('chen.parts', { ...factor, dealerCode: '', validFrom: '2026-12-01' })).toMatchObject({
      code: 422,
      result: { errors: [{ code: 'E-018' }] },
    });
    expect(await add('chen.parts', { ...factor, currency: 'USD', validFrom: '2026-12-01' })).toMatchObject({ success: true });
  });

  test('is kept by the parts desk if it is one of prices, by the service desk otherwise', async () => {
    const labour = { ...factor, type: 'labour_rate_factor', dealerCode: 'D002' };
    expect((await ask('chen.parts', 'POST', 'add', labour)).status).toBe(403);
    expect((await ask('zhao.manager', 'POST', 'add', factor)).status).toBe(403);
    expect((await ask('qian.finance', 'POST', 'add', factor)).status).toBe(403);
    const { id, version } = (await add('zhao.manager', labour)).result;
    expect((await ask('chen.parts', 'POST', 'edit', { ...labour, value: 1.2, id, version })).status).toBe(403);
    expect((await ask('chen.parts', 'DELETE', `delete?ids=${id}`)).body.result).toMatchObject({ ok: [], failed: [{ id, code: 'forbidden' }] });
    expect((await listed('type=labour_rate_factor&dealerCode=D002'))[0].allowedActions).toEqual([]);
    expect((await listed('type=labour_rate_factor&dealerCode=D002', 'zhao.manager'))[0].allowedActions).toEqual(['edit', 'delete']);
    expect((await ask('zhao.manager', 'DELETE', `deleteBatch?ids=${id}`)).body.result.ok).toEqual([id]);
    expect((await ask('d001.admin', 'GET', 'list')).status).toBe(403);
  });

  test('that has begun only gets an end (E-566)', async () => {
    const [{ id, version }] = await listed('type=labour_rate_factor&dealerCode=D001', 'zhao.manager');
    const begun = { type: 'labour_rate_factor', dealerCode: 'D001', validFrom: '2024-01-01', value: 1.1, id, version };
    const edit = async (change: object) => (await ask('zhao.manager', 'POST', 'edit', { ...begun, ...change })).body;
    expect(await edit({ value: 1.2 })).toMatchObject({ code: 422, result: { errors: [{ field: 'value', code: 'E-566' }] } });
    expect(await edit({ validTo: '2026-11-19' })).toMatchObject({ code: 422, result: { errors: [{ field: 'validTo', code: 'E-566' }] } });
    expect((await ask('zhao.manager', 'DELETE', `delete?ids=${id}`)).body.result.failed).toMatchObject([{ code: 'E-566' }]);
    expect(await add('zhao.manager', { ...begun, id: undefined, version: undefined, validFrom: '2026-11-01' })).toMatchObject({
      code: 422,
      result: { errors: [{ field: 'validFrom', code: 'E-566' }] },
    });
    expect(await edit({ validTo: '2027-12-31' })).toMatchObject({ success: true });
  });

  test.each([
    ['currency', { type: 'travel_rate' }, 'E-013'],
    ['currency', { type: 'labour_rate_factor', currency: 'XXX' }, 'E-014'],
    ['dealerCode', { type: 'labour_rate_factor', dealerCode: 'D999' }, 'master.unknown'],
    ['value', { type: 'parts_handling_factor', value: 0.9 }, 'contract.tooLittle'],
    ['validTo', { type: 'extension_factor', validTo: '2026-11-01' }, 'master.periodEnds'],
  ])('with a wrong %s is refused there', async (field, change, code) => {
    expect(await add('zhao.manager', { ...factor, ...change })).toMatchObject({ code: 422, result: { errors: [{ field, code }] } });
  });
});

describe('what counts', () => {
  test('is the own row before the one for all, then the one of the currency, then the latest', async () => {
    const row = (dealerCode: string | null, currency: string | null, value: number, validFrom = '2025-01-01') => ({
      type: 'extension_factor',
      dealerCode,
      currency,
      value,
      validFrom,
      validTo: null,
    });
    const value = async (): Promise<number> => {
      const { rows } = await sql<{ value: number }>`select ${coefficientOf('extension_factor', { dealer: 'dealer', day: sql`'2026-11-21'::date` })} as value
        from dealer where dealer_code = 'D001'`.execute(kit.db);
      return rows[0]!.value;
    };
    const steps: [ReturnType<typeof row>, number][] = [
      [row(null, null, 1.5, '2026-01-01'), 1.5],
      [row(null, 'USD', 1.4), 1.4],
      [row('D001', null, 1.3, '2026-01-01'), 1.3],
      [row('D001', 'USD', 1.2), 1.2],
      [row('D001', 'EUR', 9), 1.2],
      [row('D002', null, 9), 1.2],
    ];
    expect(await value()).toBe(1);
    for (const [stored, expected] of steps) {
      await kit.db.insertInto('coefficient').values(stored).execute();
      expect(await value()).toBe(expected);
    }
  });

  test('dealers are told of themselves, whatever dealer they ask about; the maker of the dealer it names', async () => {
    const own = await counting('d001.service');
    expect(own).toMatchObject([
      { type: 'extension_factor', value: 1.2, currency: 'USD', source: 'own' },
      { type: 'labour_rate_factor', value: 1.1, currency: null, source: 'own', type_dictText: 'Labour factor' },
      { type: 'travel_rate', value: 0.45, currency: 'USD', source: 'general' },
    ]);
    for (const dealerCode of ['D002', 'D999', '']) expect(await counting('d001.service', `dealerCode=${dealerCode}`)).toEqual(own);
    expect(await counting('d00101.service')).toEqual(own);
    expect(await counting('d001.service', 'type=price_factor&date=2027-02-01')).toMatchObject([{ value: 1.05, source: 'own', currency: 'USD' }]);
    expect(await counting('chen.parts', 'dealerCode=D001')).toEqual(own);
    expect(await counting('chen.parts', 'dealerCode=D002&type=extension_factor')).toMatchObject([{ value: 9, source: 'own' }]);
    expect(await counting('chen.parts', 'type=extension_factor')).toMatchObject([
      { value: 1.4, currency: 'USD', source: 'general' },
      { value: 1.5, currency: null },
    ]);
    expect(await kit.get('cis.service', 'general/coefficient?dealerCode=D001')).toMatchObject({ result: { errorCode: 'E-012' } });
    expect(await kit.get('chen.parts', 'general/coefficient?dealerCode=D999')).toMatchObject({ result: { errorCode: 'E-012' } });
  });

  test('a handling factor is what the next claims add to parts; what was handed in stays', async () => {
    const handed = await kit.submitted();
    const before = await kit.detail('d001.service', handed);
    expect(before.partsHandlingPct).toBe(10);
    const handling = { type: 'parts_handling_factor', dealerCode: 'D001', validFrom: '2026-11-21', value: 1.15 };
    expect(await add('zhao.manager', handling)).toMatchObject({ success: true });
    const next = await kit.detail('d001.service', await kit.complete());
    expect(next.partsHandlingPct).toBe(15);
    expect(next.partsAmount).toBeCloseTo((before.partsAmount / 1.1) * 1.15, 1);
    const { partsHandlingPct, partsAmount } = await kit.detail('d001.service', handed);
    expect([partsHandlingPct, partsAmount]).toEqual([10, before.partsAmount]);
    expect((await kit.get('d001.service', 'warrantyClaim/rates')).result.partsHandlingPct).toBe(15);
  });
});
