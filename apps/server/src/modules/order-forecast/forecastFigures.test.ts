/** Figures about forecasts on the analysis page. */
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ForecastFigures } from '../../generated/types.gen.ts';
import { listCall } from '../../test/listCall.ts';
import { machines } from '../../test/machineFixtures.ts';
import { createForecastKit, type ForecastKit } from './orderForecastTestKit.ts';

let kit: ForecastKit;
beforeAll(async () => {
  kit = await createForecastKit();
}, 240_000);
afterAll(() => kit.close());

const figures = async (person: string): Promise<ForecastFigures | null> => (await kit.get(person, 'dashboard/analysis?field=forecast')).result.forecast;
const line = (m1: number, m2: number, m3: number) => ({ fourthProductCode: 'T704', m1_target: m1, m2_target: m2, m3_target: m3 });

test('say what dealers need next and what they said before, who has handed it in, and how well it was foretold', async () => {
  kit.at('2026-10-20T12:00:00Z');
  await kit.passed([line(4, 5, 6)]);
  kit.at('2026-11-21T15:00:00Z');
  expect(await figures('sun.sales')).toMatchObject({ newest: { count: 1 }, dealers: { month: '2026-12', done: 0 } });
  const { id } = await kit.saved([line(5, 7, 8)]);
  kit.done(await kit.submit(id));

  for (const person of ['d001.sales', 'sun.sales']) {
    const found = (await figures(person))!;
    expect(found.months).toMatchObject([
      { month: '2026-12', product: 'TRACTOR', qty: 5, before: 5 },
      { month: '2027-01', product: 'TRACTOR', qty: 7, before: 6 },
      { month: '2027-02', product: 'TRACTOR', qty: 8, before: 0 },
    ]);
    const { count, link } = found.newest!;
    expect((await kit.get(person, listCall('orderForecast/list', link))).result).toMatchObject({ total: count, records: [{ next3Qty: 20 }] });
  }
  expect(await figures('d001.sales')).toMatchObject({ dealers: null, accuracy: null });
  const { dealers } = (await figures('sun.sales'))!;
  expect(dealers).toMatchObject({ month: '2026-12', done: 1 });
  expect((await kit.get('sun.sales', listCall('orderForecast/list', dealers!.link))).result.total).toBe(1);
  expect(await figures('d002.admin')).toMatchObject({ newest: null, months: [], dealers: null, accuracy: null });
  expect(await figures('d001.service')).toBeNull();

  // Four were foretold for November, three were shipped.
  const vins = Object.values(machines).slice(0, 3);
  await sql`update vehicle set ship_date = null`.execute(kit.db);
  await sql`update vehicle set ship_date = '2026-11-10', fourth_product = 'T704', dealer_code = 'D001' where vin = any(${vins}::text[])`.execute(kit.db);
  kit.at('2026-12-10T15:00:00Z');
  expect((await figures('sun.sales'))!.accuracy).toBe(0.6667);
});
