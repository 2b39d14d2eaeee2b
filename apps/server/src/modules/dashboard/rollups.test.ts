/** Figures over many dealers: the same whether their sums are stored, partly out of date, or summed up from the documents. */
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inTransaction, newId } from '../../shared/database/database.ts';
import { refreshRollups } from '../../shared/rollup/refreshRollups.ts';
import { machines } from '../../test/machineFixtures.ts';
import { call } from '../../test/testApp.ts';
import { type ClaimKit, createClaimKit, type Person } from '../warranty-claim/claimTestKit.ts';

let kit: ClaimKit;
let claims: Record<'approved' | 'second' | 'returned', string>;

beforeAll(async () => {
  kit = await createClaimKit();
  const [approved, second, returned] = [await kit.complete(), await kit.complete({ vin: machines.engineSwap, replaceEngine: 'N' }), await kit.complete()];
  claims = { approved, second, returned };
  for (const id of [approved, second]) await kit.submit('d001.service', id, {}, '?confirm=1');
  const { db } = kit.app.services;
  await sql`update warranty_claim set create_time = '2026-10-01'`.execute(db);
  await sql`update warranty_claim set status = 'audit_succeeded', submit_time = '2026-10-10 09:00+08', audit_time = '2026-11-14 09:00+08', audit_total = 100.5, settled_amount = 90, supplier_recovery_amount = 7 where id = ${approved}`.execute(
    db,
  );
  await sql`update vehicle set vehicle_status = 'delivered', warranty_end_date = '2028-03-31', extend_end_date = null where vin = ${machines.covered}`.execute(
    db,
  );
  await sql`update vehicle set vehicle_status = 'delivered', warranty_end_date = '2026-01-31', extend_end_date = null where vin = ${machines.expired}`.execute(
    db,
  );
});
afterAll(() => kit.app.close());

const refresh = () =>
  refreshRollups.run({
    services: kit.app.services,
    today: '2026-11-21',
    signal: new AbortController().signal,
    transaction: (work) => inTransaction(kit.app.services.db, work),
  });

const figures = async (person: Person) => {
  const { claims: ofClaims, maintenance } = (await kit.get(person, 'dashboard/analysis?months=3&field=claims,maintenance')).result;
  return { claims: ofClaims, maintenance };
};

/** The same, with nothing stored. */
async function figuresOfDocuments(person: Person) {
  const { db } = kit.app.services;
  const stored = await sql`select * from rollup_value`.execute(db);
  const stale = await sql`select * from rollup_stale`.execute(db);
  await sql`truncate rollup_value, rollup_stale`.execute(db);
  await sql`insert into rollup_stale select rollup, month::date, dealer_code from dealer cross join unnest(array['claim', 'service', 'cover']) as rollup
    cross join generate_series(date '2026-08-01', date '2030-12-01', interval '1 month') as month`.execute(db);
  const found = await figures(person);
  await sql`truncate rollup_value, rollup_stale`.execute(db);
  for (const [table, { rows }] of Object.entries({ rollup_value: stored, rollup_stale: stale }))
    await sql`insert into ${sql.table(table)} select * from json_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows.map(inColumns))})`.execute(
      db,
    );
  return found;
}
const inColumns = (row: unknown) =>
  Object.fromEntries(Object.entries(row as object).map(([name, value]) => [name === 'dealerCode' ? 'dealer_code' : name, value]));

const count = async (table: 'rollup_value' | 'rollup_stale') =>
  (await sql<{ n: number }>`select count(*)::int as n from ${sql.table(table)}`.execute(kit.app.services.db)).rows[0]!.n;

test('stored sums say what the documents say, and reading them changes nothing', async () => {
  const before = await figures('wang.service');
  expect(before.claims.months).toMatchObject([{ month: '2026-09' }, { month: '2026-10', submitted: 1 }, { month: '2026-11', submitted: 1, approved: 1 }]);
  expect(await refresh()).toBeGreaterThan(0);
  expect([(await count('rollup_value')) > 0, await count('rollup_stale')]).toEqual([true, 0]);
  expect(await figures('wang.service')).toEqual(before);
  expect(await figuresOfDocuments('wang.service')).toEqual(before);
  expect(await refresh()).toBe(0);
});

const changes: Record<string, (kit: ClaimKit) => Promise<unknown>> = {
  'a claim is handed in': async ({ submit }) => submit('d001.service', claims.returned, {}, '?confirm=1'),
  'a claim is returned': async ({ check }) =>
    check('wang.service', [claims.second], 'no_pass', { opinion: 'the photos are too dark', rejectType: 'return', rejectReason: 'insufficient_photos' }),
  'an amount is settled': async ({ app }) => sql`update warranty_claim set settled_amount = 95 where id = ${claims.approved}`.execute(app.services.db),
  'a claim is handed in at the last moment of a month': async ({ app }) =>
    sql`update warranty_claim set submit_time = '2026-10-31 23:59:59+08' where id = ${claims.second}`.execute(app.services.db),
  'a claim is handed in at the first moment of a month': async ({ app }) =>
    sql`update warranty_claim set submit_time = '2026-11-01 00:00+08' where id = ${claims.second}`.execute(app.services.db),
  'a fault comes back at another dealer': async ({ app }) =>
    sql`update warranty_claim set vin = ${machines.engineSwap}, dealer_code = 'D002', dealer_name = 'Steppe' where id = ${claims.approved}`.execute(
      app.services.db,
    ),
  'another fault is named': async ({ app }) => sql`update claim_bug set bug_code = 'OTHER' where claim_id = ${claims.second}`.execute(app.services.db),
  'a claim is charged back': async ({ app }) => sql`update warranty_claim set charged_back_amount = 20 where id = ${claims.approved}`.execute(app.services.db),
  'a claim is removed': async ({ app }) => sql`update warranty_claim set del_flag = 1 where id = ${claims.second}`.execute(app.services.db),
  'a warranty is extended': async ({ app }) => sql`update vehicle set extend_end_date = '2029-01-31' where vin = ${machines.expired}`.execute(app.services.db),
  'a warranty ends early': async ({ app }) =>
    sql`update vehicle set extend_end_date = '2026-11-01' where vin in (${machines.covered}, ${machines.expired})`.execute(app.services.db),
  'a service is missed': async ({ app }) =>
    sql`insert into vehicle_plan (id, vehicle_id, vin, seq, maint_level, due_date, status)
      select ${newId()}, id, vin, 90, 'A', '2026-10-05', 'missed' from vehicle where vin = ${machines.covered}`.execute(app.services.db),
  'a service is waived': async ({ app }) => sql`update vehicle_plan set status = 'waived' where seq = 90`.execute(app.services.db),
  'a service is done': async ({ app }) => sql`update vehicle_plan set status = 'done' where seq = 90`.execute(app.services.db),
  'a machine goes to another dealer': async ({ app }) =>
    sql`update vehicle set dealer_code = 'D002', dealer_name = 'Steppe' where vin = ${machines.covered}`.execute(app.services.db),
};

test.for(Object.entries(changes))('%s', async ([, change]) => {
  await refresh();
  const before = await figures('wang.service');
  await change(kit);
  const after = await figures('wang.service');
  expect(after).not.toEqual(before);
  expect(after).toEqual(await figuresOfDocuments('wang.service'));
  await refresh();
  expect(await count('rollup_stale')).toBe(0);
  expect(await figures('wang.service')).toEqual(after);
});

test('dealers see their own sums, sub-dealers what is theirs', async () => {
  await refresh();
  const submitted = async (person: Person) => (await figures(person)).claims.months.map((month: { submitted: number }) => month.submitted);
  expect(await submitted('d002.service')).toEqual([0, 1, 0]);
  expect(await submitted('d001.service')).toEqual([0, 0, 1]);
  expect(await submitted('d00101.service')).toEqual([0, 0, 0]);
  const { db } = kit.app.services;
  await sql`update warranty_claim set org_code = 'B01A01A01' where id = ${claims.returned}`.execute(db);
  expect(await submitted('d00101.service')).toEqual([0, 0, 1]);
  expect(await submitted('d001.service')).toEqual([0, 0, 1]);
});

test('months move with the zone of the maker', async () => {
  const { db } = kit.app.services;
  await sql`update warranty_claim set submit_time = '2026-10-31 20:00+08' where id = ${claims.returned}`.execute(db);
  await refresh();
  const asAdmin = async (method: 'GET' | 'POST', path: string, body?: object) => (await call(kit.app, kit.tokens.admin, method, path, body)).body;
  const submitted = async () => (await figures('wang.service')).claims.months.map((month: { submitted: number }) => month.submitted);
  expect(await submitted()).toEqual([0, 2, 0]);
  const { version } = (await asAdmin('GET', '/sys/config/list?text=company.timeZone')).result.find(({ key }: { key: string }) => key === 'company.timeZone');
  expect(await asAdmin('POST', '/sys/config/edit', { items: [{ key: 'company.timeZone', version, value: 'Pacific/Auckland' }] })).toMatchObject({
    success: true,
  });
  expect(await submitted()).toEqual([0, 1, 1]);
});
