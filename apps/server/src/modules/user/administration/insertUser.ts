import { sql } from 'kysely';
import { newId, type Trx } from '../../../shared/database/database.ts';
import type { Language } from '../../../shared/messages/messages.ts';
import { requestedStatus } from './manageable.ts';
import '../tables.ts';

export interface NewUser {
  username: string;
  /** Of `hashPassword`. */
  passwordHash: string;
  /** Of a one-time password: until then it signs in. Default: without an end. */
  oneTimeUntil?: string | null;
  realname: string;
  userType: 'maker' | 'dealer';
  language: Language;
  /** IANA name. */
  timezone: string;
  /** Role codes. */
  roles: readonly string[];
  /** Org codes. */
  departs: readonly string[];
  /** Market groups of a reviewer; none means all. */
  marketGroups?: readonly string[];
  needChangePassword?: boolean;
  /** Frozen from the start. */
  frozen?: boolean;
  /** Only asks for an account. */
  requested?: boolean;
  /** Days since the password was set; default 0. */
  passwordAgeDays?: number;
  /** Department the user works in; default the only one. */
  currentOrgCode?: string | null;
  email?: string;
  phone?: string;
}

/** Adds a user with roles, departments and market groups. @returns its id */
export async function insertUser(trx: Trx, user: NewUser): Promise<string> {
  const id = newId();
  await trx
    .insertInto('sysUser')
    .values({
      id,
      username: user.username,
      passwordHash: user.passwordHash,
      oneTimeUntil: user.oneTimeUntil ?? null,
      realname: user.realname,
      sex: null,
      phone: user.phone ?? null,
      email: user.email ?? null,
      avatar: null,
      userType: user.userType,
      workNo: null,
      status: user.requested ? requestedStatus : user.frozen ? 2 : 1,
      language: user.language,
      timezone: user.timezone,
      currentOrgCode: user.currentOrgCode ?? (user.departs.length === 1 ? user.departs[0]! : null),
      pwdUpdateTime: sql<string>`now() - ${user.passwordAgeDays ?? 0} * interval '1 day'`,
      needChangePassword: user.needChangePassword ? 'Y' : 'N',
      lastLoginTime: null,
      createBy: 'system',
      updateBy: null,
      updateTime: null,
    })
    .execute();
  if (user.roles.length > 0)
    await trx
      .insertInto('sysUserRole')
      .values(user.roles.map((roleCode) => ({ userId: id, roleCode })))
      .execute();
  if (user.departs.length > 0)
    await trx
      .insertInto('sysUserDepart')
      .values(user.departs.map((orgCode) => ({ userId: id, orgCode })))
      .execute();
  if (user.marketGroups?.length)
    await trx
      .insertInto('sysUserMarketGroup')
      .values(user.marketGroups.map((marketGroup) => ({ userId: id, marketGroup })))
      .execute();
  return id;
}
