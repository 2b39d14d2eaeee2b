import type { Context } from '../../shared/context.ts';
import { newId } from '../../shared/database/database.ts';
import { forbidden } from '../../shared/refusal/refusal.ts';
import { isMaker } from '../../shared/session/currentUser.ts';

interface OwnedHeader {
  id: string;
  orgCode: string;
  dealerCode: string;
  dealerName: string;
  subDealerCode: string | null;
  subDealerName: string | null;
  createBy: string;
  createTime: string;
}

/** The header of a new document of the user's dealer, with everything but its number; 403 for the maker's staff. */
export function newHeader<Header extends OwnedHeader>({ services, user }: Context, empty: Header): Header {
  const { orgCode, dealerCode, dealerName, subDealerCode, subDealerName, username } = user;
  if (isMaker(user) || orgCode === null || dealerCode === null || dealerName === null) throw forbidden('forbidden');
  const now = services.now();
  return {
    ...empty,
    id: newId(now.getTime()),
    orgCode,
    dealerCode,
    dealerName,
    subDealerCode,
    subDealerName,
    createBy: username,
    createTime: now.toISOString(),
  };
}
