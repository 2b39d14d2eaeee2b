import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { ownDealerCondition } from '../../shared/scope/sourceScope.ts';
import { type CurrentUser, isMaker } from '../../shared/session/currentUser.ts';

/** Fees are for the people of the dealer itself, not of its sub-dealers; they see what is approved. */
export const feeScope = (user: CurrentUser): RawBuilder<SqlBool> => {
  const ofDealer = ownDealerCondition(user, 'serviceFee') ?? sql<SqlBool>`true`;
  return isMaker(user) ? ofDealer : sql<SqlBool>`(service_fee.status in ('audit_succeeded', 'closed') and ${ofDealer})`;
};
