import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { isInScope } from '../../shared/scope/scope.ts';
import { type CurrentUser, isMaker } from '../../shared/session/currentUser.ts';

const scoped = { table: 'vehicleOrder' };

/** Those who keep orders see drafts, too; a dealer sees its own, its sub-dealers none. */
export function vehicleOrderScope(user: CurrentUser): RawBuilder<SqlBool> {
  if (isMaker(user) && user.permissions.has('vehicleOrder:edit')) return isInScope(scoped, user);
  return releasedOrders(user);
}

/** Orders that were released. */
export function releasedOrders(user: CurrentUser): RawBuilder<SqlBool> {
  if (user.subDealerCode !== null) return sql<SqlBool>`false`;
  return sql<SqlBool>`(vehicle_order.status <> 'draft' and ${isInScope(scoped, user)})`;
}
