/** Which courses a user sees. Conditions are about the table `train_plan` without an alias. */
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Filter } from '../../shared/list/filters.ts';
import { scopeCondition } from '../../shared/scope/scope.ts';
import { type CurrentUser, isMaker } from '../../shared/session/currentUser.ts';
import { isMeantFor } from '../public-notice/service.ts';

/** Published for the user, or registered for by their unit when it was. The maker's people see what is published. */
export const isReadBy = (user: CurrentUser): RawBuilder<SqlBool> => {
  const ours = sql`exists (select from train_submission s where s.plan_no = train_plan.plan_no and s.del_flag = 0 and ${scopeCondition(user, 's') ?? sql`true`})`;
  return sql<SqlBool>`(train_plan.publish_time is not null and ${isMaker(user) ? sql`true` : sql`(${isMeantFor(user, 'train_plan')} or ${ours})`})`;
};

export const isKeeper = (user: CurrentUser): boolean => isMaker(user) && user.permissions.has('training:edit');

/** The training centre sees all of them. */
export const trainingScope = (user: CurrentUser): Filter => (isKeeper(user) ? undefined : isReadBy(user));
