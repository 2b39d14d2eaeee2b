/** What allowances have of their own; the rest is in the walks over masters and lists. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { call } from '../../test/testApp.ts';
import { type ClaimKit, createClaimKit } from '../warranty-claim/claimTestKit.ts';

let kit: ClaimKit;
beforeAll(async () => {
  kit = await createClaimKit();
});
afterAll(() => kit.close());

const path = '/mfr/serviceAllowance';
const post = async (body: object, verb = 'add') => (await call(kit.app, kit.tokens['zhao.manager'], 'POST', `${path}/${verb}`, body)).body;
const listed = async (query: string) =>
  (await call(kit.app, kit.tokens['zhao.manager'], 'GET', `${path}/list?column=validFrom&order=asc&${query}`)).body.result.records;
const allowance = { feeType: 'handover', secondProduct: 'tractor', thirdProducts: [] as string[], currency: 'EUR', validFrom: '2026-01-01', amount: 45 };

test('a later one ends the open one; none overlaps with another of its key (E-531)', async () => {
  expect(await post(allowance)).toMatchObject({ success: true });
  expect(await post({ ...allowance, validFrom: '2026-07-01', amount: 50 })).toMatchObject({ success: true });
  expect(await listed('currency=EUR')).toMatchObject([
    { amount: 45, validFrom: '2026-01-01', validTo: '2026-06-30' },
    { amount: 50, validFrom: '2026-07-01', validTo: null },
  ]);
  expect(await listed('currency=EUR&validOn=2026-06-30')).toMatchObject([{ amount: 45 }]);
  expect(await post({ ...allowance, validFrom: '2026-03-01', validTo: '2026-04-01' })).toMatchObject({
    code: 422,
    result: { errors: [{ field: 'validFrom', text: 'The period overlaps with 2026-01-01–2026-06-30' }] },
  });
  expect(await post({ ...allowance, currency: 'USD', validTo: '2025-12-31' })).toMatchObject({ code: 422, result: { errors: [{ field: 'validTo' }] } });
});

test('products in another order are the same key, and a key stays', async () => {
  const [one, two] = (await kit.db.selectFrom('product').select('code').where('level', '=', 3).orderBy('code').limit(2).execute()).map(({ code }) => code);
  const named = { ...allowance, currency: 'RMB', thirdProducts: [two, one] };
  const { id, version } = (await post(named)).result;
  expect(await post({ ...named, thirdProducts: [one, two] })).toMatchObject({
    code: 422,
    result: { errors: [{ field: 'validFrom', code: 'E-018' }] },
  });
  expect(await post({ ...named, amount: 47.5, id, version }, 'edit')).toMatchObject({ success: true });
  expect(await post({ ...named, thirdProducts: [one], id, version: version + 1 }, 'edit')).toMatchObject({ code: 422, message: 'The code cannot be changed' });
  expect(await listed('currency=RMB')).toMatchObject([{ amount: 47.5, thirdProducts: [one, two] }]);
});

test.each([
  ['secondProduct', { secondProduct: 'aeroplane' }],
  ['thirdProducts', { thirdProducts: ['NOWHERE'] }],
  ['currency', { currency: 'XXX' }],
  ['amount', { amount: 1.005 }],
])('a wrong %s is refused at its field', async (field, change) => {
  expect(await post({ ...allowance, validFrom: '2027-01-01', ...change })).toMatchObject({ code: 422, result: { errors: [{ field }] } });
});
