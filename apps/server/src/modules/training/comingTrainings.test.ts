/** What of courses and certificates comes up on the home page. */
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { HomeComing, Today } from '../../generated/types.gen.ts';
import { listCall } from '../../test/listCall.ts';
import { createTrainingKit, type Person, type TrainingKit } from './trainingTestKit.ts';

let kit: TrainingKit;
beforeAll(async () => {
  kit = await createTrainingKit();
}, 240_000);
afterAll(() => kit.app.close());

const coming = async (person: Person, key: string): Promise<HomeComing | undefined> =>
  ((await kit.get(person, '/api/portal/home/today')).result as Today).coming.find((line) => line.key === key);

test('courses with seats that nobody of the unit is registered for, until the first deadline', async () => {
  const { planNo } = await kit.plan();
  const full = await kit.plan({ capacity: 1 });
  await kit.submitted('d002.admin', full.planNo, 1);
  // Its registration ends in more than 14 days.
  await kit.plan({ registrationDeadline: '2026-11-26 18:00:00' });

  const line = await coming('d001.admin', 'training.open');
  expect(line).toMatchObject({ n: 1, day: '2026-11-20', isLastDay: true, text: '1 training with seats nobody of you is registered for' });
  const { total, records } = (await kit.get('d001.admin', listCall('/api/portal/training/planNoticeList', line!.link))).result;
  expect([total, records.map((course: { planNo: string }) => course.planNo)]).toEqual([1, [planNo]]);

  const body = { planNo, numberOfApplicants: 1, numberOfParticipants: 1, lines: kit.persons(1) };
  expect(await kit.save('d001.admin', body)).toMatchObject({ success: true });
  expect(await coming('d001.admin', 'training.open')).toBeUndefined();
  expect(await coming('d002.admin', 'training.open')).toMatchObject({ n: 1 });
  expect(await coming('zhou.training', 'training.open')).toBeUndefined();
});

test('people whose certificates end within 60 days, to each as far as they see', async () => {
  const { planNo } = await kit.plan({ topics: ['hydraulics', 'engine'] });
  const ours = await kit.submitted('d001.admin', planNo, 3);
  const ends = ['2027-01-09', '2027-01-10', '2026-11-09'];
  for (const [index, validTo] of ends.entries())
    await sql`update train_participant set certificate_no = ${`CT2026-000${index}`}, valid_to = ${validTo}::date
      where submission_id = ${ours} and line_no = ${index + 1}`.execute(kit.db);

  const line = await coming('d001.admin', 'training.certificatesEnding');
  expect(line).toMatchObject({ n: 1, day: '2027-01-09', link: '/training/plan/people?ending=1' });
  const { people } = (await kit.get('d001.admin', '/api/portal/training/people?ending=1')).result;
  expect(people).toMatchObject([{ topics: [{ validTo: '2027-01-09' }, { validTo: '2027-01-09' }] }]);
  expect((await kit.get('d001.admin', '/api/portal/training/people?valid=1')).result.people).toHaveLength(2);
  expect(await coming('zhou.training', 'training.certificatesEnding')).toMatchObject({ n: 1 });
  expect(await coming('d002.admin', 'training.certificatesEnding')).toBeUndefined();
  expect(await coming('wang.service', 'training.certificatesEnding')).toBeUndefined();
});
