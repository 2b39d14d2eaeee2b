/** Figures about goals on the analysis page. Today is 21 November 2026. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { GoalFigures, GoalGroup, GoalGrouping } from '../../generated/types.gen.ts';
import { createGoalKit, type GoalKit, type Person } from './goalTestKit.ts';

let kit: GoalKit;
beforeAll(async () => {
  kit = await createGoalKit();
  await kit.released();
  await kit.released({ dealerCode: 'D002', platform: null, annualTarget: 36 });
  await kit.machine({ vehicleStatus: 'delivered', deliveryDate: '2026-03-31' });
  await kit.machine({ vehicleStatus: 'delivered', deliveryDate: '2025-05-01' });
  await kit.mfr('recount', { year: 2026 });
}, 120_000);
afterAll(() => kit.app.close());

const figures = async (person: Person): Promise<GoalFigures | null> => (await kit.get(person, 'dashboard/analysis?field=goals')).result.goals;
const finished = async (person: Person, groupBy: GoalGrouping): Promise<GoalGroup[]> => (await kit.finished(person, `year=2026&groupBy=${groupBy}`)).groups;

test.each<Person>(['sun.sales', 'd001.admin', 'd002.admin'])('of %s say what the statement of goals says, group by group', async (person) => {
  const { year, months, toDate, byProductTeam, byRegion, byDealer } = (await figures(person))!;
  const [all] = await finished(person, 'none');
  expect(year).toBe(2026);
  expect(months).toEqual(all!.months);
  expect(toDate).toMatchObject({ target: all!.targetToDate, com: all!.comToDate });
  const isMaker = person === 'sun.sales';
  for (const [groupBy, shares] of [
    ['productTeam', byProductTeam],
    ['region', byRegion],
    ['dealer', byDealer],
  ] as const) {
    const groups = isMaker || groupBy === 'productTeam' ? (await finished(person, groupBy)).filter(({ target }) => target > 0) : [];
    expect(shares, groupBy).toMatchObject(groups.map(({ key, text, targetToDate: target, comToDate: com }) => ({ key, text, target, com })));
  }
});

test('are kept from who may see no goals', async () => expect(await figures('d001.service')).toBeNull());
