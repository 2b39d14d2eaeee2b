import { type RawBuilder, type SqlBool, sql } from 'kysely';

/** Whether a user can sign in as far as passwords go: they have one, and a one-time password is not over. @param table `sys_user`, or its alias */
export const hasPassword = (table: string): RawBuilder<SqlBool> =>
  sql<SqlBool>`(${sql.ref(`${table}.passwordHash`)} <> '' and coalesce(${sql.ref(`${table}.oneTimeUntil`)} > now(), true))`;
