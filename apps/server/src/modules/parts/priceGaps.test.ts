/** What those who keep prices are told every week. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inTransaction, newId, type Trx } from '../../shared/database/database.ts';
import { systemContext } from '../../documents/systemContext.ts';
import { insertMachines, testNow } from '../../test/machineFixtures.ts';
import { createTestApp, type TestApp } from '../../test/testApp.ts';
import { priceGaps } from './priceGaps.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ now: testNow });
  await insertMachines(app.services.db);
  await app.services.db.deleteFrom('partsPrice').execute();
  await app.services.db.updateTable('parts').set({ enabled: 'N' }).execute();
});
afterAll(() => app.close());

const today = '2026-11-21';
type Price = [currency: string, price: number, validFrom?: string, validTo?: string];
/** A part on sale with these prices. */
async function sold(partsCode: string, prices: readonly Price[], enabled: 'Y' | 'N' = 'Y'): Promise<void> {
  const part = { partsCode, name: JSON.stringify({ en: partsCode }), unit: 'pc', partsCategory: 'wear', enabled };
  await app.services.db
    .insertInto('parts')
    .values({ id: newId(), ...part } as never)
    .execute();
  for (const [currency, price, validFrom = '2026-01-01', validTo = null] of prices)
    await app.services.db.insertInto('partsPrice').values({ id: newId(), partsCode, currency, price, validFrom, validTo }).execute();
}

test('parts on sale without a price, with one in some currencies, with the price 0, and with one that ends soon', async () => {
  const currencies = [...new Set((await app.services.db.selectFrom('dealer').select('currency').execute()).map(({ currency }) => currency))];
  expect(currencies.length).toBeGreaterThan(1);
  const all = (price: number, validFrom?: string, validTo?: string): Price[] => currencies.map((currency) => [currency, price, validFrom, validTo]);
  await sold('G-GOOD', all(5));
  await sold('G-ENDS-LATER', all(5, '2026-01-01', '2026-12-06'));
  await sold('G-FOLLOWED', [...all(5, '2026-01-01', '2026-12-05'), ...all(6, '2026-12-06')]);
  await sold('G-NOT-SOLD', [], 'N');
  await sold('G-NONE', all(5, '2026-12-01'));
  await sold('G-SOME', all(5).slice(1));
  await sold('G-ZERO', all(0));
  await sold('G-ENDS', all(5, '2026-01-01', '2026-12-05'));
  const run = () =>
    priceGaps.run({
      ...systemContext(app.services),
      today,
      transaction: (work: (trx: Trx) => Promise<unknown>) => inTransaction(app.services.db, work),
    } as never);
  expect(await run()).toBe(4);
  const told = await app.services.db.selectFrom('message').select('params').where('event', '=', 'parts.priceGaps').execute();
  expect(told.length).toBeGreaterThan(0);
  expect(told[0]!.params).toEqual({ n: 4, missing: 1, partial: 1, zero: 1, ending: 1, part: 'G-ENDS' });
});
