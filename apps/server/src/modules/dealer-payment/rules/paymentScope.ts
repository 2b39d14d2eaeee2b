import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { type CurrentUser, isMaker } from '../../../shared/session/currentUser.ts';
import { isOnOwnAccount } from '../../ledger/service.ts';

/** Payments on accounts that the user sees. Drafts of finance are its own. */
export const paymentScope = (user: CurrentUser): RawBuilder<SqlBool> => {
  const own = isOnOwnAccount(user, 'dealerPayment');
  return isMaker(user) ? own : sql<SqlBool>`(${own} and (dealer_payment.kind = 'remittance' or dealer_payment.status <> 'draft'))`;
};
