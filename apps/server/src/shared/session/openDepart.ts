import { type SqlBool, sql } from 'kysely';

/** Over `sys_depart`: it does not belong to a terminated dealer, so that people may work there. */
export const isOpenDepart = sql<SqlBool>`not exists (select from dealer ended where ended.dealer_code = sys_depart.dealer_code and ended.dealer_status = 'terminated')`;

/** Over `sys_user`: somebody of a dealer who belongs to terminated dealers alone. */
export const onlyOfTerminated = sql<SqlBool>`(sys_user.user_type = 'dealer' and coalesce((
  select bool_and(ended.dealer_status = 'terminated') from sys_user_depart place join sys_depart ended_depart on ended_depart.org_code = place.org_code
    join dealer ended on ended.dealer_code = ended_depart.dealer_code where place.user_id = sys_user.id), false))`;
