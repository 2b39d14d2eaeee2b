/** Prices that end with the year, on the home page of those who keep them. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { HomeComing, Today } from '../../generated/types.gen.ts';
import { listCall } from '../../test/listCall.ts';
import { insertMachines } from '../../test/machineFixtures.ts';
import { call, createTestApp, signIn, type TestApp } from '../../test/testApp.ts';

let clock = new Date('2026-10-31T04:00:00Z');
let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ now: () => clock });
  const { db } = app.services;
  await insertMachines(db);
  const price = { fourthProduct: 'T504', price: 20_000, validFrom: '2026-01-01', validTo: '2026-12-31' };
  await db
    .insertInto('vehiclePrice')
    .values([
      { ...price, currency: 'USD' },
      { ...price, currency: 'EUR' },
      { ...price, currency: 'EUR', validFrom: '2027-01-01', validTo: '2027-12-31' },
      { ...price, currency: 'CNY', validTo: null },
      // It ended before today: nobody expects a follower.
      { ...price, currency: 'USD', validFrom: '2025-01-01', validTo: '2025-12-31' },
    ])
    .execute();
}, 120_000);
afterAll(() => app.close());

const get = async (person: string, path: string) => (await call(app, await signIn(app, person), 'GET', path)).body.result;
const coming = async (person: string): Promise<HomeComing | undefined> =>
  ((await get(person, '/api/portal/home/today')) as Today).coming.find(({ key }) => key === 'vehiclePrice.missing');

test('from 1 November on they are missed, and stand in the price list', async () => {
  expect(await coming('sun.sales')).toBeUndefined();
  clock = new Date('2026-11-01T04:00:00Z');
  const line = await coming('sun.sales');
  expect(line).toMatchObject({ n: 1, day: '2026-12-31', isLastDay: true, text: '1 machine price without one for 2027' });
  expect(await get('sun.sales', listCall('/mfr/vehiclePrice/list', line!.link))).toMatchObject({
    total: 1,
    records: [{ currency: 'USD', validTo: '2026-12-31' }],
  });
  expect(await coming('d001.admin')).toBeUndefined();
});
