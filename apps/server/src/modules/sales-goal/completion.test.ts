/** Machines that count for goals, as lists and figures show them. */
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { createGoalKit, type GoalKit, type Person } from './goalTestKit.ts';

let kit: GoalKit;
beforeAll(async () => {
  kit = await createGoalKit();
}, 120_000);
afterAll(() => kit.app.close());
afterEach(() => kit.forget());

const recount = async (year = 2026) => (await kit.mfr('recount', { year })).result.changed;

test('a handover counts once it has passed, not while it is reopened, and in the month that it then says', async () => {
  const { id } = await kit.released();
  const team = await kit.released({ platform: null, productTeam: 'construction' });
  const sheet = await kit.handOver(await kit.machine(), '2026-11-10');
  expect(await kit.record(id)).toMatchObject({ totalCom: 0 });
  expect(await kit.review(sheet, 'pass')).toMatchObject({ success: true });
  expect(await kit.record(id)).toMatchObject({ m11_com: 1, totalCom: 1, rate: 4.2, version: 2 });
  expect(await kit.record(team.id)).toMatchObject({ totalCom: 0 });
  const { groups } = await kit.finished('d001.admin', 'year=2026');
  expect(groups).toMatchObject([
    { key: '', target: 48, com: 1, comToDate: 1, months: expect.arrayContaining([{ month: 11, target: 4, com: 1, lastYear: 0, rate: 25 }]) },
  ]);
  expect((await kit.finished('d002.admin', 'year=2026&dealerCode=D001')).groups).toEqual([]);
  expect((await kit.finished('d001.admin', 'year=2026&dealerCode=D002')).groups).toEqual([]);

  expect(await kit.review(sheet, 'reopen')).toMatchObject({ success: true });
  expect(await kit.record(id)).toMatchObject({ m11_com: 0, totalCom: 0 });
  await kit.correct(sheet, { deliveryDate: '2026-10-20', invoiceDate: '2026-10-20', trainingDate: '2026-10-20' });
  await kit.review(sheet, 'pass');
  expect(await kit.record(id)).toMatchObject({ m10_com: 1, m11_com: 0, totalCom: 1 });
});

test('machines of sub-dealers count, also when scrapped since; those of others and of other platforms do not', async () => {
  const { id } = await kit.released();
  const team = await kit.released({ productTeam: 'construction', platform: null });
  const sold = { vehicleStatus: 'delivered', deliveryDate: '2026-03-31' };
  await kit.machine(sold);
  await kit.machine({ ...sold, subDealerCode: 'D001-01', subDealerName: 'Temuco', orgCode: 'B01A01A01' });
  await kit.machine({ ...sold, vehicleStatus: 'scrapped' });
  await kit.machine({ ...sold, dealerCode: 'D002', orgCode: 'B01A02' });
  await kit.machine({ ...sold, warrantySuspended: 'Y' });
  await kit.machine({ ...sold, delFlag: 1 });
  await kit.machine({ ...sold, secondProduct: 'loader', thirdProduct: 'loader_compact', fourthProduct: 'L12-1' });
  await kit.machine({ ...sold, deliveryDate: '2025-12-31' });
  await kit.machine({ ...sold, deliveryDate: '2027-01-01' });
  expect(await recount()).toBe(2);
  expect(await recount()).toBe(0);
  expect(await kit.record(id)).toMatchObject({ m3_com: 3, m12_com: 0, lastYear: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1] });
  expect(await kit.record(team.id)).toMatchObject({ m3_com: 1, totalCom: 1 });
});

test('shipped machines count for wholesale, without those that were scrapped before they were handed over', async () => {
  const { id } = await kit.released({ goalBasis: 'wholesale' });
  const before = (await kit.record(id)).m6_com as number;
  await kit.machine();
  await kit.machine({ vehicleStatus: 'scrapped' });
  await kit.machine({ vehicleStatus: 'scrapped', deliveryDate: '2026-07-01' });
  await recount();
  expect((await kit.record(id)).m6_com).toBe(before + 2);
});

test('a product that moves to another platform is counted there', async () => {
  const { id } = await kit.released({ platform: 'T90' });
  await kit.machine({ vehicleStatus: 'delivered', deliveryDate: '2026-04-02' });
  const platforms = (await kit.send('sun.sales', 'GET', '/mfr/platform/list?pageSize=100')).body.result.records as {
    id: string;
    code: string;
    version: number;
  }[];
  const platform = (code: string) => platforms.find((one) => one.code === code)!;
  const save = async (code: string, thirdProducts: string[]) => {
    const { id: platformId, version } = platform(code);
    const answer = await kit.send('sun.sales', 'POST', '/mfr/platform/edit', {
      id: platformId,
      version,
      code,
      nameZh: code,
      nameEn: code,
      productTeam: 'tractor',
      thirdProducts,
    });
    platform(code).version += 1;
    return answer.body;
  };
  expect((await save('T90', ['tractor_70_100', 'tractor_40_60'])).result.errors).toMatchObject([{ field: 'thirdProducts', code: 'productTeam.taken' }]);
  platform('T90').version -= 1;
  expect((await save('T50', ['loader_compact'])).result.errors[0]).toMatchObject({ field: 'thirdProducts', code: 'platform.foreign' });
  platform('T50').version -= 1;
  const other = await kit.db
    .insertInto('product')
    .values({ code: 'tractor_other', level: 3, parentCode: 'tractor', name: '{"en":"Other"}' as never })
    .execute();
  expect(other).toHaveLength(1);
  expect((await save('T50', ['tractor_other'])).success).toBe(true);
  expect((await save('T90', ['tractor_70_100', 'tractor_40_60'])).success).toBe(true);
  expect((await kit.record(id)).m4_com).toBeGreaterThan(0);
  await save('T90', ['tractor_70_100']);
  await save('T50', ['tractor_40_60']);
  expect((await kit.record(id)).m4_com).toBe(0);
});

test('figures are grouped, compare with the year before, and go up to today', async () => {
  await kit.released({ platform: 'T50', annualTarget: 24 });
  await kit.released({
    dealerCode: 'D002',
    platform: null,
    annualTarget: 12,
    ...Object.fromEntries(Array.from({ length: 12 }, (_, at) => [`m${at + 1}_target`, null])),
  });
  await kit.draft({ platform: 'T90' });
  const byDealer = (await kit.finished('sun.sales', 'year=2026&groupBy=dealer')).groups;
  expect(byDealer).toMatchObject([
    { key: 'D001', text: 'AgroAndes', target: 24, targetToDate: 21.4 },
    { key: 'D002', target: 12, targetToDate: 10.7, months: expect.arrayContaining([expect.objectContaining({ month: 1, target: null, rate: null })]) },
  ]);
  expect(
    (await kit.finished('sun.sales', 'year=2026&groupBy=platform')).groups.map(({ key, text }: { key: string; text: string }) => `${key} ${text}`),
  ).toEqual([' Whole team', 'T50 T50']);
  expect((await kit.finished('sun.sales', 'year=2026&groupBy=productTeam')).groups).toMatchObject([{ key: 'tractor', text: 'Tractors', target: 36 }]);
  expect((await kit.finished('sun.sales', 'year=2026&groupBy=region&region=nowhere')).groups).toEqual([]);
  const all = await kit.finished('sun.sales', 'year=2026');
  expect(all).toMatchObject({ year: 2026, goalBasis: 'retail', asOf: expect.stringMatching(/^2026-11-21/), groups: [{ target: 36 }] });
  expect((await kit.finished('sun.sales', 'year=2027')).groups[0].lastYear).toBe(all.groups[0].com + (await soldWithoutGoal()));
});

/** Machines of 2026 that the goals of the test before do not count: those of D001 that are no T50, and all that were there before. */
async function soldWithoutGoal(): Promise<number> {
  const counted = (await kit.finished('sun.sales', 'year=2026')).groups[0].com as number;
  const { n } = await kit.db
    .selectFrom('vehicle')
    .select(({ fn }) => fn.countAll<number>().as('n'))
    .where('secondProduct', 'in', ['tractor', 'loader'])
    .where('warrantySuspended', '=', 'N')
    .where('delFlag', '=', 0)
    .where('deliveryDate', '>=', '2026-01-01')
    .where('deliveryDate', '<', '2027-01-01')
    .executeTakeFirstOrThrow();
  return n - counted;
}

test('the analysis page says the same, to each as far as they see', async () => {
  await kit.released();
  await kit.released({ dealerCode: 'D002', platform: null, annualTarget: 12 });
  const figures = async (person: Person) => (await kit.get(person, 'dashboard/analysis?months=6')).result.goals;
  const [all] = (await kit.finished('sun.sales', 'year=2026')).groups;
  expect(await figures('sun.sales')).toMatchObject({
    year: 2026,
    months: all.months,
    toDate: { target: all.targetToDate, com: all.comToDate },
    byProductTeam: [{ key: 'tractor', text: 'Tractors' }],
    byDealer: [{ key: 'D001' }, { key: 'D002' }],
  });
  expect(await figures('d001.admin')).toMatchObject({ byDealer: [], byRegion: [], months: (await kit.finished('d001.admin', 'year=2026')).groups[0].months });
  expect(await figures('d001.service')).toBeNull();
});

test('sums are those of all goals that match, by basis', async () => {
  await kit.released();
  await kit.released({ platform: 'T90', annualTarget: 12, m12_target: null });
  await kit.released({ goalBasis: 'wholesale' });
  const { sums, capped } = (await kit.get('d001.admin', 'salesGoal/totals?year=2026')).result;
  expect([capped, sums]).toMatchObject([
    false,
    [
      { goalBasis: 'retail', goalBasis_dictText: 'Retail', count: 2, annualTarget: 36, totalTarget: 46, m1_target: 4, m12_target: 2 },
      { goalBasis: 'wholesale', count: 1, annualTarget: 24 },
    ],
  ]);
  expect((await kit.get('d002.admin', 'salesGoal/totals')).result.sums).toEqual([]);
});
