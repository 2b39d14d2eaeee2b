/** What plans for extensions have of their own; the rest is in the walks over masters and lists. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { call } from '../../test/testApp.ts';
import { type ClaimKit, createClaimKit } from '../warranty-claim/claimTestKit.ts';
import { plansFor } from './service.ts';

let kit: ClaimKit;
beforeAll(async () => {
  kit = await createClaimKit();
});
afterAll(() => kit.close());

const path = '/mfr/extendPlan';
const post = async (body: object, verb = 'add') => (await call(kit.app, kit.tokens['zhao.manager'], 'POST', `${path}/${verb}`, body)).body;
const listed = async (query: string) =>
  (await call(kit.app, kit.tokens['zhao.manager'], 'GET', `${path}/list?column=planCode&order=asc&${query}`)).body.result.records;
const plan = {
  planCode: 'tr-f12',
  currency: 'USD',
  fee: 360,
  nameZh: '整机',
  nameEn: 'Whole machine',
  secondProduct: 'tractor',
  coverageType: 'full',
  months: 12,
  hours: 1000,
  validFrom: '2026-01-01',
};
const fieldsOf = (body: { result: { errors: { field: string; code: string }[] } }) => body.result.errors.map(({ field, code }) => `${field} ${code}`);

test('a plan has a price for each currency; the rest holds for all of them', async () => {
  const { id, version } = (await post(plan)).result;
  expect(await post({ ...plan, currency: 'RMB', fee: 2600 })).toMatchObject({ success: true });
  expect(fieldsOf(await post(plan))).toEqual(['planCode E-018']);
  expect(await post({ ...plan, nameEn: 'All of it', hours: 1100, id, version: (await listed('currency=USD'))[0].version ?? version }, 'edit')).toMatchObject({
    success: true,
  });
  const other = { planCode: 'TR-F12', nameEn: 'All of it', hours: 1100 };
  expect(await listed('keyword=TR-F12&currency=RMB')).toMatchObject([{ ...other, fee: 2600 }]);
  expect(await listed('keyword=TR-F12&currency=USD')).toMatchObject([{ ...other, fee: 360 }]);
});

test('two plans never offer the same on one day (E-531)', async () => {
  const other = { ...plan, planCode: 'TR-OTHER' };
  expect(await post(other)).toMatchObject({ code: 422, result: { errors: [{ field: 'validFrom', text: 'The period overlaps with 2026-01-01–…' }] } });
  for (const change of [{ months: 24 }, { coverageType: 'engine' }, { validFrom: '2025-01-01', validTo: '2025-12-31' }, { enabled: 'N' }])
    expect(await post({ ...other, planCode: `TR-${Object.values(change)[0]}`, ...change }), JSON.stringify(change)).toMatchObject({ success: true });
});

test.each([
  ['months', { months: 18 }],
  ['fee', { fee: -1 }],
  ['hours', { hours: 0 }],
])('%s: what is none is HTTP 400', async (_which, change) => {
  expect((await call(kit.app, kit.tokens['zhao.manager'], 'POST', `${path}/add`, { ...plan, planCode: 'X', ...change })).status).toBe(400);
});

test.each([
  ['secondProduct', { secondProduct: 'aeroplane' }],
  ['thirdProducts', { thirdProducts: ['NOWHERE'] }],
  ['currency', { currency: 'XXX' }],
  ['fee', { fee: 1.005 }],
  ['validTo', { validTo: '2025-12-31' }],
])('a wrong %s is refused at its field', async (field, change) => {
  expect(await post({ ...plan, planCode: 'WRONG', coverageType: 'powertrain', ...change })).toMatchObject({ code: 422, result: { errors: [{ field }] } });
});

test('what a dealer is offered is what counts on the day, in its currency', async () => {
  const offered = (day: string) => plansFor(kit, { secondProduct: 'tractor', thirdProduct: 'tractor_40_60', dealerCode: 'D001', day });
  expect((await offered('2026-11-21')).map(({ planCode, fee, currency }) => `${planCode} ${fee} ${currency}`)).toEqual([
    'TR-F12 360 USD',
    'TR-24 360 USD',
    'TR-ENGINE 360 USD',
  ]);
  expect((await offered('2025-06-01')).map(({ planCode }) => planCode)).toEqual(['TR-2025-01-01']);
});
