import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { type CurrentUser, isMaker } from '../../shared/session/currentUser.ts';
import { isInScope } from '../../shared/scope/scope.ts';

const scoped = { table: 'monthlyCollectReceipts' };

/** A dealer sees its statements once they are issued; its sub-dealers see none. */
export function receiptScope(user: CurrentUser): RawBuilder<SqlBool> {
  if (isMaker(user)) return isInScope(scoped, user);
  if (user.subDealerCode !== null) return sql<SqlBool>`false`;
  return sql<SqlBool>`(monthly_collect_receipts.status <> 'draft' and ${isInScope(scoped, user)})`;
}
