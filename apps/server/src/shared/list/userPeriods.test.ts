/** Relative periods over HTTP: two readers of one claim, each with a day of their own. */
import { fromZoneTime, toZoneTime } from '@harrow/validation/dates';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type ClaimKit, createClaimKit, type Person } from '../../modules/warranty-claim/claimTestKit.ts';

let kit: ClaimKit;
beforeAll(async () => {
  kit = await createClaimKit();
  await kit.submitted();
});
afterAll(() => kit.close());

async function ask(person: Person, val: string, rule = 'period') {
  const conditions = JSON.stringify([{ field: 'createTime', rule, val, type: 'datetime' }]);
  const url = `/api/portal/warrantyClaim/list?superQueryParams=${encodeURIComponent(encodeURIComponent(conditions))}`;
  const reply = await kit.app.inject({ method: 'GET', url, headers: { 'x-access-token': kit.tokens[person], 'accept-language': 'en' } });
  const { result, message } = reply.json() as { result: { total?: number } | null; message: string };
  return { status: reply.statusCode, total: result?.total, message };
}
const total = async (person: Person, period: string) => (await ask(person, period)).total;

test('a day begins at midnight of the reader, who need not be where the dealer is', async () => {
  const midnight = fromZoneTime(`${toZoneTime(new Date(), 'America/Santiago').slice(0, 10)} 00:00:00`, 'America/Santiago')!;
  const createdAt = (moment: Date) => sql`update warranty_claim set create_time = ${moment.toISOString()}`.execute(kit.db);

  await createdAt(midnight);
  expect(await total('d001.service', 'today')).toBe(1);
  expect(await total('d001.service', 'next1days')).toBe(1);
  expect(await total('d001.service', 'yesterday')).toBe(0);
  expect(await total('d001.service', 'moreThan1daysAgo')).toBe(0);

  const second = 1000;
  await createdAt(new Date(midnight.getTime() - second));
  expect(await total('d001.service', 'today')).toBe(0);
  expect(await total('d001.service', 'yesterday')).toBe(1);
  expect(await total('d001.service', 'last2days')).toBe(1);

  const days = [midnight, new Date()].map((moment) => toZoneTime(moment, 'Asia/Shanghai').slice(0, 10));
  await createdAt(midnight);
  // The maker's day may have begun since the dealer's did.
  expect(await total('wang.service', days[0] === days[1] ? 'today' : 'yesterday')).toBe(1);

  await createdAt(new Date(midnight.getTime() - 3 * 86_400 * second));
  expect(await total('d001.service', 'moreThan1daysAgo')).toBe(1);
});

test('what is no period is refused by its name, never passed over', async () => {
  const refused = { status: 400, message: 'Unknown rule period next1years' };
  expect(await ask('d001.service', 'next1years')).toMatchObject(refused);
  expect(await ask('d001.service', 'last7days', 'lately')).toMatchObject({ status: 400, message: 'Unknown rule lately' });
});
