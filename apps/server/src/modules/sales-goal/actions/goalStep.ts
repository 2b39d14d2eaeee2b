/** Common parts of the actions of a goal. */
import { type ActionInput, effect } from '../../../documents/kind.ts';
import type { TrxContext } from '../../../shared/context.ts';
import { dealerUsers, notify, reviewersOf } from '../../../shared/notify/notify.ts';
import type { Volumes } from '../rules/checkTargets.ts';
import type { GoalHeader } from '../tables.ts';

export interface GoalActionInput extends ActionInput {
  /** Columns of a draft that have been judged. */
  columns?: Partial<GoalHeader> | undefined;
  /** Targets of a released goal as they are to be. */
  volumes?: Volumes | undefined;
}

export const goalEffect = effect<GoalHeader, GoalActionInput>();

/** Roles of a dealer's people who confirm goals. */
const confirmers = ['DLR_ADMIN', 'DLR_SALES'];

/** Tells the dealer's people, or those who keep its goals. */
export async function tell(
  { db, services }: TrxContext,
  goal: GoalHeader,
  { event, opinion }: { event: 'released' | 'revised' | 'recalled' | 'confirmed'; opinion?: string | null | undefined },
): Promise<void> {
  const { id, goalNo: no, dealerCode, dealerName: dealer, productTeam: teamCode, platform, year, annualTarget: n } = goal;
  const receivers = event === 'confirmed' ? await reviewersOf(db, 'salesGoal:edit', dealerCode) : await dealerUsers(db, dealerCode, confirmers);
  await notify(db, receivers, {
    event: `salesGoal.${event}`,
    params: { no, dealer, year, n, teamCode, platform: platform && ` ${platform}`, opinion: opinion?.trim() ?? '' },
    docType: 'salesGoal',
    docId: id,
    docNo: no,
    at: services.now(),
  });
}
