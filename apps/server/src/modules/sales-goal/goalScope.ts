/** Which goals a user sees. Conditions are about the table `sales_goal` without an alias. */
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { isInScope } from '../../shared/scope/scope.ts';
import { type CurrentUser, isMaker } from '../../shared/session/currentUser.ts';

/** Goals of the user's dealers, drafts too. A goal is the dealer's own: its sub-dealers see none. */
export const keptGoals = (user: CurrentUser): RawBuilder<SqlBool> =>
  user.subDealerCode === null ? isInScope({ table: 'salesGoal' }, user) : sql<SqlBool>`false`;

/** Those of them that are released or over. */
export const releasedGoals = (user: CurrentUser): RawBuilder<SqlBool> => sql<SqlBool>`(sales_goal.status <> 'draft' and ${keptGoals(user)})`;

export const isKeeper = (user: CurrentUser): boolean => isMaker(user) && user.permissions.has('salesGoal:edit');

/** Drafts are for those who keep goals. */
export const goalScope = (user: CurrentUser): RawBuilder<SqlBool> => (isKeeper(user) ? keptGoals(user) : releasedGoals(user));
