import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { CurrentUser } from '../session/currentUser.ts';
import { limited, scopeCondition, seesAll } from './scope.ts';

/**
 * How the rows of a source that pickers read are limited to what the caller may see.
 * `public` not at all; `document` by the document columns; `dealer` by the dealer; `depart` and `user` by the branch of the tree;
 * `ownDealer` by the code of the dealer alone, for what sub-dealers do not see; `unit` by the codes of dealer and sub-dealer.
 */
export type SourceScope = 'public' | 'document' | 'dealer' | 'depart' | 'user' | 'ownDealer' | 'unit';

type Condition = RawBuilder<SqlBool> | undefined;

/** Condition on the rows of `table`; undefined when the caller sees all. */
export const sourceCondition = (user: CurrentUser, table: string, scope: SourceScope): Condition => conditions[scope](user, table);

const conditions: Readonly<Record<SourceScope, (user: CurrentUser, table: string) => Condition>> = {
  public: () => undefined,
  document: scopeCondition,
  dealer: dealerCondition,
  depart: departCondition,
  user: userCondition,
  ownDealer: ownDealerCondition,
  unit: unitCondition,
};

const byMarketGroup = (user: CurrentUser): boolean => user.scope === 'REGION' && user.userType === 'maker';
const ownOrgOnly = (user: CurrentUser): boolean => user.scope === 'ORG' || user.scope === 'SELF' || user.orgCategory === 4;

/** Dealers: the reviewer's market groups, or the own one. */
export function dealerCondition(user: CurrentUser, table: string): Condition {
  return limited(user, table, dealersOf(user, table));
}

function dealersOf(user: CurrentUser, table: string): Condition {
  if (seesAll(user)) return undefined;
  if (byMarketGroup(user)) return sql<SqlBool>`${sql.ref(`${table}.marketGroup`)} = any(${user.marketGroups})`;
  return sql<SqlBool>`${sql.ref(`${table}.dealerCode`)} = ${user.dealerCode}`;
}

/** Departments: reviewers see the maker and their market groups, a dealer its own branch, a sub-dealer itself. */
export function departCondition(user: CurrentUser, table: string): Condition {
  const column = (name: string) => sql.ref(`${table}.${name}`);
  if (seesAll(user)) return undefined;
  if (byMarketGroup(user))
    return sql<SqlBool>`(${column('dealerCode')} is null or ${column('dealerCode')} in (select dealer_code from dealer where market_group = any(${user.marketGroups})))`;
  if (user.orgCode === null) return sql<SqlBool>`false`;
  return ownOrgOnly(user) ? sql<SqlBool>`${column('orgCode')} = ${user.orgCode}` : sql<SqlBool>`starts_with(${column('orgCode')}, ${user.orgCode})`;
}

/** Users who belong to a department in scope. Users always see themselves. */
export function userCondition(user: CurrentUser, table: string): Condition {
  const departs = departCondition(user, 'sysDepart');
  if (!departs) return undefined;
  const id = sql.ref(`${table}.id`);
  return sql<SqlBool>`(${id} = ${user.id} or exists (select 1 from sys_user_depart join sys_depart on sys_depart.org_code = sys_user_depart.org_code
    where sys_user_depart.user_id = ${id} and ${departs}))`;
}

/** Records of a dealer as a whole: visible to its own users, not to those of its sub-dealers. */
export function ownDealerCondition(user: CurrentUser, table: string): Condition {
  return limited(user, table, recordsOf(user, table));
}

function recordsOf(user: CurrentUser, table: string): Condition {
  if (seesAll(user)) return undefined;
  const dealerCode = sql.ref(`${table}.dealerCode`);
  if (byMarketGroup(user)) return sql<SqlBool>`${dealerCode} in (select dealer_code from dealer where market_group = any(${user.marketGroups}))`;
  return user.orgCategory === 3 && user.scope !== 'SELF' ? sql<SqlBool>`${dealerCode} = ${user.dealerCode}` : sql<SqlBool>`false`;
}

/** Records of a dealer or of one of its sub-dealers: a dealer sees both, a sub-dealer its own. */
export function unitCondition(user: CurrentUser, table: string): Condition {
  if (user.orgCategory !== 4 || user.scope === 'SELF') return ownDealerCondition(user, table);
  return sql<SqlBool>`(${sql.ref(`${table}.dealerCode`)} = ${user.dealerCode} and ${sql.ref(`${table}.subDealerCode`)} = ${user.subDealerCode})`;
}
