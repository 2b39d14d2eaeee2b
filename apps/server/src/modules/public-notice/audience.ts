/** Audience of a notice. Conditions are about the table `public_notice` without an alias. */
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Trx } from '../../shared/database/database.ts';
import type { Language } from '../../shared/messages/messages.ts';
import type { CurrentUser } from '../../shared/session/currentUser.ts';
import './tables.ts';

/** Published, not expired on the reader's day, and meant for the user: for all, their market group, their dealer or one of their roles. */
export const audience = (user: CurrentUser): RawBuilder<SqlBool> => sql<SqlBool>`(public_notice.del_flag = 0 and status = 'pass'
  and publish_time <= now() and (expire_date is null or expire_date >= (now() at time zone ${user.timeZone})::date) and ${isMeantFor(user, 'public_notice')})`;

/** Meant for the user: for all, their market group, their dealer or one of their roles. @param table with `target_scope` and `target_ids` */
export const isMeantFor = ({ dealerCode, roles }: CurrentUser, table: string): RawBuilder<SqlBool> => {
  const ids = sql.ref(`${table}.target_ids`);
  return sql<SqlBool>`case ${sql.ref(`${table}.target_scope`)}
  when 'all' then true
  when 'market_group' then ${ids} ? coalesce((select market_group from dealer where dealer_code = ${dealerCode}), '')
  when 'dealer' then ${ids} ? ${dealerCode ?? ''}
  else ${ids} ?| ${roles} end`;
};

/** Mandatory notices are confirmed by the dealers; the maker's people only read them. */
export const hasToConfirm = ({ permissions }: CurrentUser): boolean => permissions.has('publicnotice:confirm');

/** The user has not opened the notice, or not confirmed it although they have to. */
export const isUnread = (user: CurrentUser): RawBuilder<SqlBool> => sql<SqlBool>`not exists (select 1 from notice_read r
  where r.notice_id = public_notice.id and r.user_id = ${user.id} ${hasToConfirm(user) ? sql`and (public_notice.must_read = 'N' or r.confirm_time is not null)` : sql``})`;

/** The active users a record is meant for, as far as they hold the permission. @param table that of the record, default notices */
export async function audienceOf(trx: Trx, id: string, permission: string, table = 'public_notice'): Promise<{ id: string; language: Language }[]> {
  const { rows } = await sql<{ id: string; language: Language }>`
    select u.id, u.language from sys_user u, ${sql.table(table)} n
    where n.id = ${id} and u.status = 1 and u.del_flag = 0
      and exists (select 1 from sys_user_role ur join sys_role_permission rp on rp.role_code = ur.role_code where ur.user_id = u.id and rp.permission = ${permission})
      and case n.target_scope
        when 'all' then true
        when 'role' then exists (select 1 from sys_user_role ur where ur.user_id = u.id and n.target_ids ? ur.role_code)
        else exists (select 1 from sys_user_depart ud join sys_depart d on d.org_code = ud.org_code join dealer on dealer.dealer_code = d.dealer_code
          where ud.user_id = u.id and n.target_ids ? case n.target_scope when 'dealer' then dealer.dealer_code else dealer.market_group end) end
    order by u.id`.execute(trx);
  return rows;
}

/** Codes of the dealers a notice is meant for; undefined: all. Roles are held by users, not by dealers: such a notice is for none. */
export async function dealersOf(trx: Trx, noticeId: string): Promise<string[] | undefined> {
  const { rows } = await sql<{ scope: string; dealers: string[] }>`select n.target_scope as scope, array(select d.dealer_code from dealer d
      where n.target_ids ? case n.target_scope when 'dealer' then d.dealer_code when 'market_group' then d.market_group end) as dealers
    from public_notice n where n.id = ${noticeId}`.execute(trx);
  const { scope, dealers } = rows[0]!;
  return scope === 'all' ? undefined : dealers;
}
