/** What blind saves have emptied is given back by a migration; what somebody took out themselves is not. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { up } from '../../migrations/0610_insured_id_numbers.ts';
import { insertMachines, machines } from '../../test/machineFixtures.ts';
import { call, createTestApp, signIn, type TestApp } from '../../test/testApp.ts';

let clock = new Date('2026-11-21T04:00:00Z');
let app: TestApp;
const tokens: Record<string, string> = {};
beforeAll(async () => {
  app = await createTestApp({ now: () => (clock = new Date(clock.getTime() + 1)) });
  await insertMachines(app.services.db);
  for (const person of ['d001.service', 'd001.admin']) tokens[person] = await signIn(app, person);
}, 120_000);
afterAll(() => app.close());

const idNo = '11223344-5';
const types = ['third_party', 'cargo'] as const;
const vins = [machines.covered, machines.noHours, machines.expired];
const free = vins.flatMap((vin) => types.map((insuranceType) => ({ vin, insuranceType })));

/** A policy that was saved with each of these one after the other; a page that does not know the number sends null for it. */
async function saved(...changes: readonly [person: string, fields: object][]): Promise<string> {
  const send = async (person: string, body: object) => {
    const answer = (await call(app, tokens[person]!, 'POST', '/api/portal/forceInsurance/save', body)).body;
    expect(answer, JSON.stringify(answer)).toMatchObject({ success: true });
    return answer.result;
  };
  const { id } = await send('d001.service', { bizType: 'insurance', ...free.shift(), insuredIdNo: idNo });
  for (const [index, [person, fields]] of changes.entries()) await send(person, { bizType: 'insurance', id, version: index + 1, ...fields });
  return id;
}
const stored = (id: string) => app.services.db.selectFrom('forceInsurance').select(['insuredIdNo', 'version']).where('id', '=', id).executeTakeFirstOrThrow();

test('the id number of the insured comes back where a save emptied it that could not see it', async () => {
  const withOthers = await saved(['d001.service', { premium: 10, insuredIdNo: null }]);
  const bySomebodyElse = await saved(['d001.admin', { insuredIdNo: null }]);
  const twice = await saved(
    ['d001.service', { premium: 10, insuredIdNo: null }],
    ['d001.service', { insuredIdNo: '99' }],
    ['d001.service', { premium: 11, insuredIdNo: null }],
  );
  const onPurpose = await saved(['d001.service', { insuredIdNo: null }]);
  const enteredAnew = await saved(['d001.service', { premium: 10, insuredIdNo: null }], ['d001.service', { insuredIdNo: '77' }]);
  const untouched = await saved(['d001.service', { premium: 10 }]);
  for (let run = 0; run < 2; run += 1) {
    await up(app.services.db.withoutPlugins() as never);
    expect(await Promise.all([withOthers, bySomebodyElse, twice, onPurpose, enteredAnew, untouched].map(stored))).toEqual([
      { insuredIdNo: idNo, version: 3 },
      { insuredIdNo: idNo, version: 3 },
      { insuredIdNo: '99', version: 5 },
      { insuredIdNo: null, version: 2 },
      { insuredIdNo: '77', version: 3 },
      { insuredIdNo: idNo, version: 2 },
    ]);
  }
  const history = await call(app, tokens['d001.service']!, 'GET', `/sys/dataLog/list?docType=forceInsurance&id=${withOthers}`);
  expect(history.body.result[0] ?? history.body.result.records[0]).toMatchObject({ operator: 'system', field: 'insuredIdNo', oldValue: null, newValue: idNo });
});
