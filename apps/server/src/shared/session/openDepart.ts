import { type SqlBool, sql } from 'kysely';

/**
 * Over `sys_depart`: people may work in it. It stands still while it, or one above it, is suspended, and once its dealer has ended.
 */
export const isOpenDepart = sql<SqlBool>`(not exists (select from sys_depart above where above.status = 2 and starts_with(sys_depart.org_code, above.org_code))
  and not exists (select from dealer ended where ended.dealer_code = sys_depart.dealer_code and ended.dealer_status = 'terminated'))`;

/** Condition over `sys_user`: a user whose departments are all closed to work; false for users without a department. */
export const standsStill = sql<SqlBool>`(exists (select from sys_user_depart place where place.user_id = sys_user.id)
  and not exists (select from sys_user_depart place join sys_depart on sys_depart.org_code = place.org_code
    where place.user_id = sys_user.id and ${isOpenDepart}))`;

/** Condition over `sys_user`: a dealer's user who belongs to terminated dealers only. */
export const onlyOfTerminated = sql<SqlBool>`(sys_user.user_type = 'dealer' and coalesce((
  select bool_and(ended.dealer_status = 'terminated') from sys_user_depart place join sys_depart ended_depart on ended_depart.org_code = place.org_code
    join dealer ended on ended.dealer_code = ended_depart.dealer_code where place.user_id = sys_user.id), false))`;

/** Condition over `sys_user`: a user of the maker whose departments are all suspended. Dealers' users may sign in, and are told why their lists are empty. */
export const staffOfSuspended = sql<SqlBool>`(sys_user.user_type = 'maker' and ${standsStill})`;

/** Over `sys_user`: an active account that does not sign in for all that. */
export const isShutOut = sql<SqlBool>`(${onlyOfTerminated} or ${staffOfSuspended})`;
