import type { Authored } from '../../shared/database/database.ts';
import type { Generated } from 'kysely';
import type { Scope } from '../../shared/session/currentUser.ts';
import type { Language } from '../../shared/messages/messages.ts';

export interface UserTable {
  id: string;
  username: string;
  /** argon2id in PHC form, e.g. `$argon2id$v=19$m=19456,t=2,p=1$salt$hash`. */
  passwordHash: string;
  /** Of a one-time password that has an end: until then it signs in. */
  oneTimeUntil: Generated<string | null>;
  realname: string;
  sex: '1' | '2' | null;
  phone: string | null;
  email: string | null;
  avatar: string | null;
  userType: 'maker' | 'dealer';
  workNo: string | null;
  positionId: Generated<string | null>;
  /** 1 normal, 2 frozen, 3 asked for the account and waits. */
  status: Generated<number>;
  language: Language;
  timezone: string;
  /** Department chosen last; checked against `sysUserDepart` at every use. */
  currentOrgCode: string | null;
  pwdUpdateTime: string;
  needChangePassword: 'Y' | 'N';
  /** Which messages come by mail, too: none, each at once, or those of a day together. */
  mailMode: Generated<'none' | 'atOnce' | 'daily'>;
  /** Of the last mail with the messages of a day. */
  digestTime: Generated<string | null>;
  /** Names the user in the link by which they leave all mails. */
  unsubscribeToken: Generated<string>;
  lastLoginTime: string | null;
  createBy: string;
  createTime: Generated<string>;
  updateBy: string | null;
  updateTime: string | null;
  delFlag: Generated<number>;
  /** Grows with what the administrators' form changes. */
  version: Generated<number>;
}

/** Request of a user with status 3. */
export interface AccessRequestTable {
  userId: string;
  company: string;
  note: string | null;
}

/** The link by which a user chooses a password. */
export interface PasswordTokenTable {
  userId: string;
  tokenHash: string;
  kind: 'reset' | 'invite';
  expireTime: string;
  createTime: Generated<string>;
}

export interface UserRoleTable {
  userId: string;
  roleCode: string;
}

export interface UserDepartTable {
  userId: string;
  orgCode: string;
}

/** Market groups a maker's reviewer looks after; no row means all. */
export interface UserMarketGroupTable {
  userId: string;
  marketGroup: string;
}

export interface RoleTable extends Authored<Generated<string>> {
  id: Generated<string>;
  roleCode: string;
  roleName: string;
  description: string | null;
  dataScope: Scope;
  /** Y: came with the system. */
  builtIn: Generated<'Y' | 'N'>;
  version: Generated<number>;
}

export interface RolePermissionTable {
  roleCode: string;
  /** `{module}:{action}`, or `{module}:{list}:{action}` for lines. */
  permission: string;
}

declare module '../../shared/database/database.ts' {
  interface Database {
    sysUser: UserTable;
    accessRequest: AccessRequestTable;
    passwordToken: PasswordTokenTable;
    sysUserRole: UserRoleTable;
    sysUserDepart: UserDepartTable;
    sysUserMarketGroup: UserMarketGroupTable;
    sysRole: RoleTable;
    sysRolePermission: RolePermissionTable;
  }
}
