import type { GoalFigures, GoalGroup, GoalGrouping, GoalShare } from '../../../generated/types.gen.ts';
import type { Context } from '../../../shared/context.ts';
import { isMaker, today } from '../../../shared/session/currentUser.ts';
import { finished } from './finished.ts';

const shareOf = ({ key, text, targetToDate, comToDate }: GoalGroup): GoalShare => ({
  key,
  text,
  target: targetToDate,
  com: comToDate,
  rate: targetToDate === 0 ? null : comToDate / targetToDate,
});

/** Goals of this year for the analysis page, as `finished` answers them. */
export async function goalFigures(context: Context): Promise<GoalFigures> {
  const year = Number(today(context.user, context.services.now()).slice(0, 4));
  const groups = async (groupBy: GoalGrouping): Promise<GoalGroup[]> => (await finished(context, { year, groupBy })).groups;
  /** Only those that somebody has set a goal for. */
  const shares = async (groupBy: GoalGrouping): Promise<GoalShare[]> => (await groups(groupBy)).filter(({ target }) => target > 0).map(shareOf);
  const [all] = await groups('none');
  const ofMaker = isMaker(context.user);
  return {
    year,
    months: all?.months ?? [],
    toDate: all ? shareOf(all) : { key: '', text: '', target: 0, com: 0, rate: null },
    byProductTeam: await shares('productTeam'),
    byRegion: ofMaker ? await shares('region') : [],
    byDealer: ofMaker ? await shares('dealer') : [],
  };
}
