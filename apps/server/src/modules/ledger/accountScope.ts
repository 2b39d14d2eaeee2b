/** Whose accounts a user sees, and which of them. Accounts are the main dealer's: parts people see the parts account, sales people that of machines. */
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { type CurrentUser, isMaker } from '../../shared/session/currentUser.ts';
import { ownDealerCondition } from '../../shared/scope/sourceScope.ts';
import type { AccountType } from './tables.ts';

const all: readonly AccountType[] = ['vehicle', 'parts', 'deposit'];
const byRole: Readonly<Record<string, readonly AccountType[]>> = { DLR_ADMIN: all, DLR_PARTS: ['parts'], DLR_SALES: ['vehicle'] };

/** Account types that a user may see. */
export function accountTypesOf(user: CurrentUser): readonly AccountType[] {
  if (isMaker(user)) return all;
  const seen = new Set(user.roles.flatMap((role) => byRole[role] ?? []));
  return all.filter((type) => seen.has(type));
}

/** Rows of accounts that the user may see. @param table with `dealer_code` and `account_type` */
export function isOnOwnAccount(user: CurrentUser, table: string): RawBuilder<SqlBool> {
  const own = ownDealerCondition(user, table) ?? sql<SqlBool>`true`;
  const types = accountTypesOf(user);
  return types.length === all.length ? own : sql<SqlBool>`(${own} and ${sql.ref(`${table}.accountType`)} = any(${[...types]}::text[]))`;
}
