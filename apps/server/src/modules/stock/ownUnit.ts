import { refuse } from '../../shared/refusal/refusal.ts';
import type { CurrentUser } from '../../shared/session/currentUser.ts';

/** The unit whose shelves the user keeps: the dealer's own, or those of the sub-dealer. @throws E-012 for the maker's people */
export function ownUnit({ dealerCode, subDealerCode }: CurrentUser): { dealerCode: string; subDealerCode: string } {
  if (dealerCode === null) throw refuse('E-012');
  return { dealerCode, subDealerCode: subDealerCode ?? '' };
}

/** Whether a row lies on the shelves that the user keeps. */
export const isOwn = (user: CurrentUser, row: { dealerCode: string; subDealerCode: string }): boolean =>
  row.dealerCode === user.dealerCode && row.subDealerCode === (user.subDealerCode ?? '');
