import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { machines } from '../../test/machineFixtures.ts';
import { type ClaimKit, createClaimKit, type Person } from '../warranty-claim/claimTestKit.ts';

let kit: ClaimKit;
beforeAll(async () => {
  kit = await createClaimKit();
  const approved = await kit.complete();
  const returned = await kit.complete({ vin: machines.engineSwap, replaceEngine: 'N' });
  await kit.complete();
  for (const id of [approved, returned]) await kit.submit('d001.service', id, {}, '?confirm=1');
  await kit.check('wang.service', [returned], 'no_pass', { opinion: 'the photos are too dark', rejectType: 'return', rejectReason: 'insufficient_photos' });
  // Approved after four days, and settled; the draft counts nowhere.
  await sql`update warranty_claim set status = 'audit_succeeded', submit_time = '2026-11-10 09:00', audit_time = '2026-11-14 09:00', audit_total = 100.5, settled_amount = 90 where id = ${approved}`.execute(
    kit.app.services.db,
  );
});
afterAll(() => kit.app.close());

const analysis = async (person: Person, months = 2) => (await kit.get(person, `dashboard/analysis?months=${months}`)).result;

test('claims of the period by month, money by currency, reasons and faults', async () => {
  const { from, claims } = await analysis('d001.service');
  expect(from).toBe('2026-10-01');
  expect(claims.months).toEqual([
    { month: '2026-10', submitted: 0, approved: 0, returned: 0 },
    { month: '2026-11', submitted: 2, approved: 1, returned: 1 },
  ]);
  expect(claims.money).toMatchObject([{ month: '2026-11', currency: 'USD', approved: 100.5, settled: 90 }]);
  expect(claims).toMatchObject({ averageDays: 4, firstPassRate: 1, dealers: [] });
  expect(claims.returnReasons).toEqual([{ key: 'insufficient_photos', text: 'Photos missing or unreadable', count: 1 }]);
  expect(claims.faults[0]).toMatchObject({ count: 2 });
  expect(claims.byStatus).toContainEqual({ key: 'draft', text: 'Draft', count: 1 });
});

test('a reviewer sees which dealers; another dealer sees nothing of it', async () => {
  expect((await analysis('wang.service')).claims.dealers).toEqual([{ key: 'D001', text: 'AgroAndes', count: 2 }]);
  const foreign = (await analysis('d002.service')).claims;
  expect(foreign.months.every(({ submitted, approved, returned }: Record<string, number>) => submitted === 0 && approved === 0 && returned === 0)).toBe(true);
  expect(foreign).toMatchObject({ money: [], returnReasons: [], faults: [], averageDays: null, firstPassRate: null });
});

test('machines: stock by age and by dealer, covers', async () => {
  const change = (vin: string, set: ReturnType<typeof sql>) => sql`update vehicle set ${set} where vin = ${vin}`.execute(kit.app.services.db);
  await sql`update vehicle set warranty_end_date = '2030-01-01', next_maint_date = null`.execute(kit.app.services.db);
  await change(machines.inStock, sql`arrival_date = '2026-08-23'`);
  await change(machines.expired, sql`vehicle_status = 'pending_acceptance', arrival_date = '2026-11-05'`);
  await change(machines.covered, sql`warranty_end_date = '2027-01-20', next_maint_date = '2026-11-20'`);
  await change(machines.noHours, sql`warranty_end_date = '2027-01-21', next_maint_date = '2026-11-21'`);
  await sql`update dealer set lat = -33.2863, lng = -70.8756 where dealer_code = 'D001'`.execute(kit.app.services.db);
  const { vehicles } = await analysis('d001.service');
  expect(vehicles).toMatchObject({ warrantyEnding: 1, byDealer: [] });
  const { byDealer } = (await analysis('wang.service')).vehicles;
  expect(byDealer).toMatchObject([
    { key: 'D001', lat: -33.2863, lng: -70.8756, inStock: 1, over180: 0, link: '/vehicle/list?vehicleStatus=in_stock&dealerCode=D001' },
  ]);
  expect(vehicles.stockAge.map(({ key, count }: { key: string; count: number }) => [key, count])).toEqual([
    ['90', 2],
    ['180', 0],
    ['more', 0],
  ]);
  expect(vehicles.byStatus.find(({ key }: { key: string }) => key === 'in_stock')).toMatchObject({ count: 1 });
});

test('users who may see no claims get none', async () => {
  expect((await analysis('chen.parts')).vehicles).toBeNull();
});

test('single cards may be asked for', async () => {
  const { claims, vehicles } = (await kit.get('d001.service', 'dashboard/analysis?field=vehicles')).result;
  expect([claims, vehicles]).toMatchObject([null, { warrantyEnding: expect.any(Number) }]);
  expect(await kit.status('d001.service', 'GET', 'dashboard/analysis?field=vehicles,secrets')).toBe(400);
});

test('staff see what goodwill, repeated faults and machines under warranty cost; dealers only how often faults come back', async () => {
  const { db } = kit.app.services;
  await sql`update vehicle set vehicle_status = 'delivered', warranty_end_date = '2030-01-01' where vin = ${machines.covered}`.execute(db);
  const { n } = (
    await sql<{ n: number }>`select count(*)::int as n from vehicle join dealer using (dealer_code)
    where vehicle_status = 'delivered' and coalesce(extend_end_date, warranty_end_date) >= '2026-11-21' and dealer.currency = 'USD'`.execute(db)
  ).rows[0]!;
  const { claims } = await analysis('wang.service');
  expect(claims).toMatchObject({
    repeatRate: 0,
    goodwillShares: [{ currency: 'USD', share: 0 }],
    costPerMachine: [{ currency: 'USD', amount: Math.round(10_050 / n) / 100 }],
  });
  const ofDealer = (await analysis('d001.service')).claims;
  expect(ofDealer.repeatRate).toBe(0);
  expect(Object.keys(ofDealer)).not.toEqual(expect.arrayContaining(['costPerMachine']));
  await sql`update warranty_claim set vin = ${machines.covered}, submit_time = submit_time + interval '1 day' where status = 'no_pass'`.execute(db);
  await sql`update warranty_claim set vin = ${machines.covered}, claim_type = 'goodwill' where status = 'audit_succeeded'`.execute(db);
  expect((await analysis('wang.service')).claims).toMatchObject({ repeatRate: 0.5, goodwillShares: [{ currency: 'USD', share: 1 }] });
});

test('figures may be those of one dealer or of a market group, within what the user sees', async () => {
  const submitted = async (person: Person, asked: string): Promise<number> => {
    const { claims } = (await kit.get(person, `dashboard/analysis?field=claims&months=2&${asked}`)).result;
    return claims.months.reduce((all: number, month: { submitted: number }) => all + month.submitted, 0);
  };
  const { marketGroup } = (await sql<{ marketGroup: string }>`select market_group from dealer where dealer_code = 'D001'`.execute(kit.app.services.db))
    .rows[0]!;
  expect(await submitted('wang.service', 'dealerCode=D001')).toBe(2);
  expect(await submitted('wang.service', `marketGroup=${marketGroup}`)).toBe(2);
  for (const asked of ['dealerCode=D002', 'dealerCode=NOBODY', 'marketGroup=NONE', 'dealerCode=D001&marketGroup=NONE'])
    expect(await submitted('wang.service', asked), asked).toBe(0);
  // What somebody asks for shows them nothing that is not theirs.
  expect(await submitted('d002.service', 'dealerCode=D001')).toBe(0);
  expect((await kit.get('wang.service', `dashboard/analysis?field=claims&marketGroup=${marketGroup}`)).result.dealers).toContain('D001');
});

test('more than 10,000 count as one more, as far as their list counts', async () => {
  await sql`insert into vehicle (id, vin, engine_no, second_product, third_product, fourth_product, production_date, org_code, dealer_code, dealer_name, vehicle_status, create_by)
    select md5('many' || n), 'MANY' || lpad(n::text, 13, '0'), 'E' || n, second_product, third_product, fourth_product, '2026-01-01', org_code, dealer_code, dealer_name, 'shipped', 'test'
    from vehicle cross join generate_series(1, 10050) n where vin = ${machines.covered}`.execute(kit.app.services.db);
  const { byStatus } = (await analysis('d001.service')).vehicles;
  expect(byStatus).toContainEqual(expect.objectContaining({ key: 'shipped', count: 10_001 }));
  expect((await kit.get('d001.service', 'vehicle/statusCounts')).result).toContainEqual({ status: 'shipped', count: 10_001 });
  expect((await kit.get('d001.service', 'vehicle/list?vehicleStatus=shipped&pageSize=1')).result).toMatchObject({ total: 10_000, totalCapped: true });
});
