/** Figures about courses on the analysis page. */
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TrainingFigures } from '../../generated/types.gen.ts';
import { listCall } from '../../test/listCall.ts';
import { createTrainingKit, type Person, type TrainingKit } from './trainingTestKit.ts';

let kit: TrainingKit;
beforeAll(async () => {
  kit = await createTrainingKit();
}, 240_000);
afterAll(() => kit.app.close());

const figures = async (person: Person): Promise<TrainingFigures> => (await kit.get(person, '/api/portal/dashboard/analysis?field=training')).result.training;

test('say who is certified, which courses come next and how many seats there are, and lead to these lists', async () => {
  const later = await kit.plan({ title: 'Later', startDate: '2026-12-10', endDate: '2026-12-10' });
  const sooner = await kit.plan({ title: 'Sooner', capacity: 1 });
  await kit.draftPlan();
  const ours = await kit.submitted('d001.admin', later.planNo, 3);
  await kit.submitted('d002.admin', sooner.planNo, 1);
  await kit.submitted('d001.admin', sooner.planNo, 1, 'yes');
  for (const [index, validTo] of ['2027-01-09', '2028-01-01', '2026-11-09'].entries())
    await sql`update train_participant set certificate_no = ${`CT2026-000${index}`}, valid_to = ${validTo}::date
      where submission_id = ${ours} and line_no = ${index + 1}`.execute(kit.db);

  const staff = await figures('zhou.training');
  expect(staff).toMatchObject({
    certified: { count: 2 },
    ending: { count: 1 },
    next: [
      { id: sooner.id, title: 'Sooner', seatsLeft: 0 },
      { id: later.id, title: 'Later', startDate: '2026-12-10', seatsLeft: 11 },
    ],
    seats: { offered: 15, taken: 4, waiting: { count: 1 } },
  });
  const courses: { capacity: number; seatsTaken: number }[] = (await kit.get('zhou.training', listCall('/mfr/training/list', staff.seats!.link))).result
    .records;
  expect([courses.reduce((all, { capacity }) => all + capacity, 0), courses.reduce((all, { seatsTaken }) => all + seatsTaken, 0)]).toEqual([15, 4]);
  expect((await kit.get('zhou.training', listCall('/api/portal/training/trainingSubmissionList', staff.seats!.waiting!.link))).result.total).toBe(1);

  expect((await figures('wang.service')).seats).toMatchObject({ offered: 15, waiting: null });

  const dealer = await figures('d001.admin');
  expect(dealer).toMatchObject({ certified: { count: 2 }, ending: { count: 1 }, seats: null });
  for (const { count, link } of [dealer.certified, dealer.ending])
    expect((await kit.get('d001.admin', listCall('/api/portal/training/people', link))).result.people, link).toHaveLength(count);
  expect(await figures('d002.admin')).toMatchObject({ certified: { count: 0 }, ending: { count: 0 }, seats: null });
});
