/** Which rows of `todo` wait for a user, and how much they urge, as conditions. */
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { scopeCondition } from '../../shared/scope/scope.ts';
import type { CurrentUser } from '../../shared/session/currentUser.ts';
import './tables.ts';

/** Tasks of the user's side that they hold the permission for, in their scope, of documents that they did not hand in themselves. */
export const mine = (
  user: CurrentUser,
): RawBuilder<SqlBool> => sql<SqlBool>`todo.side = ${user.userType} and todo.permission = any(${[...user.permissions]}::text[])
  and (todo.side = 'dealer' or todo.submit_by is distinct from ${user.username})
  and (todo.assignee = ${user.username} or todo.assignee is null and (todo.role is null or todo.role = any(${[...user.roles]}::text[]))) and ${scopeCondition(user, 'todo') ?? sql`true`}`;

/** Late, or nearly late. @param day today where the user is, `YYYY-MM-DD` */
export const isUrgent = (day: string): RawBuilder<SqlBool> => sql<SqlBool>`todo.warn_on <= ${day}::date`;
export const isLate = (day: string): RawBuilder<SqlBool> => sql<SqlBool>`todo.late_on <= ${day}::date`;
export const isNearlyLate = (day: string): RawBuilder<SqlBool> => sql<SqlBool>`(${isUrgent(day)} and (todo.late_on is null or todo.late_on > ${day}::date))`;
