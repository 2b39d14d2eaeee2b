import type { Context } from '../../shared/context.ts';
import { newId } from '../../shared/database/database.ts';
import { forbidden } from '../../shared/refusal/refusal.ts';
import { isMaker } from '../../shared/session/currentUser.ts';

/** The dealer, or the sub-dealer, that a document belongs to. */
export interface DocumentOwner {
  orgCode: string;
  dealerCode: string;
  dealerName: string;
  subDealerCode: string | null;
  subDealerName: string | null;
}

interface OwnedHeader extends DocumentOwner {
  id: string;
  createBy: string;
  createTime: string;
}

/** The header of a new document of the user's dealer, with everything but its number; 403 for the maker's staff. */
export function newHeader<Header extends OwnedHeader>(context: Context, empty: Header): Header {
  const { orgCode, dealerCode, dealerName, subDealerCode, subDealerName } = context.user;
  if (isMaker(context.user) || orgCode === null || dealerCode === null || dealerName === null) throw forbidden('forbidden');
  return newHeaderFor(context, empty, { orgCode, dealerCode, dealerName, subDealerCode, subDealerName });
}

/** The header of a document that the maker's staff, or the system, make for a dealer: the same, with its author. */
export function newHeaderFor<Header extends OwnedHeader>(
  { services, user }: Context,
  empty: Header,
  { orgCode, dealerCode, dealerName, subDealerCode, subDealerName }: DocumentOwner,
): Header {
  const now = services.now();
  return {
    ...empty,
    id: newId(now.getTime()),
    orgCode,
    dealerCode,
    dealerName,
    subDealerCode,
    subDealerName,
    createBy: user.username,
    createTime: now.toISOString(),
  };
}
