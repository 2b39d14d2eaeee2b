/** Two at once about one claim, or one difference: money and goods move once. */
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { createPartsTrip, type PartsTrip } from '../../test/partsTrip.ts';
import { again, codeOf, codesOf } from '../../test/race.ts';

let trip: PartsTrip;
beforeAll(async () => {
  trip = await createPartsTrip();
});
afterAll(() => trip.app.close());
afterEach(() => trip.mustAgree());

const credits = (id: string) =>
  trip.count(sql<{ n: number }>`select count(*)::int as n from finance_ledger where source_id = ${id} and fee_type = 'parts_claim_credit'`);
const detail = async (id: string) => trip.done(await trip.get('chen.parts', `partsClaim/detail?id=${id}`)) as { status: string; version: number };

test('two settlements of one claim', again, async () => {
  const { id } = await trip.passed();
  const before = await trip.balance();
  const settle = () => trip.check('qian.finance', id, 'audit_succeeded');
  expect(codesOf(await Promise.all([settle(), settle()]))).toEqual(['E-007', 'ok']);
  expect(await credits(id)).toBe(1);
  expect(await trip.balance()).toBe(Math.round((before + 18.4) * 100) / 100);
});

test('one settlement sent twice by the same key', again, async () => {
  const { id } = await trip.passed();
  const body = { docType: 'partsClaim', ids: [id], action: 'audit_succeeded' };
  const [one, other] = await trip.twice('qian.finance', 'approval/checkSubmit', body);
  expect(codeOf(one)).toBe('ok');
  expect(other.result).toEqual(one.result);
  expect(await credits(id)).toBe(1);
});

test('a settlement, and a claim sent back to review', again, async () => {
  const { id } = await trip.passed();
  const [settled, back] = await Promise.all([
    trip.check('qian.finance', id, 'audit_succeeded'),
    trip.check('chen.parts', id, 'backToReview', { opinion: 'Counted anew' }),
  ]);
  expect([codeOf(settled), codeOf(back)].toSorted()).toEqual(['E-007', 'ok']);
  expect((await detail(id)).status).toBe(codeOf(settled) === 'ok' ? 'closed' : 'submitted');
  expect(await credits(id)).toBe(codeOf(settled) === 'ok' ? 1 : 0);
});

test('two decisions about one claim', again, async () => {
  const { id } = await trip.missing();
  trip.done(await trip.submitClaim(id));
  const lines = await trip.credited(id);
  const pass = () => trip.check('chen.parts', id, 'pass', lines);
  expect(codesOf(await Promise.all([pass(), pass()]))).toEqual(['E-007', 'ok']);
});

test('two submissions of one claim', again, async () => {
  const { id } = await trip.missing();
  expect(codesOf(await Promise.all([trip.submitClaim(id), trip.submitClaim(id)]))).toEqual(['E-007', 'ok']);
});
