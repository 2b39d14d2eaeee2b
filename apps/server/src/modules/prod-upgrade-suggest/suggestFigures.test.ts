/** Figures about suggestions on the analysis page. */
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { SuggestFigures } from '../../generated/types.gen.ts';
import { listCall } from '../../test/listCall.ts';
import { createSuggestKit, type Person, type SuggestKit } from './suggestTestKit.ts';

let kit: SuggestKit;
beforeAll(async () => {
  kit = await createSuggestKit();
}, 240_000);
afterAll(() => kit.close());

const figures = async (person: Person): Promise<SuggestFigures | null> => (await kit.get(person, 'dashboard/analysis?field=suggestions')).result.suggestions;

test('say where suggestions stand, which have the most votes and how long a decision takes; those of others count for their own', async () => {
  await kit.draft();
  const wanted = await kit.submitted({ title: 'Wanted' });
  await kit.vote('d002.service', wanted);
  const adopted = await kit.adopted();
  await kit.submitted({}, 'd002.service');
  await sql`update approval_log set create_time = create_time - interval '3 days' where doc_id = ${adopted} and action = 'submit'`.execute(kit.app.services.db);

  const found = (await figures('d001.service'))!;
  expect(found).toMatchObject({ top: [{ id: wanted, title: 'Wanted', votes: 1 }], medianDays: 3 });
  expect(Object.fromEntries(found.byStatus.map(({ key, count }) => [key, count]))).toEqual({
    draft: 1,
    submitted: 1,
    pass: 1,
    no_pass: 0,
    audit_succeeded: 0,
    closed: 0,
  });
  for (const person of ['d001.service', 'd002.service', 'zhao.manager'] as const)
    for (const { count, link } of (await figures(person))!.byStatus)
      expect((await kit.get(person, listCall('prodUpgradeSuggest/list', link))).result.total, `${person} ${link}`).toBe(count);
  expect(await figures('d002.service')).toMatchObject({ top: [], medianDays: null });
  expect(await figures('qian.finance')).toBeNull();
});
