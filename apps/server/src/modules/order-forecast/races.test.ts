/** Two at once: one goes through, the other is told why not. */
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { again, codesOf } from '../../test/race.ts';
import { createForecastKit, type ForecastKit } from './orderForecastTestKit.ts';

let kit: ForecastKit;
beforeAll(async () => {
  kit = await createForecastKit();
});
afterAll(() => kit.close());
beforeEach(async () => {
  kit.at('2026-11-21T15:00:00Z');
  await kit.forget();
});

const lines = [{ fourthProductCode: 'T704', m1_target: 2 }];
const copy = (id: string) => kit.post('d001.sales', 'orderForecast/copy', { id });
const earlier = async (): Promise<string> => {
  kit.at('2026-10-21T15:00:00Z');
  const id = await kit.passed([{ fourthProductCode: 'T704', m2_target: 2 }]);
  kit.at('2026-11-21T15:00:00Z');
  return id;
};
/** The first call of a user signs in. */
const signedIn = () => kit.get('d001.sales', 'orderForecast/window');
const countOf = async (): Promise<number> => (await kit.db.selectFrom('orderForecast').select('id').where('month', '=', 12).execute()).length;

test('two first saves of one base month', again, async () => {
  await kit.forget();
  await signedIn();
  const answers = await Promise.all([kit.save({ lines }), kit.save({ lines })]);
  expect(codesOf(answers)).toEqual(['E-407', 'ok']);
  const [refused, saved] = answers.toSorted((one) => (one.success ? 1 : -1));
  expect(refused.result.errors[0].text).toContain(saved.result.no);
  expect(await countOf()).toBe(1);
});

test('a copy and a first save', again, async () => {
  await kit.forget();
  const id = await earlier();
  await signedIn();
  const answers = await Promise.all([copy(id), kit.save({ lines })]);
  expect(codesOf(answers)).toEqual(['E-407', 'ok']);
  expect(await countOf()).toBe(1);
});

test('a submission and a save', again, async () => {
  await kit.forget();
  const { id, version } = await kit.saved(lines);
  const answers = await Promise.all([kit.submit(id), kit.save({ id, version, lines: [{ fourthProductCode: 'T704', m1_target: 7 }] })]);
  const [submitted, saved] = answers;
  // The save may come first: then its lines are handed in.
  expect(submitted.success).toBe(true);
  const {
    status,
    totalQty,
    lines: [line],
  } = await kit.detail(id);
  expect(status).toBe('submitted');
  expect(totalQty).toBe(line!.m1_target);
  expect(totalQty).toBe(saved.success ? 7 : 2);
});

test('two submissions', again, async () => {
  await kit.forget();
  const { id } = await kit.saved(lines);
  expect(codesOf(await Promise.all([kit.submit(id), kit.submit(id)]))).toEqual(['E-007', 'ok']);
  expect(await kit.told('submitted')).toEqual(['sun.sales 2026-12']);
});

test('a review and a withdrawal', again, async () => {
  await kit.forget();
  const { id } = await kit.saved(lines);
  kit.done(await kit.submit(id));
  await kit.get('sun.sales', 'orderForecast/window');
  const withdraw = kit.post('d001.sales', 'approval/submit', { docType: 'orderForecast', id, action: 'withdraw' });
  const codes = codesOf(await Promise.all([kit.check(id, 'pass'), withdraw]));
  expect(codes.filter((code) => code === 'ok')).toHaveLength(1);
});
