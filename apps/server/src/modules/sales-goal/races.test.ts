/** Two at once about the goals of one dealer. */
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { again, codesOf } from '../../test/race.ts';
import { createGoalKit, type GoalKit, input } from './goalTestKit.ts';

let kit: GoalKit;
beforeAll(async () => {
  kit = await createGoalKit();
}, 120_000);
afterAll(() => kit.app.close());
afterEach(() => kit.forget());

const add = (change: object = {}) => kit.mfr('add', input(change));

test('two goals with the same key', again, async () => {
  expect(codesOf(await Promise.all([add(), add()]))).toEqual(['E-403', 'ok']);
});

test('a goal for the whole team and one for a platform', again, async () => {
  expect(codesOf(await Promise.all([add(), add({ platform: null })]))).toEqual(['E-404', 'ok']);
});

test('two confirmations', again, async () => {
  const { id } = await kit.released();
  const confirm = (person: 'd001.admin' | 'd001.sales') => kit.post(person, 'salesGoal/confirm', { ids: [id] });
  expect(codesOf(await Promise.all([confirm('d001.admin'), confirm('d001.sales')]))).toEqual(['E-007', 'ok']);
});

test('two handovers, and a count of all goals', again, async () => {
  const { id } = await kit.released();
  const before = (await kit.record(id)).m11_com as number;
  const sheets = [await kit.handOver(await kit.machine(), '2026-11-10'), await kit.handOver(await kit.machine(), '2026-11-10')];
  const done = await Promise.all([
    kit.review(sheets[0]!, 'pass', 'wang.service'),
    kit.review(sheets[1]!, 'pass', 'zhao.manager'),
    kit.mfr('recount', { year: 2026 }),
  ]);
  expect(done.map(({ success }) => success)).toEqual([true, true, true]);
  expect((await kit.record(id)).m11_com).toBe(before + 2);
});

test('a handover beside the release', again, async () => {
  const { id } = await kit.draft();
  const other = await kit.released({ goalBasis: 'retail', platform: 'T90' });
  const sheet = await kit.handOver(await kit.machine(), '2026-11-10');
  await Promise.all([kit.review(sheet, 'pass'), kit.mfr('release', { ids: [id] })]);
  const counted = await kit.record(id);
  await kit.mfr('recount', { year: 2026 });
  expect((await kit.record(id)).m11_com).toBe(counted.m11_com);
  expect((await kit.record(other.id)).m11_com).toBe(0);
});
