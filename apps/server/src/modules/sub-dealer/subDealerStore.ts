import { sql, type SqlBool } from 'kysely';
import { documentStore, type NoLines } from '../../documents/saving/store.ts';
import { conditionOf } from '../../shared/list/filters.ts';
import { scopeCondition } from '../../shared/scope/scope.ts';
import type { CurrentUser } from '../../shared/session/currentUser.ts';
import { emptySubDealer, type SubDealerRow } from './tables.ts';

/** A dealer sees its sub-dealers, a sub-dealer itself. */
export const subDealerScope = (user: CurrentUser) => {
  if (user.orgCategory === 4) return sql<SqlBool>`${sql.ref('subDealer.unitOrgCode')} = ${user.orgCode}`;
  const condition = scopeCondition(user, 'subDealer');
  return condition ? conditionOf(condition) : sql<SqlBool>`true`;
};

export const subDealerStore = documentStore<SubDealerRow, NoLines>({
  docType: 'subDealer',
  table: 'subDealer',
  no: 'subDealerCode',
  scope: subDealerScope,
  empty: emptySubDealer,
  lines: {},
});
