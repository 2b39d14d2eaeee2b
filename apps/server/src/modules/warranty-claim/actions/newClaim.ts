import type { Context } from '../../../shared/context.ts';
import { newId } from '../../../shared/database/database.ts';
import { forbidden } from '../../../shared/refusal/refusal.ts';
import { isMaker } from '../../../shared/session/currentUser.ts';
import { emptyHeader } from '../rules/emptyClaim.ts';
import type { Claim, ClaimHeader } from '../store/tables.ts';

/** An empty claim of the user's dealer, with everything but its number. */
export function newClaim({ services, user }: Context): Claim {
  const { orgCode, dealerCode, dealerName, subDealerCode, subDealerName, username } = user;
  if (isMaker(user) || orgCode === null || dealerCode === null || dealerName === null) throw forbidden('forbidden');
  const now = services.now();
  const at = now.toISOString();
  const header: ClaimHeader = {
    ...emptyHeader,
    id: newId(now.getTime()),
    orgCode,
    dealerCode,
    dealerName,
    subDealerCode,
    subDealerName,
    createBy: username,
    createTime: at,
  };
  return { header, faults: [], labour: [], parts: [] };
}
