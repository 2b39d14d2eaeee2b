import { type SqlBool, sql } from 'kysely';
import { type Db, json, newId, rootOf, type Trx } from '../database/database.ts';
import { planOnce } from '../database/planOnce.ts';
import { writeLater } from '../database/together.ts';

/** A notification; texts `event.{name}.title` and `.content` of the message files. */
export interface Notification {
  /** e.g. `warrantyClaim.no_pass` */
  event: string;
  params?: Readonly<Record<string, string | number>>;
  docType?: string;
  docId?: string;
  docNo?: string;
  /** When it happened, default now. */
  at?: Date;
}

/** Takes a notification further than the inbox, in the transaction of the event. */
export type Carrier = (trx: Trx, userIds: readonly string[], notification: Notification) => Promise<void>;
const carriers = new WeakMap<Db, Carrier>();

/** Says who takes the notifications of a server further. @param db the server's own database */
export const carryNotifications = (db: Db, carrier: Carrier): void => void carriers.set(db, carrier);

/** Puts the notification into the inbox of each user (ids, or login names), once each. */
export async function notify(trx: Trx, users: readonly { id: string }[], notification: Notification): Promise<void> {
  const { event, params = {}, docType, docId, docNo, at = new Date() } = notification;
  const ids = [...new Set(users.map(({ id }) => id))];
  if (ids.length === 0) return;
  const about = { event, params, doc_type: docType ?? null, doc_id: docId ?? null, doc_no: docNo ?? null, create_time: at.toISOString() };
  await writeLater(
    trx,
    writeMessages,
    ids.map((userId) => ({ id: newId(at.getTime()), user_id: userId, ...about })),
  );
  await carriers.get(rootOf(trx))?.(trx, ids, notification);
}

const columns = sql.raw('id, user_id, event, params, doc_type, doc_id, doc_no, create_time');

async function writeMessages(db: Db, messages: readonly (readonly object[])[]): Promise<void> {
  await sql`${planOnce} insert into message (${columns}) select ${columns}
    from jsonb_populate_recordset(null::message, ${json(messages.flat())}::jsonb)`.execute(db);
}

/** Active users by login name; unknown names are left out. */
export const usersNamed = (trx: Trx, usernames: readonly (string | null)[]): Promise<{ id: string }[]> => {
  const names = usernames.filter((name) => name !== null);
  return names.length === 0
    ? Promise.resolve([])
    : trx.selectFrom('sysUser').select('id').where('username', 'in', names).where('status', '=', 1).where('delFlag', '=', 0).execute();
};

/** Active users of a dealer (not of its sub-dealers) who have one of the roles. */
export const dealerUsers = async (trx: Trx, dealerCode: string, roles: readonly string[]): Promise<{ id: string }[]> =>
  (await usersOfDealers(trx, [dealerCode], roles)).get(dealerCode) ?? [];

/** The same of several dealers, by their codes. */
export async function usersOfDealers(trx: Trx, dealerCodes: readonly string[], roles: readonly string[]): Promise<Map<string, { id: string }[]>> {
  const rows = await trx
    .selectFrom('sysUser')
    .innerJoin('sysUserRole', 'sysUserRole.userId', 'sysUser.id')
    .innerJoin('sysUserDepart', 'sysUserDepart.userId', 'sysUser.id')
    .innerJoin('sysDepart', 'sysDepart.orgCode', 'sysUserDepart.orgCode')
    .select(['sysUser.id', 'sysDepart.dealerCode'])
    .distinct()
    .where(sql<SqlBool>`sys_depart.dealer_code = any(${[...dealerCodes]}::text[])`)
    .where('sysDepart.orgCategory', '=', 3)
    .where('sysUserRole.roleCode', 'in', [...roles])
    .where('sysUser.status', '=', 1)
    .where('sysUser.delFlag', '=', 0)
    .execute();
  return Map.groupBy(rows, ({ dealerCode }) => dealerCode!);
}

/** Active users of a dealer, and of one of its sub-dealers, who hold a permission. */
export const dealerUsersWith = (
  trx: Trx,
  permission: string,
  { dealerCode, subDealerCode }: { dealerCode: string; subDealerCode: string | null },
): Promise<{ id: string }[]> =>
  trx
    .selectFrom('sysUser')
    .select('sysUser.id')
    .distinct()
    .innerJoin('sysUserRole', 'sysUserRole.userId', 'sysUser.id')
    .innerJoin('sysRolePermission', 'sysRolePermission.roleCode', 'sysUserRole.roleCode')
    .innerJoin('sysUserDepart', 'sysUserDepart.userId', 'sysUser.id')
    .innerJoin('sysDepart', 'sysDepart.orgCode', 'sysUserDepart.orgCode')
    .where('sysRolePermission.permission', '=', permission)
    .where('sysDepart.dealerCode', '=', dealerCode)
    .where(({ eb, or }) => or([eb('sysDepart.subDealerCode', 'is', null), eb('sysDepart.subDealerCode', '=', subDealerCode)]))
    .where('sysUser.status', '=', 1)
    .where('sysUser.delFlag', '=', 0)
    .execute();

/** Active people of the maker who have one of the roles. */
export const staffOf = (trx: Trx, roles: readonly string[]): Promise<{ id: string }[]> =>
  trx
    .selectFrom('sysUser')
    .select('sysUser.id')
    .distinct()
    .innerJoin('sysUserRole', 'sysUserRole.userId', 'sysUser.id')
    .where('sysUserRole.roleCode', 'in', [...roles])
    .where('sysUser.userType', '=', 'maker')
    .where('sysUser.status', '=', 1)
    .where('sysUser.delFlag', '=', 0)
    .execute();

/** Active users who hold a permission, of the maker and of all dealers. */
export const usersWith = (trx: Trx, permission: string): Promise<{ id: string }[]> =>
  trx
    .selectFrom('sysUser')
    .select('sysUser.id')
    .distinct()
    .innerJoin('sysUserRole', 'sysUserRole.userId', 'sysUser.id')
    .innerJoin('sysRolePermission', 'sysRolePermission.roleCode', 'sysUserRole.roleCode')
    .where('sysRolePermission.permission', '=', permission)
    .where('sysUser.status', '=', 1)
    .where('sysUser.delFlag', '=', 0)
    .execute();

/**
 * Active people of the maker who hold a permission and whose market groups (none means all) include the dealer's.
 * @param only further limits: holders of a role, or one user by login name
 */
export const reviewersOf = (
  trx: Trx,
  permission: string,
  dealerCode: string,
  only: { role?: string | null; username?: string } = {},
): Promise<{ id: string; username: string; realname: string }[]> =>
  trx
    .selectFrom('sysUser')
    .select(['sysUser.id', 'sysUser.username', 'sysUser.realname'])
    .distinct()
    .innerJoin('sysUserRole', 'sysUserRole.userId', 'sysUser.id')
    .innerJoin('sysRolePermission', 'sysRolePermission.roleCode', 'sysUserRole.roleCode')
    .where('sysRolePermission.permission', '=', permission)
    .where('sysUser.userType', '=', 'maker')
    .$if(Boolean(only.username), (query) => query.where('sysUser.username', '=', only.username!))
    .$if(Boolean(only.role), (query) =>
      query.where((where) =>
        where.exists(
          where.selectFrom('sysUserRole as held').select('held.roleCode').whereRef('held.userId', '=', 'sysUser.id').where('held.roleCode', '=', only.role!),
        ),
      ),
    )
    .where('sysUser.status', '=', 1)
    .where('sysUser.delFlag', '=', 0)
    .where(
      sql<SqlBool>`(not exists (select 1 from sys_user_market_group g where g.user_id = sys_user.id)
        or exists (select 1 from sys_user_market_group g join dealer d on d.market_group = g.market_group where g.user_id = sys_user.id and d.dealer_code = ${dealerCode}))`,
    )
    .execute();
