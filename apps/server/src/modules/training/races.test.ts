/** Two or more at once: seats are given once, and what is kept of them is what registrations say. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { again, codeOf, codesOf } from '../../test/race.ts';
import { createTrainingKit, type TrainingKit } from './trainingTestKit.ts';

let kit: TrainingKit;
beforeAll(async () => {
  kit = await createTrainingKit();
}, 240_000);
afterAll(() => kit.app.close());

/** Nobody has a seat that is not there, and no seat is counted twice. */
async function mustAddUp(planNo: string): Promise<number> {
  const { kept, counted, capacity } = await kit.seatsByRegistrations(planNo);
  expect(kept).toBe(counted);
  expect(kept).toBeLessThanOrEqual(capacity);
  return kept;
}

describe('seats', () => {
  test('eight register for the last three', again, async () => {
    const { planNo } = await kit.plan({ capacity: 3 });
    const drafts: string[] = [];
    for (let index = 0; index < 8; index += 1) drafts.push(await kit.draft(index % 2 ? 'd001.admin' : 'd002.admin', planNo, 1));
    const answers = await Promise.all(drafts.map((id, index) => kit.submit(index % 2 ? 'd001.admin' : 'd002.admin', id)));
    expect(codesOf(answers)).toEqual([...Array<string>(5).fill('E-423'), ...Array<string>(3).fill('ok')]);
    expect(await mustAddUp(planNo)).toBe(3);
  });

  test('one is given up while the waiting list grows, and another is withdrawn', again, async () => {
    const { planNo } = await kit.plan({ capacity: 2 });
    const [one, other] = [await kit.submitted('d001.admin', planNo, 1), await kit.submitted('d001.admin', planNo, 1)];
    const waiting = await kit.submitted('d002.admin', planNo, 1, 'yes');
    const next = await kit.draft('d002.admin', planNo, 1);
    const answers = await Promise.all([
      kit.cancelSeat('d001.admin', one),
      kit.withdraw('d001.admin', other),
      kit.submit('d002.admin', next, 'yes'),
      kit.withdraw('d002.admin', waiting),
    ]);
    expect(codesOf(answers)).toEqual(['ok', 'ok', 'ok', 'ok']);
    expect(await kit.registration(next)).toMatchObject({ waitingFlag: 'N', status: 'submitted' });
    expect(await mustAddUp(planNo)).toBe(1);
  });

  test('a course that is cancelled while somebody registers', again, async () => {
    const { id, planNo } = await kit.plan();
    const draft = await kit.draft('d001.admin', planNo, 2);
    const [submitted, cancelled] = await Promise.all([kit.submit('d001.admin', draft), kit.cancelPlan(id)]);
    expect(codeOf(cancelled)).toBe('ok');
    // Whoever comes first: it ends with its course.
    expect(['ok', 'E-007']).toContain(codeOf(submitted));
    expect(await kit.registration(draft)).toMatchObject({ status: 'closed', closeReason: 'cancelled' });
    expect(await mustAddUp(planNo)).toBe(0);
  });
});

test('two registrations of one unit', again, async () => {
  const { planNo } = await kit.plan();
  const save = (person: 'd001.admin' | 'd001.service') => kit.save(person, { planNo, numberOfApplicants: 1, numberOfParticipants: 1, lines: kit.persons(1) });
  expect(codesOf(await Promise.all([save('d001.admin'), save('d001.service')]))).toEqual(['E-424', 'ok']);
});

test('a course that two finish gives every certificate once', again, async () => {
  await kit.goTo('2026-11-10');
  const { id, planNo } = await kit.plan();
  const registered = await kit.submitted('d001.admin', planNo, 2);
  await kit.pass(registered);
  await kit.goTo('2026-12-03');
  await kit.attend(id, () => ({ attended: 'Y' }));
  expect(codesOf(await Promise.all([kit.finish(id), kit.finish(id)]))).toEqual(['E-007', 'ok']);
  const { lines } = await kit.registration(registered);
  expect(new Set(lines.map(({ certificateNo }: { certificateNo: string }) => certificateNo)).size).toBe(2);
  await kit.goTo('2026-11-10');
});
