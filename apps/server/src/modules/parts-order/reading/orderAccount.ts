/** The account that orders are charged to, for those who may see it. */
import type { PartsOrderAccount } from '../../../generated/types.gen.ts';
import type { Context } from '../../../shared/context.ts';
import { type CurrentUser, isMaker } from '../../../shared/session/currentUser.ts';
import { ledger } from '../../ledger/service.ts';

/** Accounts are the main dealer's, and the parts account that of its administrators and parts people. */
const seesAccount = (user: CurrentUser): boolean =>
  isMaker(user) || (user.subDealerCode === null && user.roles.some((role) => role === 'DLR_ADMIN' || role === 'DLR_PARTS'));

/** The parts account in a currency; null to users who see no account. */
export async function accountFor(context: Context, { dealerCode, currency }: { dealerCode: string; currency: string }): Promise<PartsOrderAccount | null> {
  if (!seesAccount(context.user)) return null;
  return { currency, ...(await ledger.standing(context, { dealerCode, accountType: 'parts', currency })) };
}
