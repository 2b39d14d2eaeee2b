/** Which roles, departments, groups and position a user has. */
import { sql } from 'kysely';
import type { Trx } from '../../../shared/database/database.ts';
import '../../position/tables.ts';
import '../tables.ts';

/** Their changes are written into the history, as codes. */
export const assignedFields = ['roles', 'departs', 'marketGroups', 'position'] as const;
export type AssignedText = Record<(typeof assignedFields)[number], string>;

/** Current assignments of a user. */
export async function assigned(trx: Trx, userId: string): Promise<AssignedText> {
  const { rows } = await sql<AssignedText>`select
    coalesce((select p.code from sys_user u join sys_position p on p.id = u.position_id where u.id = ${userId}), '') as position,
    coalesce((select string_agg(role_code, ',' order by role_code) from sys_user_role where user_id = ${userId}), '') as roles,
    coalesce((select string_agg(org_code, ',' order by org_code) from sys_user_depart where user_id = ${userId}), '') as departs,
    coalesce((select string_agg(market_group, ',' order by market_group) from sys_user_market_group where user_id = ${userId}), '') as market_groups`.execute(
    trx,
  );
  return rows[0]!;
}

/** Gives a user other roles, departments and market groups. */
export async function replaceAssignment(
  trx: Trx,
  userId: string,
  { departs, roles, marketGroups }: { departs: readonly string[]; roles: readonly string[]; marketGroups: readonly string[] },
): Promise<void> {
  await trx.deleteFrom('sysUserRole').where('userId', '=', userId).execute();
  await trx
    .insertInto('sysUserRole')
    .values(roles.map((roleCode) => ({ userId, roleCode })))
    .execute();
  await trx.deleteFrom('sysUserDepart').where('userId', '=', userId).execute();
  await trx
    .insertInto('sysUserDepart')
    .values(departs.map((orgCode) => ({ userId, orgCode })))
    .execute();
  await trx.deleteFrom('sysUserMarketGroup').where('userId', '=', userId).execute();
  if (marketGroups.length > 0)
    await trx
      .insertInto('sysUserMarketGroup')
      .values([...new Set(marketGroups)].map((marketGroup) => ({ userId, marketGroup })))
      .execute();
}
