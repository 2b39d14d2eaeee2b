import type { GoalFigures, GoalGroup, GoalGrouping, GoalShare } from '../../../generated/types.gen.ts';
import type { Context } from '../../../shared/context.ts';
import { isMaker, today } from '../../../shared/session/currentUser.ts';
import { finishedBy } from './finished.ts';

const shareOf = ({ key, text, targetToDate, comToDate }: GoalGroup): GoalShare => ({
  key,
  text,
  target: targetToDate,
  com: comToDate,
  rate: targetToDate === 0 ? null : comToDate / targetToDate,
});

const ofDealer: readonly GoalGrouping[] = ['none', 'productTeam'];
const ofStaff: readonly GoalGrouping[] = [...ofDealer, 'region', 'dealer'];

/** Goals of this year for the analysis page, as `finished` answers them. */
export async function goalFigures(context: Context): Promise<GoalFigures> {
  const year = Number(today(context.user, context.services.now()).slice(0, 4));
  const groups = await finishedBy(context, year, isMaker(context.user) ? ofStaff : ofDealer);
  /** Only those that somebody has set a goal for. */
  const shares = (groupBy: GoalGrouping): GoalShare[] => (groups.get(groupBy) ?? []).filter(({ target }) => target > 0).map(shareOf);
  const all = groups.get('none')?.[0];
  return {
    year,
    months: all?.months ?? [],
    toDate: all ? shareOf(all) : { key: '', text: '', target: 0, com: 0, rate: null },
    byProductTeam: shares('productTeam'),
    byRegion: shares('region'),
    byDealer: shares('dealer'),
  };
}
